import { cookieTimeZone } from '../format/dates.js'
import { pageLanguage } from '../internal/localize.js'

/** Texts of a chart's axes and readings, in the page's language and the user's time zone. */
export interface ChartTexts {
  readonly value: (value: number, unit: string) => string
  readonly moment: (moment: number) => string
  readonly tick: (moment: number, step: number) => string
  /** Distance of the user's clock from UTC at a moment, ms. */
  readonly shift: (moment: number) => number
}

/** What a step of the axis shows: year, month, day, time, time with seconds. */
const steps: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'short' },
  { day: 'numeric', month: 'short' },
  { hour: 'numeric', minute: '2-digit' },
  { timeStyle: 'medium' },
]

/** Others would be a row of zeros. */
const isReadable = (value: number) => value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) < 1e15)

let last: { readonly of: string; readonly texts: ChartTexts } | undefined

/** The same texts while language and time zone stay: each formatter costs more than drawing the line that it is for. */
export function chartTexts(lang = pageLanguage(), timeZone = cookieTimeZone()): ChartTexts {
  const of = `${lang} ${timeZone}`
  if (last?.of !== of) last = { of, texts: createTexts(lang, timeZone) }
  return last.texts
}

function createTexts(lang: string, timeZone: string): ChartTexts {
  const plain = new Intl.NumberFormat(lang, { maximumSignificantDigits: 6 })
  const scientific = new Intl.NumberFormat(lang, { maximumSignificantDigits: 6, notation: 'scientific' })
  const digits = (value: number) => (isReadable(value) ? plain : scientific).format(value)
  const full = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'medium', timeZone })
  const ticks = steps.map((options) => new Intl.DateTimeFormat(lang, { ...options, timeZone }))
  const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return {
    value: (value, unit) => (unit ? `${digits(value)} ${unit}` : digits(value)),
    moment: (moment) => full.format(moment).replaceAll('\u202f', ' '),
    tick: (moment, step) => (ticks[step] ?? full).format(moment).replaceAll('\u202f', ' '),
    shift: (moment) => {
      const whole = Math.floor(moment / 1000) * 1000
      return Date.parse(`${wall.format(whole).replace(' ', 'T')}Z`) - whole
    },
  }
}
