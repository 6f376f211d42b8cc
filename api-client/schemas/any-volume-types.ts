import { id, list, type Model, reader, text, texts } from './fields.js'

const anyVolumeTypeShape = {
  id: id(),
  name: text(),
  description: text(),
  /** Name of the QoS spec it is associated with. */
  qos_spec: text(),
  /** Provider of its encryption. */
  encryption: text(),
  /** `Yes` or `No`, or a page's word for it. */
  public: text(),
  /** Names of what Horizon's table offers for it, of which some tell what it is: `edit_access`, `update_encryption` … */
  offered: texts(),
}
/** A volume type as administrators are told of it. */
export type AnyVolumeType = Model<typeof anyVolumeTypeShape>
export const anyVolumeTypes = list(reader(anyVolumeTypeShape))
