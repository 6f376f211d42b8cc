import { t } from '../internal/localize.js'

/** `Yes` for what is truthy (the text 'false' too), else `No`. */
export function formatYesNo(value: unknown): string {
  return value ? t('Yes') : t('No')
}

/** Each word with a capital letter: `Eth0 In-use`. What is no text stays. */
export function formatTitle<Value>(value: Value): Value | string {
  return typeof value === 'string'
    ? value.replace(/(^|\s)(\S)/g, (_, space: string, letter: string) => space + letter.toUpperCase())
    : value
}

/** Spaces for underscores. What is no text stays. */
export function formatNoUnderscore<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replaceAll('_', ' ') : value
}

/** What is missing or blank becomes `-` or another text; 0 and false stay. */
export function formatNoValue<Value>(value: Value, otherwise = '-'): Value | string {
  const missing = value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  return missing ? otherwise : value
}

/** A name, or `None` for what is no text or an empty one. */
export function formatNoName(value: unknown): string {
  return typeof value === 'string' && value ? value : t('None')
}

/** The word for a code; a code without a word stays. */
export function decode<Value>(value: Value, words: Readonly<Record<string, unknown>>): unknown {
  const key = String(value)
  return Object.hasOwn(words, key) && words[key] !== undefined ? words[key] : value
}
