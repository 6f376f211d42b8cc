/** What a line chart is fed and how it becomes numbers. Times are UTC unless they carry a zone. */
import { isRecord } from '../internal/is-record.js'
import { momentOf } from '../internal/moment.js'
import { withGiven, type Some } from '../internal/some.js'

/** One line. */
export interface ChartSeries {
  readonly name: string
  /** '%', 'MB' … */
  readonly unit?: string
  /** x: `2013-08-21T11:22:25` (UTC), milliseconds since 1970, or a date; y: the value, null where none is known: the line has a gap there. */
  readonly data: ReadonlyArray<{ readonly x: string | number | Date; readonly y: number | null }>
}

/** Figures of the whole period, drawn as a bar beside the lines. */
export interface ChartStats {
  readonly average?: number
  readonly used?: number
  readonly tooltip_average?: string
  readonly tooltip_used?: string
  readonly tooltip_free?: string
}

/** The server's own names; only its misspelt `higlight_last_point` is read, and spelt, as meant. */
export interface ChartSettings {
  /** `line` (also `StaticAxes`), `area`, `bar` or `scatterplot`. */
  readonly renderer: string
  /** As high as the window allows, leaving 30 px. */
  readonly auto_size: boolean
  readonly axes_x: boolean
  readonly axes_y: boolean
  /** Units beside the numbers of the vertical axis. */
  readonly axes_y_label: boolean
  /** `linear`, `step-after` (and its like) or a curve: `cardinal`, `monotone`, `basis`. */
  readonly interpolation: string
  readonly highlight_last_point: boolean
  readonly yMin?: number
  readonly yMax?: number
  readonly xMin?: string | number
  readonly xMax?: string | number
}

/** What a server answers, and what `load` resolves to. */
export interface ChartAnswer {
  readonly series: readonly ChartSeries[]
  readonly stats?: ChartStats
  readonly settings?: Some<ChartSettings>
}

const defaultSettings: ChartSettings = {
  renderer: 'line',
  auto_size: true,
  axes_x: true,
  axes_y: true,
  axes_y_label: true,
  interpolation: 'linear',
  highlight_last_point: false,
}

/** A line as numbers, in the order of time. */
export interface NumberSeries {
  readonly name: string
  readonly unit: string
  /** Milliseconds since 1970, ascending; two points may share a moment. */
  readonly xs: Float64Array
  readonly ys: Float64Array
  /** Indices, ascending, of the points that no line leads to: before them no value is known for a while. */
  readonly breaks: readonly number[]
  /** Points that were left out: no moment, or no finite number. */
  readonly dropped: number
}

/** Computers know no later moment, ms; the year 270,000 leaves room for time zones. */
const lastMoment = 8.4e15

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** One series as numbers. Whatever is no point is left out and counted. */
export function numbersOf(series: unknown): NumberSeries {
  const { name, unit, data } = isRecord(series) ? series : {}
  const points = Array.isArray(data) ? (data as unknown[]) : []
  const xs = new Float64Array(points.length)
  const ys = new Float64Array(points.length)
  let count = 0
  let sorted = true
  let gaps = false
  for (const point of points) {
    if (!isRecord(point)) continue
    const x = momentOf(point['x'])
    const isGap = point['y'] === null
    const y = typeof point['y'] === 'number' ? point['y'] : NaN
    if (!(Math.abs(x) < lastMoment) || !(isGap || Number.isFinite(y))) continue
    if (count && x < xs[count - 1]!) sorted = false
    gaps ||= isGap
    xs[count] = x
    ys[count] = y
    count++
  }
  const all = { xs: xs.subarray(0, count), ys: ys.subarray(0, count) }
  const line = sorted ? all : inOrder(all.xs, all.ys)
  const parts = gaps ? withoutGaps(line.xs, line.ys) : { ...line, breaks: [] }
  return { name: textOf(name), unit: textOf(unit), ...parts, dropped: points.length - count }
}

