import { z } from '../zod.js'
import { id, limit, list, type Model, reader, text } from './fields.js'

const quotaShape = { name: id(), display_name: text(), limit: limit() }

/** One default quota; `limit` is Infinity when unlimited. */
export type Quota = Model<typeof quotaShape>

export const quotas = list(reader(quotaShape))

/** New limits by quota name; -1 means unlimited (JSON knows no Infinity). */
export const quotaChange = z.record(z.string(), z.int().check(z.minimum(-1)))
