import type { MessageTuple } from '../../internal/message-model.js'

/** The tuples of an `X-Horizon-Messages` header; what is not one is left out, and what is not JSON is none. */
export function messageTuples(header: string | null): readonly MessageTuple[] {
  if (!header) return []
  try {
    const list: unknown = JSON.parse(header)
    return Array.isArray(list) ? list.filter(isTuple) : []
  } catch {
    return []
  }
}

function isTuple(entry: unknown): entry is MessageTuple {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    typeof entry[1] === 'string' &&
    entry[1].trim() !== '' &&
    (entry[2] === undefined || typeof entry[2] === 'string')
  )
}
