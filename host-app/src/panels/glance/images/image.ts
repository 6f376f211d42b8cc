import type { AnswerOf } from '@stratus/api-client'
import { remembered } from '../../../stores/row-memory.js'

/** An image as the client gives it (P-IMG-06). */
export type Image = AnswerOf<'glance.images.get'> & {
  /** False: another project's, which this user may not change; undefined while that is not known. */
  readonly own?: boolean
}

/** What a tab keeps of the list: neither properties nor what an upload came with. */
export const rememberedImages = remembered<Image>('images', [
  'id',
  'name',
  'name_or_id',
  'type',
  'status',
  'owner',
  'visibility',
  'is_public',
  'protected',
  'disk_format',
  'container_format',
  'size',
  'min_disk',
  'min_ram',
  'created_at',
  'updated_at',
])
