import { bag, id, isRecord, list, type Field, type Model, reader, single, text, texts } from './fields.js'

const metadefShape = {
  /** The namespace: `OS::Compute::CPUPinning`. */
  id: id(),
  display_name: text(),
  description: text(),
  resource_types: texts(),
  /** `Yes`, `No`, or the cloud's word for either in another language. */
  public: text(),
  protected: text(),
  /** Names of what Horizon offers to do with it; empty where there is none. */
  offered: texts(),
}
/** A namespace of metadata definitions, as administrators see it. */
export type Metadef = Model<typeof metadefShape>
export const metadefs = list(reader(metadefShape))

/** An object; a page tells it as a text of JSON. */
const written: Field<Readonly<Record<string, unknown>>> = {
  ...bag(),
  read(value) {
    if (typeof value !== 'string') return isRecord(value) ? value : {}
    try {
      const read: unknown = JSON.parse(value)
      return isRecord(read) ? read : {}
    } catch {
      return {}
    }
  },
}

/** A whole namespace, as it is imported. */
export const metadefContents = single(reader({ contents: written }))
