import type { Json } from './json.js'
import { ServiceError } from './service-error.js'

/**
 * Nothing is asked of a service for half a request.
 * @throws ServiceError 400 that names the first field that is missing
 */
export function mustHave(body: Json, names: readonly string[]): void {
  const missing = names.find((name) => !(name in body))
  if (missing !== undefined) throw new ServiceError(400, `missing required parameter '${missing}'`)
}

/** Names that a change of metadata takes away. */
export const removed = (body: Json): string[] => (Array.isArray(body['removed']) ? body['removed'].map(String) : [])
