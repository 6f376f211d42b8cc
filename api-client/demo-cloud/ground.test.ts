import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClock } from './world/clock.js'
import { jsonText } from './handler.js'
import { timezones } from '../timezones.js'
import { createIds } from './world/ids.js'
import { parseJson } from '../http/json.js'
import { Table, type Row } from './world/table.js'
import { signIn } from './test-session.js'
import { defined } from '../testing/defined.js'

afterEach(() => vi.useRealTimers())

describe('clock', () => {
  it('runs what falls due in order of time, then of planning, and tells each its own time', () => {
    const clock = createClock(1000)
    const seen: string[] = []
    const note = (name: string) => () => seen.push(`${name}@${clock.now()}`)
    clock.schedule(20, note('b'))
    clock.schedule(10, () => {
      note('a')()
      clock.schedule(5, note('nested'))
    })
    clock.schedule(20, note('c'))
    const takeBack = clock.schedule(15, note('never'))
    takeBack()
    clock.advance(30)
    expect(seen).toEqual(['a@1010', 'nested@1015', 'b@1020', 'c@1020'])
    expect(clock.now()).toBe(1030)
  })

  it('a task that looks at the time ends before the next begins, also on the wall clock', () => {
    vi.useFakeTimers()
    const clock = createClock(1000)
    clock.followRealTime()
    const seen: string[] = []
    clock.schedule(10, () => {
      const at = clock.now()
      seen.push(`first@${at}`)
    })
    clock.schedule(20, () => seen.push(`second@${clock.now()}`))
    clock.advance(50)
    expect(seen).toEqual(['first@1010', 'second@1020'])
    expect(clock.now()).toBe(1050)
  })

  it('never goes back, however it is moved', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -50, max: 500 }), fc.integer({ min: -50, max: 500 })), { maxLength: 20 }),
        (steps) => {
          const clock = createClock(0)
          let last = 0
          let due = 0
          for (const [delay, ahead] of steps) {
            clock.schedule(delay, () => (due += 1))
            clock.advance(ahead)
            expect(clock.now()).toBeGreaterThanOrEqual(last)
            last = clock.now()
          }
          clock.advance(1000)
          expect(due).toBe(steps.length)
        },
      ),
    )
  })

  it('A-NOVA-03 follows the wall clock when told to', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 1) })
    const demo = await signIn('demo', { realTime: true })
    const server = async () =>
      ((await demo.call('GET', '/api/nova/servers/')).json as { items: Record<string, unknown>[] }).items.find(
        (item) => item.name === 'vm-stopped',
      )
    const { id } = defined(await server())
    await demo.call('POST', `/api/nova/servers/${String(id)}`, { operation: 'start' })
    vi.setSystemTime(Date.now() + 2999)
    expect(await server()).toMatchObject({ status: 'SHUTOFF' })
    vi.setSystemTime(Date.now() + 1)
    expect(await server()).toMatchObject({ status: 'ACTIVE' })
    demo.cloud.advance(60_000)
    expect(demo.cloud.clock.now()).toBe(Date.now() + 60_000)
  })
})

describe('table', () => {
  interface Thing extends Row {
    readonly kind: number
  }
  const change = fc.record({
    id: fc.integer({ min: 0, max: 5 }).map(String),
    kind: fc.integer({ min: 0, max: 3 }),
    remove: fc.boolean(),
  })

  it('`where` finds what `filter` finds, after any changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const table = new Table<Thing>()
        for (const { id, kind, remove } of changes) {
          table.where('kind', kind)
          if (remove) table.remove(id)
          else if (!table.update(id, { kind })) table.insert({ id, kind })
        }
        for (let kind = 0; kind <= 3; kind++) {
          const byId = (a: Thing, b: Thing) => a.id.localeCompare(b.id)
          expect(table.where('kind', kind).sort(byId)).toEqual(table.filter((row) => row.kind === kind).sort(byId))
        }
      }),
    )
  })

  it('a taken id is a bug and throws', () => {
    const table = new Table<Thing>()
    table.insert({ id: 'a', kind: 1 })
    expect(() => table.insert({ id: 'a', kind: 2 })).toThrow('The id a is taken')
  })
})

describe('ids', () => {
  it('are version 4 uuids, the same for the same name, different for 100,000 names', () => {
    const ids = createIds(7)
    const all = new Set(Array.from({ length: 100_000 }, (_, at) => ids.named('server', `vm-${at}`)))
    expect(all.size).toBe(100_000)
    expect(ids.named('server', 'vm-1')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ids.namedHex('user', 'demo')).toBe(createIds(7).namedHex('user', 'demo'))
    expect(ids.namedHex('user', 'demo')).not.toBe(createIds(8).namedHex('user', 'demo'))
    expect(ids.mac()).toMatch(/^fa:16:3e(:[0-9a-f]{2}){3}$/)
  })
})

describe('JSON', () => {
  it('G-HTTP-10 writes infinity and not-a-number as Horizon does, whatever stands beside them', () => {
    expect(jsonText({ a: Infinity, b: [-Infinity, NaN], c: 'Infinity "NaN"' })).toBe(
      '{"a":1e+999,"b":[-1e+999,NaN],"c":"Infinity \\"NaN\\""}',
    )
    fc.assert(
      fc.property(
        fc.record({ text: fc.string(), number: fc.oneof(fc.constant(Infinity), fc.constant(-Infinity), fc.integer()) }),
        (value) => {
          expect(parseJson(jsonText(value))).toEqual(value)
        },
      ),
    )
  })
})

describe('time zones', () => {
  it('are the offsets of the day asked for', () => {
    const winter = timezones(Date.UTC(2026, 0, 15))
    const summer = timezones(Date.UTC(2026, 6, 15))
    expect([winter['Europe/Berlin'], summer['Europe/Berlin']]).toEqual(['+0100', '+0200'])
    expect([winter['America/St_Johns'], winter['Asia/Kathmandu'], winter.UTC]).toEqual(['-0330', '+0545', '+0000'])
  })
})
