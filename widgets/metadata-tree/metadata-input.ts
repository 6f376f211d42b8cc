import { isRecord } from '../internal/is-record.js'
import type { Metadata, Namespace } from './namespace-tree.js'

/** What has a name can be shown, whatever else it has. */
export function isNamespace(value: unknown): value is Namespace {
  return isRecord(value) && typeof value['namespace'] === 'string'
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
