import { parseMoment } from '../../internal/moment.js'
import type { CellValue, ColumnType } from '../data/column.js'

/**
 * What a value is compared by: numbers before texts, null (nothing there) always last.
 * The rules are those of server-rendered tables, so that both kinds of table sort alike.
 */
export type SortKey = number | string | null

const powers: Readonly<Record<string, number>> = { B: 0, KB: 1, MB: 2, GB: 3, TB: 4, PB: 5 }

/**
 * '1.5 GB' and '1.5 GiB' → 1610612736: both mean steps of 1024 (W-TABLE-20). A comma ends the number ('1,024 MB' counts as 1 MB); without a unit, or
 * with an unknown one, the integer.
 */
export function sizeKey(value: string | number): SortKey {
  if (typeof value === 'number') return value
  const match = /^\s*(-?\d+(?:\.\d+)?)[\d,.]*\s*(bytes?\b|[KMGTP]?i?B\b)?/i.exec(value)
  if (!match) return null
  const unit = match[2]?.toUpperCase().replace('I', '')
  if (!unit) return Math.trunc(Number(match[1]))
  return Number(match[1]) * 1024 ** (powers[unit] ?? 0)
}

/** IPv4 → its 32-bit number; IPv6 → its groups written out, so after every IPv4; else the text. */
export function ipKey(value: string | number): SortKey {
  const text = String(value).trim().toLowerCase()
  const bytes = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/|$)/.exec(text)?.slice(1).map(Number)
  if (bytes?.every((byte) => byte < 256)) return bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  if (!text.includes(':')) return text || null
  const [head = '', tail] = (text.split('/', 1)[0] ?? '').split('::')
  const groups = (part: string): string[] => part.split(':').filter(Boolean)
  const first = groups(head)
  const last = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map((group) => group.padStart(4, '0')).join(':')
}

/** Upper-case character codes, each weighing a hundredth of the one before: 'so' → 83.79. */
export function uuidKey(value: string | number): SortKey {
  const text = String(value).trim().toUpperCase()
  if (!text) return null
  let sum = 0
  for (let index = Math.min(text.length, 9) - 1; index >= 0; index--) sum = sum / 100 + text.charCodeAt(index)
  return sum
}

/** Milliseconds of a date, or the text where it is none. */
export function timestampKey(value: string | number): SortKey {
  if (typeof value === 'number') return value
  const text = value.trim()
  if (!text) return null
  const time = parseMoment(text)
  return Number.isNaN(time) ? text : time
}

/**
 * Numbers of a text behind their length, so that they stand in the order of their values: 'web-9' → 'web-19', 'web-10' →
 * 'web-210'. By hand: asked for each row of a long list, a pattern takes several times as long.
 */
function counted(text: string): string {
  let result = ''
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const start = at
    while (isDigit(text.charCodeAt(at))) at++
    if (at === start) continue
    let first = start
    while (first < at - 1 && text.charCodeAt(first) === 48) first++
    const digits = at - first
    result += text.slice(from, start) + (digits < 9 ? digits : `9${String.fromCharCode(digits)}`)
    from = first
  }
  return result + text.slice(from)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Trimmed, lower case, numbers inside by their value: 'web-9' before 'web-10'. */
export function textKey(value: string | number): SortKey {
  return counted(String(value).trim().toLowerCase()) || null
}

function numberKey(value: string | number): SortKey {
  const number = typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value)
  return Number.isNaN(number) ? textKey(value) : number
}

const keys: Readonly<Record<ColumnType, (value: string | number) => SortKey>> = {
  text: textKey,
  number: numberKey,
  size: sizeKey,
  ip: ipKey,
  timesince: numberKey,
  timestamp: timestampKey,
  uuid: uuidKey,
}

/** The key of a value under a column type. */
export function sortKey(value: CellValue, type: ColumnType = 'text'): SortKey {
  const single: unknown = Array.isArray(value) ? value[0] : value
  if (single === null || single === undefined || single === '' || Number.isNaN(single)) return null
  if (typeof single === 'boolean') return Number(single)
  return typeof single === 'string' || typeof single === 'number' ? keys[type](single) : null
}