function withoutGaps(xs: Float64Array, ys: Float64Array): Pick<NumberSeries, 'xs' | 'ys' | 'breaks'> {
  const known = Array.from(ys.keys()).filter((at) => !Number.isNaN(ys[at]!))
  const breaks = Array.from(known.keys()).filter((at) => at > 0 && known[at]! - known[at - 1]! > 1)
  return { xs: Float64Array.from(known, (at) => xs[at]!), ys: Float64Array.from(known, (at) => ys[at]!), breaks }
}

function inOrder(xs: Float64Array, ys: Float64Array): { xs: Float64Array; ys: Float64Array } {
  const order = Array.from(xs.keys()).sort((a, b) => xs[a]! - xs[b]!)
  return { xs: Float64Array.from(order, (at) => xs[at]!), ys: Float64Array.from(order, (at) => ys[at]!) }
}

/** A server's answer, whatever it is, as one that can be drawn; a broken one has no series. */
export function answerOf(answer: unknown): ChartAnswer {
  const { series, stats, settings } = isRecord(answer) ? answer : {}
  return {
    series: Array.isArray(series) ? (series as ChartSeries[]) : [],
    ...(isRecord(stats) && { stats: stats as ChartStats }),
    ...(isRecord(settings) && { settings: readSettings(settings) }),
  }
}

/** A server's settings; those of a page, which are spelt as meant, stay as they are. */
function readSettings({ higlight_last_point: highlight, ...settings }: Readonly<Record<string, unknown>>) {
  return { ...(highlight !== undefined && { highlight_last_point: highlight }), ...settings } as Some<ChartSettings>
}

/** Settings in the order of the specification: what the page says, then what the answer says. */
export function settingsOf(...layers: ReadonlyArray<Some<ChartSettings> | null | undefined>): ChartSettings {
  return withGiven(defaultSettings, ...layers)
}

/** First and last moment of what is drawn; undefined when there is nothing. A single moment gets a minute on both sides. */
export function rangeOf(
  series: readonly NumberSeries[],
  { xMin, xMax }: Pick<ChartSettings, 'xMin' | 'xMax'> = {},
): { from: number; to: number } | undefined {
  let from = Infinity
  let to = -Infinity
  for (const { xs } of series) {
    if (!xs.length) continue
    from = Math.min(from, xs[0]!)
    to = Math.max(to, xs.at(-1)!)
  }
  if (from > to) return undefined
  const [low, high] = [momentOf(xMin), momentOf(xMax)]
  if (Math.abs(low) < lastMoment) from = low
  if (Math.abs(high) < lastMoment) to = high
  return from < to ? { from, to } : { from: from - 60_000, to: from + 60_000 }
}

/** Index of the point nearest to a moment; -1 without points. */
export function nearest(xs: Float64Array, moment: number): number {
  let low = 0
  let high = xs.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (xs[middle]! < moment) low = middle + 1
    else high = middle
  }
  return low > 0 && moment - xs[low - 1]! <= xs[low]! - moment ? low - 1 : high < 0 ? -1 : low
}

/** One row per moment, newest first, at most `limit`; a series without a value there has undefined. */
export function tableOf(
  series: readonly NumberSeries[],
  limit: number,
): { rows: ReadonlyArray<{ readonly x: number; readonly ys: ReadonlyArray<number | undefined> }>; total: number } {
  const moments = new Map<number, Array<number | undefined>>()
  series.forEach(({ xs, ys }, index) => {
    for (let at = 0; at < xs.length; at++) {
      let row = moments.get(xs[at]!)
      if (!row) moments.set(xs[at]!, (row = []))
      row[index] = ys[at]
    }
  })
  const newest = Float64Array.from(moments.keys()).sort().reverse().subarray(0, limit)
  const rows = Array.from(newest, (x) => ({ x, ys: series.map((_, index) => moments.get(x)?.[index]) }))
  return { rows, total: moments.size }
}

/** GET address of a chart's data: the serialised form appended. */
export function chartUrl(url: string, form: string | URLSearchParams): string {
  const query = String(form)
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url
}
