import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../../host.js'
import { launchDefaults } from './launch-defaults.js'
import { newInstanceSpec } from './launch-spec.js'
import { keepLaunch, keptLaunch } from './launched.js'

const host = { session: { state: atom({ status: 'signed-out' }) } } as unknown as Pick<Host, 'session'>
const spec = (name: string, instance_count: number) => ({
  ...newInstanceSpec(launchDefaults({})),
  name,
  instance_count,
})
const at = (ms: number) => new Date(ms).toISOString()

describe('what was typed for an instance', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('L-SEL-15 is kept for each of several that were launched at once, of which the cloud tells the first only', () => {
    keepLaunch(host, 'i1', spec('web', 3))
    const typed = (id: string, name: string, created = at(Date.now())) => {
      const fields = keptLaunch(host, { id, name, created })?.wish.fields
      return fields && [fields.name, fields.instance_count]
    }
    expect(typed('i1', 'web-1'), 'alone').toEqual(['web-1', 1])
    expect(typed('i3', 'web-3')).toEqual(['web-3', 1])
    expect(typed('i4', 'db-1')).toBeUndefined()
    expect(typed('old', 'web-2', at(Date.now() - 3_600_000))).toBeUndefined()
  })

  it('L-SEL-15 one alone is known by its id, not by its name', () => {
    keepLaunch(host, 'i1', spec('web', 1))
    expect(keptLaunch(host, { id: 'i2', name: 'web-2', created: at(Date.now()) })).toBeUndefined()
  })
})
