import { id, list, type Model, reader, text } from './fields.js'

const volumeProcessShape = {
  /** Binary, host and zone, with dashes between them. */
  id: id(),
  /** `cinder-volume` … */
  binary: text(),
  host: text(),
  zone: text(),
  /** `Enabled` or `Disabled`, or a page's word for it. */
  status: text(),
  /** `Up` or `Down`, or a page's word for it: whether it answers. */
  running: text(),
  /** A page's words, `0 minutes`, or a time. */
  updated: text(),
  disabled_reason: text(),
}
/** A process of the volume service, which Horizon's JSON does not tell of. */
export type VolumeProcess = Model<typeof volumeProcessShape>
export const volumeProcesses = list(reader(volumeProcessShape))
