import type { AnswerOf } from '@stratus/api-client'

export type GroupSnapshot = AnswerOf<'cinder.groupSnapshots.list'>['items'][number]
