import { id, limit, many, type Model, reader, single, text, texts, used } from './fields.js'

const quotaShape = {
  /** `instances`, as its service calls it. */
  name: id(),
  label: text(),
  /** Infinity: there is none. */
  limit: limit(),
  /** With what is promised; null where it is not told. */
  used: used(),
}
/** A quota of a project with its use. */
export type QuotaInUse = Model<typeof quotaShape>

const projectUseShape = {
  quotas: many(reader(quotaShape)),
  /** What services said that did not tell theirs. */
  missing: texts(),
}
/** What a project uses of what it may. */
export type ProjectUse = Model<typeof projectUseShape>
export const projectUse = single(reader(projectUseShape))
