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

/** So near to a change of the clocks (ms) a time comes twice, or is missed: the zone stands beside it. */
const nearChange = 2 * 3_600_000

/** Others would be a row of zeros. */
const isReadable = (value: number) => value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) < 1e15)

let last: { readonly of: string; readonly texts: ChartTexts } | undefined

/** The same texts while language and time zone stay: each formatter costs more than drawing the line that it is for. */
export function chartTexts(lang = pageLanguage(), timeZone = cookieTimeZone()): ChartTexts {
  const of = `${lang} ${timeZone}`
  if (last?.of !== of) last = { of, texts: createTexts(lang, timeZone) }
  return last.texts
}

/** Made when it is asked for first: a page's first chart shows few of them, and each takes milliseconds. */
function later<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

function createTexts(lang: string, timeZone: string): ChartTexts {
  const numbers = (options: Intl.NumberFormatOptions) =>
    later(() => new Intl.NumberFormat(lang, { maximumSignificantDigits: 6, ...options }))
  const dates = (options: Intl.DateTimeFormatOptions, written = lang) =>
    later(() => new Intl.DateTimeFormat(written, { ...options, timeZone }))
  const [plain, scientific] = [numbers({}), numbers({ notation: 'scientific' })]
  const digits = (value: number) => (isReadable(value) ? plain() : scientific()).format(value)
  const full = dates({ dateStyle: 'medium', timeStyle: 'medium' })
  const zoned = dates({ dateStyle: 'medium', timeStyle: 'long' })
  const ticks = steps.map((options) => dates(options))
  const wall = dates({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE')
  const shift = (moment: number) => {
    const whole = Math.floor(moment / 1000) * 1000
    return Date.parse(`${wall().format(whole).replace(' ', 'T')}Z`) - whole
  }
  const isChanging = (moment: number) => shift(moment - nearChange) !== shift(moment + nearChange)
  return {
    value: (value, unit) => (unit ? `${digits(value)} ${unit}` : digits(value)),
    moment: (moment) => (isChanging(moment) ? zoned : full)().format(moment).replaceAll('\u202f', ' '),
    tick: (moment, step) => (ticks[step] ?? full)().format(moment).replaceAll('\u202f', ' '),
    shift,
  }
}
