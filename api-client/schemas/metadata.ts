import { z } from '../zod.js'
import { isRecord, readText } from './fields.js'

/** Metadata, properties or extra specs as an answer: names to texts; other values are written as JSON. */
export const metadata = z.pipe(
  z.unknown(),
  z.transform((value, context): Readonly<Record<string, string>> => {
    if (isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, readText(entry) ?? JSON.stringify(entry)]),
      )
    }
    context.issues.push({ code: 'custom', message: 'not an object', input: value })
    return z.NEVER
  }),
)

/** A change of metadata. Both parts are always sent: some endpoints fail without. */
export const metadataChange = z.object({
  updated: z.prefault(z.record(z.string(), z.unknown()), {}),
  removed: z.prefault(z.array(z.string()), []),
})
