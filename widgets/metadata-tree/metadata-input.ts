import { isRecord } from '../internal/is-record.js'
import type { Metadata, Namespace } from './namespace-tree.js'

/** Computed by the image service: shown, never written. */
export const imageHashes: ReadonlySet<string> = new Set(['os_hash_algo', 'os_hash_value'])
/** Of an image this is a field of its own elsewhere. */
export const imageHidden: ReadonlySet<string> = new Set(['description'])

/** What has a name can be shown, whatever else it has. */
function isNamespace(value: unknown): value is Namespace {
  return isRecord(value) && typeof value['namespace'] === 'string'
}

/** Those of them that can be shown. */
export function readNamespaces(given: unknown, warn: (text: string) => void): readonly Namespace[] {
  if (!Array.isArray(given)) {
    warn('namespaces must be an array.')
    return []
  }
  if (given.every(isNamespace)) return given
  warn('a namespace must be an object with the text `namespace`; others are left out.')
  return given.filter(isNamespace)
}

/** Metadata as JSON text; undefined when it is none. */
export function readMetadata(json: string): Metadata | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
