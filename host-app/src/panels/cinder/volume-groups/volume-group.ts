import type { AnswerOf } from '@stratus/api-client'

export type VolumeGroup = AnswerOf<'cinder.groups.list'>['items'][number]
