import type { AnswerOf } from '@stratus/api-client'
import { only } from '../../shared/row-memory.js'

/** An image as the client gives it (P-IMG-06). */
export type Image = AnswerOf<'glance.images.get'>

const shownFields = [
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
] as const

const noImage = {
  checksum: null,
  architecture: null,
  members: null,
  properties: {},
  description: null,
  virtual_size: null,
  kernel_id: null,
  ramdisk_id: null,
  tags: [],
  upload_url: null,
  token_id: null,
}

/** What the list shows of an image: neither its properties nor what an upload came with. */
export const shownOfImage = (image: Image): Image => ({ ...noImage, ...only(image, shownFields) })
