import type { Metadata, Namespace } from './namespace-tree.js'

/** An object of keys and values. */
export function isRecord(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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
