import type { CellValue, Row } from './column.js'

const paths = new Map<string, readonly string[]>()

function partsOf(field: string): readonly string[] {
  let parts = paths.get(field)
  if (!parts) paths.set(field, (parts = field.split('.')))
  return parts
}

/**
 * What a row has under a name, `status`, or below it, `flavor.name`. A key that has the dots in it goes first. Dates become text,
 * lists keep their texts and numbers; anything else that is no value is none.
 */
export function readField(row: Row, field: string): CellValue {
  let found: unknown = row
  if (Object.hasOwn(row, field)) found = Reflect.get(row, field)
  else for (const part of partsOf(field)) found = found === null || found === undefined ? found : Object(found)[part]
  return toValue(found)
}

function toValue(found: unknown): CellValue {
  switch (typeof found) {
    case 'string':
    case 'number':
    case 'boolean':
      return found
    case 'bigint':
      return String(found)
    case 'object':
      if (Array.isArray(found)) return found.filter((item) => typeof item === 'string' || typeof item === 'number')
      if (found instanceof Date) return Number.isNaN(found.getTime()) ? undefined : found.toISOString()
      return undefined
    default:
      return undefined
  }
}
