import { isSourceType } from './boot-sources.js'
import { wishLists, type LaunchWish, type PlainFields, type Wanted } from './launch-wish.js'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each plain field with what it may be. */
const isPlain: { readonly [Field in keyof PlainFields]: (value: unknown) => boolean } = {
  name: isTextOrNull,
  description: isTextOrNull,
  instance_count: isCountOrNull,
  config_drive: isBoolean,
  disk_config: (value) => value === 'AUTO' || value === 'MANUAL',
  vol_create: isBoolean,
  vol_delete_on_instance_delete: isBoolean,
  vol_size: isCountOrNull,
  scheduler_hints: isTexts,
  metadata: isTexts,
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean'
}
function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
function isCountOrNull(value: unknown): boolean {
  return value === null || (Number.isInteger(value) && Number(value) > 0)
}
/** Keys and texts, as of metadata. */
export function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((each) => typeof each === 'string')
}

function readWanted(stored: unknown): readonly Wanted[] | undefined {
  if (!Array.isArray(stored)) return undefined
  return stored.flatMap((each: unknown) =>
    isRecord(each) && typeof each.id === 'string' && typeof each.name === 'string'
      ? [{ id: each.id, name: each.name }]
      : [],
  )
}

/** A wish that was stored; what cannot be read is left out. Null: it is none. */
export function readWish(stored: unknown): LaunchWish | null {
  if (!isRecord(stored)) return null
  const { fields, source, choices } = stored
  if (!isRecord(fields) || !isRecord(choices)) return null
  const plain = Object.entries(isPlain).filter(([name, test]) => Object.hasOwn(fields, name) && test(fields[name]))
  const types = isRecord(source) && Array.isArray(source.types) ? source.types.map(String).filter(isSourceType) : []
  const lists = wishLists.flatMap((list) => {
    const names = readWanted(choices[list])
    return names ? [[list, names] as const] : []
  })
  return {
    fields: Object.fromEntries(plain.map(([name]) => [name, fields[name]])),
    source: types.length > 0 && isRecord(source) ? { types, wanted: readWanted(source.wanted) ?? [] } : null,
    choices: Object.fromEntries(lists),
  }
}
