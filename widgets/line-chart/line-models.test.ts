import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartTexts } from './chart-texts.js'
import { downsample } from './downsample-model.js'
import { scaleOf } from './scale-model.js'
import { momentOf } from '../internal/moment.js'
import { answerOf, chartUrl, nearest, numbersOf, rangeOf, settingsOf, tableOf } from './series-model.js'
import { autoHeight, resizeDelay } from './size-model.js'
import { momentOfSlot, roundTime, slotOf, slotsOf } from './slots-model.js'

/** An answer as Horizon documents it. */
const recorded = {
  series: [
    {
      name: 'instance-00000005',
      unit: '%',
      data: [
        { x: '2013-08-21T11:22:25', y: 171 },
        { x: '2013-08-21T11:22:26', y: 172 },
      ],
    },
  ],
  stats: { average: 20, used: 30, tooltip_average: 'Average 20 %' },
  settings: { renderer: 'StaticAxes', yMin: 0, yMax: 100, higlight_last_point: true, auto_size: false },
}

describe('line chart data', () => {
  it('W-CHART-01 series have a name, a unit and points; times without a zone are UTC', () => {
    const line = numbersOf(answerOf(recorded).series[0])
    expect([line.name, line.unit, line.dropped]).toEqual(['instance-00000005', '%', 0])
    expect([...line.xs]).toEqual([Date.UTC(2013, 7, 21, 11, 22, 25), Date.UTC(2013, 7, 21, 11, 22, 26)])
    expect([...line.ys]).toEqual([171, 172])
    expect(momentOf('2013-08-21T13:22:25+02:00')).toBe(Date.UTC(2013, 7, 21, 11, 22, 25))
  })

  it('W-CHART-01 a setting that is undefined is as left out', () => {
    expect(settingsOf({ yMax: 9 }, { yMax: undefined, renderer: undefined })).toEqual(settingsOf({ yMax: 9 }))
  })

  it('W-CHART-01 settings: defaults, then the page, then the answer', () => {
    const settings = settingsOf({ yMax: 50, axes_x: false }, answerOf(recorded).settings)
    expect(settings).toEqual({
      renderer: 'StaticAxes',
      auto_size: false,
      axes_x: false,
      axes_y: true,
      axes_y_label: true,
      interpolation: 'linear',
      highlight_last_point: true,
      yMin: 0,
      yMax: 100,
    })
  })

  it('W-CHART-01 the serialised form is appended to the address', () => {
    expect(chartUrl('/admin/metering/samples', 'period=7&meter=cpu')).toBe('/admin/metering/samples?period=7&meter=cpu')
    expect(chartUrl('/samples?a=1', new URLSearchParams({ period: '7' }))).toBe('/samples?a=1&period=7')
    expect(chartUrl('/samples', '')).toBe('/samples')
  })

  it('bad points are left out and counted, bad answers have no series', () => {
    const data = [
      { x: 3, y: 1 },
      { x: 'yesterday', y: 1 },
      { x: 1, y: NaN },
      { x: 1, y: '4' },
      null,
      { x: 2, y: Infinity },
      { x: 1e20, y: 1 },
    ]
    expect(numbersOf({ name: 7, data })).toMatchObject({ name: '', dropped: 6 })
    for (const answer of [null, 'x', 7, [], { series: 'none' }]) expect(answerOf(answer).series).toEqual([])
    expect(numbersOf(null).xs.length).toBe(0)
  })

  it('null is a gap in the line, and no fault', () => {
    const data = [null, 10, null, null, 20, 30, null, 40, null].map((y, x) => ({ x, y }))
    for (const points of [data, data.toReversed()]) {
      const { xs, ys, breaks, dropped } = numbersOf({ data: points })
      expect([[...xs], [...ys], breaks, dropped]).toEqual([[1, 4, 5, 7], [10, 20, 30, 40], [1, 3], 0])
    }
    expect(numbersOf({ data: [{ x: 1, y: null }] })).toMatchObject({ breaks: [], dropped: 0 })
  })

  it('points come in any order', () => {
    const line = numbersOf({ name: 'a', data: [3, 1, 2].map((x) => ({ x, y: x * 10 })) })
    expect([[...line.xs], [...line.ys]]).toEqual([
      [1, 2, 3],
      [10, 20, 30],
    ])
  })

  it('the range is that of the points or of the settings; one moment gets room', () => {
    const line = numbersOf({ data: [{ x: 1e6, y: 1 }] })
    expect(rangeOf([line])).toEqual({ from: 940_000, to: 1_060_000 })
    expect(rangeOf([line], { xMin: 0, xMax: 2e6 })).toEqual({ from: 0, to: 2e6 })
    expect(rangeOf([line], { xMin: -1e20, xMax: 1e20 })).toEqual(rangeOf([line]))
    expect(rangeOf([])).toBeUndefined()
  })

  it('as a table: one row per moment, newest first', () => {
    const a = numbersOf({ data: [1, 2, 3].map((x) => ({ x, y: x })) })
    const b = numbersOf({ data: [{ x: 2, y: 20 }] })
    expect(tableOf([a, b], 2)).toEqual({
      rows: [
        { x: 3, ys: [3, undefined] },
        { x: 2, ys: [2, 20] },
      ],
      total: 3,
    })
  })

  it('finds the nearest point', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (values, moment) => {
        const xs = Float64Array.from(values).sort()
        const best = Math.min(...values.map((value) => Math.abs(value - moment)))
        expect(Math.abs(xs[nearest(xs, moment)]! - moment)).toBe(best)
      }),
    )
    expect(nearest(new Float64Array(), 1)).toBe(-1)
  })
})

