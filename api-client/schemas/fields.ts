import { z } from '../zod.js'

/**
 * How one field of a resource is read: from which names on the wire (Horizon 23 and today's differ), and into what.
 * Readers are plain functions, because lists of 10,000 rows are read on every poll.
 */
export interface Field<T> {
  /** Wire names in order of preference; empty means the field's own name. */
  readonly names: readonly string[]
  readonly read: (value: unknown) => T
  /** Without a value the whole item is useless (an id). */
  readonly required: boolean
}

type Shape = Readonly<Record<string, Field<unknown>>>

type Fields<S extends Shape> = { readonly [Key in keyof S]: S[Key] extends Field<infer T> ? T : never }

/** The documented fields; what else the server sent is in `extra`, under its wire names, when there is any. */
export type Model<S extends Shape> = Fields<S> & { readonly extra?: Extra }

type Extra = Readonly<Record<string, unknown>>

const field = <T>(read: (value: unknown) => T, names: readonly string[]): Field<T> => ({ names, read, required: false })

/** Text; a number is written out; anything else is null. */
export const text = (...names: string[]): Field<string | null> => field(readText, names)
/** A finite number, or text that is one; else null. */
export const count = (...names: string[]): Field<number | null> => field(readCount, names)
/** True, false, or null; also from the texts 'true' and 'false' in any case. */
export const flag = (...names: string[]): Field<boolean | null> => field(readFlag, names)
/** A quota or limit: -1, null and 1e+999 all mean unlimited, Infinity (DEC-19). Null only when it is missing. */
export const limit = (...names: string[]): Field<number | null> => field(readLimit, names)
/** A use of a quota; never negative. Null when missing. */
export const used = (...names: string[]): Field<number | null> => field(readUsed, names)
/** A list of texts; [] when missing. */
export const texts = (...names: string[]): Field<readonly string[]> => field(readTexts, names)
/** A list of texts, also of a text with commas between them; [] when missing. */
export const words = (...names: string[]): Field<readonly string[]> =>
  field((value) => (typeof value === 'string' ? value.split(',').map((word) => word.trim()) : readTexts(value)), names)
/** Of rows of a page's part (`PartsRecord`) the last word each: `IP Address 10.0.0.1`; one text is a row; [] when missing. */
export const lastWords = (...names: string[]): Field<readonly string[]> =>
  field((value) => readRows(value).flatMap((row) => row.at(-1)?.split(' ').at(-1) ?? []), names)
/** Of rows of a page's part the first cell each; [] when missing. */
export const firstCells = (...names: string[]): Field<readonly string[]> =>
  field((value) => readRows(value).flatMap((row) => row[0] ?? []), names)
/** An object of any kind; {} when missing. */
export const bag = (...names: string[]): Field<Readonly<Record<string, unknown>>> => field(readBag, names)
/** `UP` or `DOWN`, also of a flag, and of a page's word for one (A-REL-01); another word stays. */
export const upOrDown = (...names: string[]): Field<string | null> => field(readUpOrDown, names)
/** Metadata: values as texts; {} when missing. */
export const pairs = (...names: string[]): Field<Readonly<Record<string, string>>> => field(readPairs, names)
/** The value as it came; undefined becomes null. */
export const raw = (...names: string[]): Field<unknown> => field((value) => value ?? null, names)

/** What a row of a page tells beside its cells (`TableRecord`); of services nothing but the state. */
export const told = {
  /** How Horizon colours the row; null where it does not. */
  state: field((value) => (value === 'up' || value === 'down' || value === 'warning' ? value : null), []),
}

/** An item is dropped when this has no text. */
export const id = (...names: string[]): Field<string> => ({
  names,
  required: true,
  read: (value) => readText(value) ?? '',
})

/** Objects of one kind; items that cannot be read are left out; [] when missing. */
export const many = <T>(item: (value: unknown) => T | null, ...names: string[]): Field<readonly T[]> =>
  field((value) => (Array.isArray(value) ? value.flatMap((one) => item(one) ?? []) : []), names)

/** One nested object, or null. */
export const one = <T>(item: (value: unknown) => T | null, ...names: string[]): Field<T | null> =>
  field((value) => (isRecord(value) ? item(value) : null), names)

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readUpOrDown(value: unknown): string | null {
  if (value === true || value === 'True') return 'UP'
  return value === false || value === 'False' ? 'DOWN' : readText(value)
}

export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : null
}

export function readCount(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && !Number.isNaN(number) ? number : null
}

function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return null
  const word = value.toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : null
}

