import { Refusal } from '../handler.js'

/** The two halves of a metadata PATCH. */
export interface MetadataPatch {
  readonly updated: Readonly<Record<string, string>>
  readonly removed: readonly string[]
}

/** Reads `{updated: {…}, removed: […]}`: both must be there, or the answer is a 500 in the words of Python. */
export function readMetadataPatch(body: unknown): MetadataPatch {
  if (body === undefined || body === null) throw new Refusal(500, "'NoneType' object is not subscriptable")
  const fields = body as Record<string, unknown>
  for (const name of ['updated', 'removed']) if (!(name in fields)) throw new Refusal(500, `'${name}'`)
  const updated: Record<string, string> = {}
  for (const [key, value] of Object.entries((fields.updated ?? {}) as Record<string, unknown>))
    updated[key] = String(value)
  return { updated, removed: Array.isArray(fields.removed) ? fields.removed.map(String) : [] }
}

export function patched(old: Readonly<Record<string, string>>, patch: MetadataPatch): Record<string, string> {
  const next = { ...old, ...patch.updated }
  for (const key of patch.removed) delete next[key]
  return next
}
