import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { downsample, slotsOf } from './downsample-model.js'
import { answerOf, chartUrl, momentOf, nearest, numbersOf, rangeOf, settingsOf, tableOf } from './series-model.js'
import { autoHeight, resizeDelay } from './size-model.js'

/** The example of the reference (classic.md, 9). */
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

  it('W-CHART-01 settings: defaults, then the page, then the answer', () => {
    const settings = settingsOf({ yMax: 50, axes_x: false }, answerOf(recorded).settings)
    expect(settings).toEqual({
      renderer: 'StaticAxes',
      auto_size: false,
      axes_x: false,
      axes_y: true,
      axes_y_label: true,
      interpolation: 'linear',
      higlight_last_point: true,
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
    ]
    expect(numbersOf({ name: 7, data })).toMatchObject({ name: '', dropped: 5 })
    for (const answer of [null, 'x', 7, [], { series: 'none' }]) expect(answerOf(answer).series).toEqual([])
    expect(numbersOf(null).xs.length).toBe(0)
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

  it('never more than two points per pixel, in the order of time, each once', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 300 }), ({ xs, ys }, width) => {
        const slots = slotsOf(width)
        const points = downsample(xs, ys, 0, 10_000, slots)
        expect(points.length).toBeLessThanOrEqual(Math.min(xs.length, slots))
        for (let at = 0; at < points.length; at++) {
          expect(points[at]!.slot).toBeLessThan(slots)
          if (!at) continue
          expect(points[at]!.slot).toBeGreaterThan(points[at - 1]!.slot)
          expect(points[at]!.index).toBeGreaterThan(points[at - 1]!.index)
        }
      }),
    )
  })

  it('no peak is lost: every bucket keeps its lowest and highest point, within a pixel of where they are', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 300 }), ({ xs, ys }, width) => {
        const slots = slotsOf(width)
        const points = downsample(xs, ys, 0, 10_000, slots)
        const kept = points.map(({ index }) => ys[index]!)
        expect(Math.min(...kept)).toBe(Math.min(...ys))
        expect(Math.max(...kept)).toBe(Math.max(...ys))
        for (const { slot, index } of points) {
          expect(Math.abs((xs[index]! / 10_000) * (slots - 1) - slot)).toBeLessThan(2)
        }
      }),
    )
  })

  it('few points stay as they are', () => {
    const xs = Float64Array.of(0, 30, 100)
    expect(downsample(xs, Float64Array.of(5, 5, 5), 0, 100, 201)).toEqual([
      { slot: 0, index: 0 },
      { slot: 60, index: 1 },
      { slot: 200, index: 2 },
    ])
  })
})

describe('sizes', () => {
  it('W-CHART-05 automatic height ends 30 px above the bottom of the window, and never below its own', () => {
    expect(autoHeight({ own: 200, window: 900, top: 150, below: 40 })).toBe(680)
    expect(autoHeight({ own: 200, window: 300, top: 150, below: 40 })).toBe(200)
  })
  it('W-CHART-04 it redraws 400 ms after the last resize', () => expect(resizeDelay).toBe(400))
})
