import type { AnswerOf } from '@stratus/api-client'

export type Backup = AnswerOf<'cinder.backups.list'>['items'][number]
