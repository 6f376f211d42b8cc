import type { AnswerOf } from '@stratus/api-client'

/** An image as the client gives it (P-IMG-06). */
export type Image = AnswerOf<'glance.images.get'>
