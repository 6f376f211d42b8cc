import { isRecord } from '../schemas/fields.js'

/** What a service sends and takes. */
export type Json = Readonly<Record<string, unknown>>

/** An object, whatever came. */
export const asJson = (value: unknown): Json => (isRecord(value) ? value : {})

/** The object under a name of an answer. */
export const one = (answer: unknown, name: string): Json => asJson(asJson(answer)[name])

/** The objects under a name of an answer. */
export function many(answer: unknown, name: string): Json[] {
  const found = asJson(answer)[name]
  return Array.isArray(found) ? found.map(asJson) : []
}

/** A text of an object; '' when it has none. */
export function textOf(of: Json, name: string): string {
  const value = of[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Its name; its id where it has none. */
export const nameOf = (thing: Json): string => textOf(thing, 'name') || textOf(thing, 'id')

/** Only what has a value: services refuse `null` where a field may be left out. */
export const withoutEmpty = (of: Json): Json =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined && value !== null && value !== ''))

export const pick = (of: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.flatMap((name) => (name in of ? [[name, of[name]]] : [])))

/** As they come in lists of Horizon's REST API. */
export const items = (rows: readonly unknown[]) => ({ items: rows })
