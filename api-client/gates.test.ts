import { describe, expect, it } from 'vitest'
import { createGates, type GateSources } from './gates.js'
import { session, type Session } from './schemas/keystone.js'
import { sessionOf } from './testing/stub-server.js'
import { settingAt, settingMatches } from './settings.js'

const member: Session = session.parse(sessionOf('u', 'p'))
const endpoint = { id: null, interface: 'public', url: null }

function gates(changes: Partial<GateSources> = {}) {
  return createGates({
    settings: async () => ({ A: { b: true, c: [1, 2] } }),
    session: async () => member,
    catalog: async () => [
      {
        type: 'image',
        name: 'glance',
        id: null,
        endpoints: [{ ...endpoint, region: 'RegionOne', region_id: 'RegionOne' }],
      },
      { type: 'object-store', name: 'swift', id: null, endpoints: [{ ...endpoint, region: 'Far', region_id: 'Far' }] },
      { type: 'empty', name: 'e', id: null, endpoints: [] },
    ],
    extensions: async () => [{ name: 'Quota management support', alias: 'quotas' }],
    allowed: async () => true,
    ...changes,
  })
}

const down = () => Promise.reject(new Error('down'))

describe('gates', () => {
  it('G-GATE-03 a service needs an endpoint in the user’s region; identity always counts', async () => {
    const { serviceEnabled } = gates()
    expect(await serviceEnabled('image')).toBe(true)
    expect(await serviceEnabled('object-store')).toBe(false)
    expect(await serviceEnabled('empty')).toBe(false)
    expect(await serviceEnabled('none')).toBe(false)
    expect(await gates({ catalog: down }).serviceEnabled('identity')).toBe(true)
  })

  it.each([
    ['old clouds', { region: 'RegionOne', region_id: null }],
    ['new clouds', { region: null, region_id: 'RegionOne' }],
  ])('G-GATE-03 a region is named as %s name it', async (_name, region) => {
    const service = { type: 'image', name: 'glance', id: null, endpoints: [{ ...endpoint, ...region }] }
    expect(await gates({ catalog: async () => [service] }).serviceEnabled('image')).toBe(true)
  })

  it('an extension is found by name or alias', async () => {
    const { extensionEnabled } = gates()
    expect(await extensionEnabled('neutron', 'quotas')).toBe(true)
    expect(await extensionEnabled('neutron', 'Quota management support')).toBe(true)
    expect(await extensionEnabled('neutron', 'trunk')).toBe(false)
  })

  describe('G-GATE-04 a closed gate says why', () => {
    it.each([
      [{ extension: ['neutron', 'trunk'] } as const, {}, 'Extension is not enabled: trunk.'],
      [{ extension: ['neutron', 'trunk'] } as const, { extensions: down }, 'Cannot get the extension list.'],
      [{ service: 'orchestration' }, {}, 'Service type is not enabled: orchestration'],
      [{ service: 'orchestration' }, { catalog: down }, 'Cannot get service catalog from keystone.'],
      [{ setting: ['A.x'] } as const, {}, 'Setting is not enabled: A.x'],
      [{ setting: ['A.b', false] } as const, {}, 'Setting is not enabled: A.b'],
      [{ policy: [['image', 'add_image']] } as const, { allowed: async () => false }, 'Policy check failed.'],
    ])('%j with %j is closed: %s', async (needs, changes, message) => {
      expect(await gates(changes).gate(needs)).toMatchObject({ open: false, message })
    })
  })

  it('G-GATE-05 is open when everything named holds', async () => {
    const needs = { service: 'image', setting: ['A.b'], policy: [['image', 'add_image']] } as const
    expect(await gates().gate(needs)).toEqual({ open: true })
    expect(await gates().gate({})).toEqual({ open: true })
  })
})

describe('settings', () => {
  const settings = { A: { b: 1, list: ['x', { y: null }], off: false }, B: 'text' }

  it('G-SET-02 are found by dotted path', () => {
    expect(settingAt(settings, 'A.b', 7)).toBe(1)
    expect(settingAt(settings, 'B', '')).toBe('text')
    expect(settingAt(settings, 'A.off', true)).toBe(false)
  })

  it.each(['A.x', 'A.b.c', 'x', 'A.toString', ''])('G-SET-04 %j is not there: the default', (path) => {
    expect(settingAt(settings, path, 'default')).toBe('default')
  })

  it('a value of another kind than the default counts as none', () => {
    expect(settingAt(settings, 'B', 2500)).toBe(2500)
  })

  it('are compared by content', () => {
    expect(settingMatches(settings, 'A.list', ['x', { y: null }])).toBe(true)
    expect(settingMatches(settings, 'A.list', ['x'])).toBe(false)
    expect(settingMatches(settings, 'A.off', false)).toBe(true)
    expect(settingMatches(settings, 'A.none', undefined)).toBe(true)
  })
})
