import { count, id, list, type Model, pairs, reader, single, told, text } from './fields.js'

const backupShape = {
  ...told,
  id: id(),
  name: text(),
  /** Name of the project, in lists of all. */
  project: text(),
  description: text(),
  /** Bytes. */
  size: count(),
  /** `available`, or a page's word for it. */
  status: text(),
  /** Name of the volume that it was taken of. */
  volume: text(),
  /** Name of the snapshot that it was taken of; null when it was the volume itself. */
  snapshot: text(),
  /** Pages of Horizon about what its cells name, by field. */
  links: pairs(),
  /** Null where a page tells, which links to it. */
  volume_id: text(),
}
export type Backup = Model<typeof backupShape>
export const backups = list(reader(backupShape))

const backupDetailsShape = {
  /** In a page's words where it tells. */
  created_at: text(),
  /** Null on the page of the project's own. */
  project_id: text(),
}
/** What a list leaves out of a backup. */
export type BackupDetails = Model<typeof backupDetailsShape>
export const backupDetails = single(reader(backupDetailsShape))
