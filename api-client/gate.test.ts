import { describe, expect, it } from 'vitest'
import { checkGate, type GateKeeper } from './gate.js'
import { createGateKeeper } from './gate-keeper.js'
import { fill } from './errors.js'
import { session, type Session } from './schemas/keystone.js'
import { sessionOf } from './testing/stub-server.js'
import { settingAt, settingMatches } from './settings.js'

const member: Session = session.parse(sessionOf('u', 'p'))
const endpoint = { id: null, interface: 'public', url: null }

function gates(changes: Partial<Parameters<typeof createGateKeeper>[0]> = {}) {
  return createGateKeeper({
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
const denied = () => Promise.resolve(false)

describe('gates', () => {
  it('G-GATE-04 what Horizon has nothing for is offered only where there is none; what needs its pages only where there is one', async () => {
    const behind = gates()
    const without = gates({ settings: async () => ({ STRATUS_WITHOUT_HORIZON: true }) })
    expect(await checkGate({ withoutHorizon: true }, behind)).toEqual({ text: 'Horizon has nothing for it.', args: {} })
    expect(await checkGate({ withoutHorizon: true }, without)).toBe('open')
    expect(await checkGate({ horizonPages: true }, behind)).toBe('open')
    expect(await checkGate({ horizonPages: true }, without)).not.toBe('open')
    // Nobody knows: what would fail is not offered.
    expect(await checkGate({ withoutHorizon: true }, gates({ settings: down }))).not.toBe('open')
  })

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

  describe('G-GATE-04 G-GATE-11 a closed gate says why', () => {
    it.each([
      [{ extensions: [['neutron', 'trunk']] } as const, {}, 'Extension is not enabled: trunk.'],
      [{ extensions: [['neutron', 'trunk']] } as const, { extensions: down }, 'Cannot get the extension list.'],
      [{ services: ['orchestration'] }, {}, 'Service type is not enabled: orchestration'],
      [{ services: ['orchestration'] }, { catalog: down }, 'Cannot get service catalog from keystone.'],
      [{ settings: ['A.b', 'A.x'] }, {}, 'Setting is not enabled: A.x'],
      [{ settings: ['A.b'] }, { settings: down }, 'Setting is not enabled: A.b'],
      [{ policy: [['image', 'add_image']] } as const, { allowed: denied }, 'Not allowed by policy: add_image (image).'],
      [
        {
          policy: [
            ['image', 'add_image'],
            ['volume', 'volume:create'],
          ],
        } as const,
        { allowed: denied },
        'Not allowed by policy: add_image (image), volume:create (volume).',
      ],
      [
        {
          anyPolicy: [
            ['image', 'add_image'],
            ['image', 'modify_image'],
          ],
        } as const,
        { allowed: denied },
        'Not allowed by policy, which takes one of: add_image (image), modify_image (image).',
      ],
      [{ policy: [['image', 'add_image']] } as const, { allowed: down }, 'Not allowed by policy: add_image (image).'],
    ])('%j with %j is closed: %s', async (gate, changes, message) => {
      const answer = await checkGate(gate, gates(changes))
      expect(answer === 'open' ? answer : fill(answer)).toBe(message)
    })
  })

  it('G-GATE-05 is open when everything named holds', async () => {
    const gate = { services: ['image'], settings: ['A.b'], policy: [['image', 'add_image']] } as const
    expect(await checkGate(gate, gates())).toBe('open')
    expect(await checkGate({}, gates())).toBe('open')
    expect(await checkGate(undefined, gates())).toBe('open')
  })

  it('one of several services or rules is enough', async () => {
    const allowed: GateKeeper['allowed'] = async (rules) => rules.every(([, rule]) => rule === 'good')
    const choice = { services: ['none', 'image'], anyPolicy: [['a', 'bad'] as const, ['a', 'good'] as const] }
    expect(await checkGate(choice, gates({ allowed }))).toBe('open')
    expect(await checkGate({ policy: choice.anyPolicy }, gates({ allowed }))).not.toBe('open')
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