describe('as many points as the pixels can show', () => {
  const lines = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.double({ noNaN: true, min: -1e6, max: 1e6 })), {
      minLength: 1,
      maxLength: 500,
    })
    .map((points) => points.sort(([a], [b]) => a - b))
    .map((points) => ({ xs: Float64Array.from(points, ([x]) => x), ys: Float64Array.from(points, ([, y]) => y) }))

  const columns = fc.integer({ min: 2, max: 300 })
  const columnOf = (x: number, count: number) => Math.min(count - 1, Math.floor((x * count) / 10_000))
  const byColumn = (xs: Float64Array, indices: readonly number[], count: number) => {
    const columns = Array.from({ length: count }, (): number[] => [])
    for (const index of indices) columns[columnOf(xs[index]!, count)]!.push(index)
    return columns
  }

  it('never more than two points per column of pixels, in the order of time, each once', () => {
    fc.assert(
      fc.property(lines, columns, ({ xs, ys }, count) => {
        const kept = [...downsample(xs, ys, 0, 10_000, count)]
        expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b))
        for (const indices of byColumn(xs, kept, count)) expect(indices.length).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('no peak is lost: every column keeps its lowest and its highest point', () => {
    fc.assert(
      fc.property(lines, columns, ({ xs, ys }, count) => {
        const kept = [...downsample(xs, ys, 0, 10_000, count)]
        const extremes = (indices: readonly number[]) =>
          byColumn(xs, indices, count).map((column) => {
            const values = column.map((index) => ys[index]!)
            return [Math.min(...values), Math.max(...values)]
          })
        expect(extremes(kept)).toEqual(extremes([...xs.keys()]))
      }),
    )
  })

  it('few points stay as they are, those outside of what is shown are left out', () => {
    const xs = Float64Array.of(0, 30, 100)
    expect([...downsample(xs, Float64Array.of(5, 5, 5), 0, 100, 201)]).toEqual([0, 1, 2])
    expect([...downsample(xs, Float64Array.of(5, 5, 5), 10, 99, 201)]).toEqual([1])
    expect([...downsample(xs, Float64Array.of(5, 5, 5), 200, 300, 201)]).toEqual([])
  })

  it('the horizontal axis is an even grid, one slot to a pixel', () => {
    const grid = { slots: slotsOf(101.6), from: 1000, to: 2000 }
    expect(grid.slots).toBe(101)
    expect([0, 50, 100].map((slot) => momentOfSlot(slot, grid))).toEqual([1000, 1500, 2000])
    expect([-5, 1000, 1504, 1506, 9999].map((moment) => slotOf(moment, grid))).toEqual([0, 0, 50, 51, 100])
    expect(slotsOf(0)).toBe(2)
  })

  it('steps of the axis are called by their round time, in the clock of the user', () => {
    const twoDays = { slots: 801, from: Date.UTC(2026, 10, 19, 11, 58), to: Date.UTC(2026, 10, 21, 11, 58) }
    const told = (time: string, shift = 0) =>
      new Date(roundTime(Date.parse(`2026-11-20T${time}Z`), shift, twoDays)).toISOString().slice(11, 19)
    // A slot is 3.6 minutes.
    expect(['12:01:36', '06:03:00', '00:00:00', '09:31:12'].map((time) => told(time))).toEqual([
      '12:00:00',
      '06:00:00',
      '00:00:00',
      '09:30:00',
    ])
    expect(told('06:32:00', 5.5 * 3_600_000)).toBe('06:30:00')
    const second = { slots: 101, from: 0, to: 1000 }
    expect(roundTime(990, 0, second)).toBe(990)
    expect(roundTime(-3_600_000 + 4, 0, second)).toBe(-3_600_000)
  })
})

it('W-CHART-25 times that come twice when the clocks go back have their zone beside them', () => {
  const { moment } = chartTexts('en', 'Europe/Berlin')
  const times = [22, 23, 24, 25, 26, 28].map((hour) => moment(Date.UTC(2025, 9, 25, hour, 30)))
  expect(new Set(times).size).toBe(times.length)
  expect(times.slice(2, 4)).toEqual(['Oct 26, 2025, 2:30:00 AM GMT+2', 'Oct 26, 2025, 2:30:00 AM GMT+1'])
  expect(times.at(-1)).toBe('Oct 26, 2025, 5:30:00 AM')
})

describe('the scale of a vertical axis', () => {
  const scale = (ys: readonly number[], settings: object = {}) =>
    scaleOf([{ ys: Float64Array.from(ys), kept: Uint32Array.from(ys.keys()) }], { renderer: 'line', ...settings })

  it('W-CHART-01 spans the values, or the bounds of the settings', () => {
    expect(scale([20, 80, 40])).toEqual({ low: 20, high: 80 })
    expect(scale([20, 80], { yMin: 0 })).toEqual({ low: 0, high: 80 })
    expect(scale([20, 80], { yMin: 0, yMax: 100 })).toEqual({ low: 0, high: 100 })
  })

  it('bounds that are none are left out', () => {
    for (const bounds of [{ yMin: 90 }, { yMin: 5, yMax: 5 }, { yMin: NaN, yMax: Infinity }, { yMin: '0' }]) {
      expect(scale([20, 80], bounds)).toEqual({ low: 20, high: 80 })
    }
  })

  it('bars stand on zero', () => {
    expect(scale([20, 80], { renderer: 'bar' })).toEqual({ low: 0, high: 80 })
    expect(scale([-20, -80], { renderer: 'bar' })).toEqual({ low: -80, high: 0 })
  })

  it('values that are all the same have room on both sides; zeros, and nothing, are the bottom', () => {
    expect(scale([50, 50])).toEqual({ low: 25, high: 75 })
    expect(scale([-4])).toEqual({ low: -6, high: -2 })
    expect(scale([0, 0])).toEqual({ low: 0, high: 1 })
    expect(scale([])).toEqual({ low: 0, high: 1 })
  })

  it('huge values that hardly differ are as good as the same', () => {
    const { low, high } = scale([1e20, 1e20 + 16_384])
    expect(high - low).toBeGreaterThan(1e19)
    expect(scale([Number.MAX_VALUE, -Number.MAX_VALUE])).toEqual({ low: -1e300, high: 1e300 })
  })
})

describe('numbers of a chart', () => {
  it('W-CHART-01 have their unit; those that would be a row of zeros have an exponent', () => {
    const { value } = chartTexts('en', 'UTC')
    expect([value(1024, 'MB'), value(0, '%'), value(1e-6, ''), value(1e14, '')]).toEqual([
      '1,024 MB',
      '0 %',
      '0.000001',
      '100,000,000,000,000',
    ])
    expect([value(1e20, '%'), value(-2e-9, '')]).toEqual(['1E20 %', '-2E-9'])
  })
})

describe('sizes', () => {
  it('W-CHART-05 automatic height ends 30 px above the bottom of the window, and never below its own', () => {
    expect(autoHeight({ own: 200, window: 900, top: 150, below: 40 })).toBe(680)
    expect(autoHeight({ own: 200, window: 300, top: 150, below: 40 })).toBe(200)
  })
  it('W-CHART-04 it redraws 400 ms after the last resize', () => expect(resizeDelay).toBe(400))
})
