import { count, type Field, id, list, type Model, readTexts, reader, text, told } from './fields.js'

/** A page writes those of a volume in one line; names of instances may have commas too. */
const attachments: Field<readonly string[]> = {
  names: [],
  required: false,
  read: (value) => (typeof value === 'string' ? value.split(/,\s*(?=\/)/) : readTexts(value)),
}

const toldVolumeShape = {
  ...told,
  id: id(),
  name: text(),
  description: text(),
  /** Name of its project, where those of all are told. */
  project: text(),
  host: text(),
  /** Bytes. */
  size: count(),
  /** A page's word, `Awaiting Transfer`, or a service's. */
  status: text(),
  /** Name of its group. */
  group: text(),
  type: text(),
  /** `/dev/vdb on vm-1`, each. */
  attached_to: attachments,
  availability_zone: text(),
  /** `Yes` or `No`, or a page's word for it. */
  bootable: text(),
  encrypted: text(),
}
/** A volume as a page tells of it, for a Horizon whose JSON cannot. */
export type ToldVolume = Model<typeof toldVolumeShape>
export const toldVolumes = list(reader(toldVolumeShape))
