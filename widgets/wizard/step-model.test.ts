import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReady, markOf, neighbour, stay, stepForKey, type StepState } from './step-model.js'

const step = (part: Partial<StepState>): StepState => ({
  name: 'a',
  heading: 'A',
  visited: false,
  errors: 0,
  invalid: false,
  ...part,
})

describe('step model', () => {
  it('W-WIZS-01 a step is ready when it says nothing, true, or a promise of true', async () => {
    expect(await isReady(undefined)).toBe(true)
    expect(await isReady(true)).toBe(true)
    expect(await isReady(Promise.resolve(true))).toBe(true)
    expect(await isReady(() => Promise.resolve())).toBe(true)
  })

  it('W-WIZS-01 a refusal, a rejection and a throw drop it', async () => {
    expect(await isReady(false)).toBe(false)
    expect(await isReady(() => false)).toBe(false)
    expect(await isReady(Promise.reject(new Error('403')))).toBe(false)
    expect(
      await isReady(() => {
        throw new Error('broken')
      }),
    ).toBe(false)
  })

  it('marks a step by what the user has seen of it', () => {
    expect(markOf(step({ invalid: true }), 'a')).toBe('current')
    expect(markOf(step({}), 'b')).toBe('todo')
    expect(markOf(step({ visited: true }), 'b')).toBe('done')
    expect(markOf(step({ invalid: true }), 'b')).toBe('missing')
    expect(markOf(step({ invalid: true, visited: true }), 'b')).toBe('error')
  })

  it('W-WIZS-02 going on from the first step visits every step once, and back again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), (names) => {
        const steps = names.map((name) => ({ name }))
        const seen = [stay(steps, 'unknown step')]
        if (names.includes('unknown step')) return
        for (let at = neighbour(steps, seen[0]!, 1); at; at = neighbour(steps, at.name, 1)) seen.push(at.name)
        expect(seen).toEqual(names)
        for (const name of names.slice(1)) {
          const before = neighbour(steps, name, -1)!
          expect(neighbour(steps, before.name, 1)!.name).toBe(name)
        }
      }),
    )
  })

  it('keys lead along the list, the other way round in right-to-left pages', () => {
    const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
    const lead = (key: string, rtl = false) => stepForKey(key, steps, 'b', rtl)?.name
    expect(['Home', 'End', 'ArrowDown', 'ArrowUp', 'x'].map((key) => lead(key))).toEqual([
      'a',
      'c',
      'c',
      'a',
      undefined,
    ])
    expect([lead('ArrowRight'), lead('ArrowRight', true)]).toEqual(['c', 'a'])
  })

  it('there is no step beside an unknown one', () => {
    expect(neighbour([{ name: 'a' }], 'b', 1)).toBe(undefined)
    expect(stay([], 'a')).toBe('')
  })
})