function readLimit(value: unknown): number | null {
  if (value === undefined) return null
  const number = value === null ? -1 : readCount(value)
  if (number === null) return null
  return number < 0 ? Number.POSITIVE_INFINITY : number
}

function readUsed(value: unknown): number | null {
  const number = readCount(value)
  return number === null ? null : Math.max(0, number)
}

function readRows(value: unknown): readonly (readonly string[])[] {
  if (typeof value === 'string') return [[value]]
  return Array.isArray(value) ? value.map(readTexts) : []
}

export function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.flatMap((entry) => readText(entry) ?? []) : []
}

function readBag(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

function readPairs(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {}
  const names = Object.keys(value)
  // Most things have none.
  if (names.length === 0) return {}
  return Object.fromEntries(
    names.map((name) => [name, readText(value[name]) ?? (value[name] === null ? '' : JSON.stringify(value[name]))]),
  )
}

/**
 * A reader of objects: null for what is no object, or lacks a required field. Unknown fields are kept apart; a known one has only
 * its documented name. Each model starts as a copy of one template: growing an object name by name makes it slow and fat.
 */
export function reader<const S extends Shape>(shape: S): (value: unknown) => Model<S> | null {
  const plan = Object.entries(shape).map(([name, { names, read, required }]) => ({
    name,
    names: names.length > 0 ? names : [name],
    read,
    required,
  }))
  // `__proto__` would not become a field but the object's prototype.
  const known = new Set(['__proto__', ...plan.flatMap(({ name, names }) => [name, ...names])])
  const template: Record<string, unknown> = JSON.parse(
    JSON.stringify(Object.fromEntries(plan.map(({ name }) => [name, null]))),
  )
  return (value) => {
    if (!isRecord(value)) return null
    const model = { ...template }
    for (const { name, names, read, required } of plan) {
      const [first = name] = names
      const content = read(value[first] ?? firstOf(value, names))
      if (required && content === '') return null
      model[name] = content
    }
    const extra = extraOf(value, known)
    if (extra) model.extra = extra
    // Each documented field was just written by the reader its type comes from.
    return model as Model<S>
  }
}

function extraOf(value: Extra, known: ReadonlySet<string>): Extra | undefined {
  let extra: Record<string, unknown> | undefined
  for (const name in value) if (!known.has(name) && Object.hasOwn(value, name)) (extra ??= {})[name] = value[name]
  return extra
}

function firstOf(value: Record<string, unknown>, names: readonly string[]): unknown {
  let nothing: unknown
  for (const name of names) {
    const found = value[name]
    if (found !== undefined && found !== null) return found
    if (found === null) nothing = null
  }
  return nothing
}

/** One object as an answer; what cannot be read fails, which the client reports as `malformed`. */
export function single<T>(read: (value: unknown) => T | null) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const model = read(value)
      if (model !== null) return model
      context.issues.push({ code: 'custom', message: 'not the expected object', input: value })
      return z.NEVER
    }),
  )
}

/** The answer of a list call (G-HTTP-09). */
export interface List<T> {
  readonly items: readonly T[]
  /** Entries that could not be read and were left out. */
  readonly dropped: number
}

/** `{items: […]}`. A bad entry is left out and counted; no `items` at all fails. */
export function list<T>(read: (value: unknown) => T | null) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): List<T> => {
      const found = itemsOf(value)
      if (found) return readItems(found, read)
      context.issues.push({ code: 'custom', message: 'no list of items', input: value })
      return z.NEVER
    }),
  )
}

export interface Page<T> extends List<T> {
  readonly has_more_data: boolean
  readonly has_prev_data: boolean
}

/** `{items, has_more_data, has_prev_data}`; missing flags mean false. Object storage writes `has_more`. */
export function page<T>(read: (value: unknown) => T | null) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): Page<T> => {
      const found = itemsOf(value)
      if (found && isRecord(value)) {
        const flags = {
          has_more_data: (value.has_more_data ?? value.has_more) === true,
          has_prev_data: value.has_prev_data === true,
        }
        return { ...readItems(found, read), ...flags }
      }
      context.issues.push({ code: 'custom', message: 'no list of items', input: value })
      return z.NEVER
    }),
  )
}

function itemsOf(value: unknown): readonly unknown[] | null {
  return isRecord(value) && Array.isArray(value.items) ? value.items : null
}

function readItems<T>(found: readonly unknown[], read: (value: unknown) => T | null): List<T> {
  const items: T[] = []
  for (const entry of found) {
    const model = read(entry)
    if (model !== null) items.push(model)
  }
  return { items, dropped: found.length - items.length }
}
