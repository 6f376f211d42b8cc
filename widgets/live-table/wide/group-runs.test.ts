import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupRuns } from './group-runs.js'

const columns = fc.array(
  fc.record({
    group: fc.constantFrom('CPU', 'Memory', '', undefined),
    pin: fc.constantFrom('start' as const, 'end' as const, undefined),
  }),
)

describe('runs of columns in a group', () => {
  it('W-TABLE-93 every column is below one heading, in order, and no heading could be longer', () => {
    fc.assert(
      fc.property(columns, (list) => {
        const runs = groupRuns(list)
        expect(runs.flatMap((run) => run.columns)).toEqual(list)
        for (const run of runs) {
          for (const { group } of run.columns) expect(group ?? '').toBe(run.title)
          expect(new Set(run.columns.map(({ pin }) => pin)).size).toBe(1)
        }
        runs.forEach((run, index) => {
          const next = runs[index + 1]
          if (next) expect([next.title, next.columns[0]!.pin]).not.toEqual([run.title, run.columns[0]!.pin])
        })
      }),
    )
  })

  it('W-TABLE-93 a column that stands, or is pinned, between divides its neighbours', () => {
    const cpu = { group: 'CPU', pin: undefined }
    const other = { group: undefined, pin: undefined }
    const lengths = (...list: (typeof cpu | typeof other | { group: string; pin: string })[]) =>
      groupRuns(list).map((run) => [run.title, run.columns.length])
    expect(lengths(other, cpu, cpu, other)).toEqual([
      ['', 1],
      ['CPU', 2],
      ['', 1],
    ])
    expect(lengths(cpu, other, cpu)).toEqual([
      ['CPU', 1],
      ['', 1],
      ['CPU', 1],
    ])
    expect(lengths({ ...cpu, pin: 'start' }, cpu)).toEqual([
      ['CPU', 1],
      ['CPU', 1],
    ])
  })
})
