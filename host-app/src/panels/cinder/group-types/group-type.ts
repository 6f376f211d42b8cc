import type { AnswerOf } from '@stratus/api-client'

export type GroupType = AnswerOf<'cinder.groupTypes.list'>['items'][number]
