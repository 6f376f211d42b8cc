import { describe, expect, it } from 'vitest'
import {
  actionsOf,
  batchActionsOf,
  gatesOf,
  openGates,
  shutGates,
  whileFull,
  type Gated,
  type ResourceAction,
} from './resource-actions.js'

interface Thing {
  readonly busy: boolean
}

const actions: ResourceAction<Thing>[] = [
  { id: 'look', label: 'Look', rule: { policy: [], unavailable: () => null } },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    rule: { policy: [['image', 'delete_image']], unavailable: ({ busy }) => (busy ? 'It is busy.' : null) },
  },
]

const keeper = (
  allowed: readonly string[],
  services: readonly string[],
  settings: readonly string[] = [],
  extensions: readonly string[] = [],
) => ({
  extensionEnabled: async (service: string, name: string) => {
    if (name === 'broken') throw new Error('no list')
    return extensions.includes(`${service} ${name}`)
  },
  allowed: async (rules: readonly (readonly [string, string])[]) => rules.every(([, rule]) => allowed.includes(rule)),
  serviceEnabled: async (type: string) => {
    if (type === 'broken') throw new Error('no catalogue')
    return services.includes(type)
  },
  settingEnabled: async (path: string) => {
    if (path === 'broken') throw new Error('no settings')
    return settings.includes(path)
  },
})

describe('gates of a panel', () => {
  const volume = {
    id: 'volume',
    policy: [['volume', 'volume:create'] as const],
    services: ['block-storage', 'volumev3'],
  }
  const parts = [...gatesOf(actions), volume]
  const shut = async (...given: Parameters<typeof keeper>) => [...(await shutGates(parts, keeper(...given)))]

  it('W-TABLE-26, W-TABLE-27 open by policy and by one of several services', async () => {
    expect(await shut(['delete_image', 'volume:create'], ['volumev3'])).toEqual([])
    expect((await shut(['volume:create'], ['volumev3'])).map(([id]) => id)).toEqual(['delete'])
    expect((await shut(['delete_image', 'volume:create'], [])).map(([id]) => id)).toEqual(['volume'])
  })

  it('P-QOS-10 P-QOS-11 open when one of several rules allows', async () => {
    const parts = [{ id: 'any', anyPolicy: [['network', 'a'] as const, ['network', 'b'] as const] }]
    const reasons = async (allowed: string[]) => [...(await shutGates(parts, keeper(allowed, [])))]
    expect(await reasons(['b'])).toEqual([])
    expect(await reasons(['c'])).toEqual([['any', 'Policy check failed.']])
  })

  it('G-GATE-04 say which of them is shut', async () => {
    expect(await shut([], [])).toEqual([
      ['delete', 'Policy check failed.'],
      ['volume', 'Service type is not enabled: block-storage'],
    ])
    expect(await shut(['delete_image'], ['volumev3'])).toEqual([['volume', 'Policy check failed.']])
  })

  it('G-GATE-04 open when every setting is on, and name the one that is off', async () => {
    const parts = [{ id: 'x', settings: ['A.on', 'B.on'] }]
    const reasons = async (on: string[]) => [...(await shutGates(parts, keeper([], [], on)))]
    expect(await reasons(['A.on', 'B.on'])).toEqual([])
    expect(await reasons(['A.on'])).toEqual([['x', 'Setting is not enabled: B.on']])
    expect([...(await shutGates([{ id: 'x', settings: ['broken'] }], keeper([], [])))]).toEqual([
      ['x', 'Setting is not enabled: broken'],
    ])
  })

  it('W-TABLE-26 G-GATE-04 open by API extensions, and by policy, service, setting and extension in any mix', async () => {
    const dns = { id: 'dns', extensions: [['neutron', 'dns-integration'] as const, ['neutron', 'qos'] as const] }
    const answers = async (part: Gated, ...given: Parameters<typeof keeper>) =>
      [...(await shutGates([part], keeper(...given)))].map(([, reason]) => reason)
    expect(await answers(dns, [], [], [], ['neutron dns-integration', 'neutron qos'])).toEqual([])
    expect(await answers(dns, [], [], [], ['neutron qos', 'cinder dns-integration'])).toEqual([
      'Extension is not enabled: dns-integration.',
    ])
    expect(await answers({ id: 'x', extensions: [['cinder', 'broken']] }, [], [])).toEqual([
      'Cannot get the extension list.',
    ])
    const mixed: Gated = { ...dns, policy: [['network', 'see']], services: ['network'], settings: ['A.on'] }
    const all = [['see'], ['network'], ['A.on'], ['neutron dns-integration', 'neutron qos']] as const
    expect(await answers(mixed, ...all)).toEqual([])
    for (const missing of all.keys()) {
      const given = all.map((part, at) => (at === missing ? [] : part)) as unknown as Parameters<typeof keeper>
      expect((await answers(mixed, ...given)).length).toBe(1)
    }
  })

  it('stay shut when they cannot be asked', async () => {
    expect([...(await shutGates([{ id: 'x', services: ['broken'] }], keeper([], [])))]).toEqual([
      ['x', 'Cannot get service catalog from keystone.'],
    ])
  })
})

describe('actions of an item', () => {
  it('W-TABLE-27 hides what the user can never do', () => {
    const ids = (open: string[]) => actionsOf(actions, { busy: false }, new Set(open)).map(({ id }) => id)
    expect(ids(['look'])).toEqual(['look'])
    expect(ids(['delete', 'look'])).toEqual(['look', 'delete'])
  })

  it('W-TABLE-23 says why something cannot be done now', () => {
    const of = (busy: boolean) => actionsOf(actions, { busy }, new Set(['delete']))[0]
    expect(of(true)).toMatchObject({ id: 'delete', danger: true, disabled: 'It is busy.' })
    expect(of(false)).toMatchObject({ disabled: false })
  })

  it('DEC-26: lists what the user may never do with the gate that is shut, last, when that is wanted', () => {
    const shut = new Map([['look', 'Policy check failed.']])
    const shown = (show: boolean) => actionsOf(actions, { busy: false }, openGates(gatesOf(actions), shut, show))
    expect(shown(false).map(({ id }) => id)).toEqual(['delete'])
    expect(shown(true)).toMatchObject([
      { id: 'delete', disabled: false },
      { id: 'look', label: 'Look', disabled: 'Policy check failed.' },
    ])
  })

  it('DEC-26: so do actions on several, in their places', () => {
    const shut = new Map([['look', 'Policy check failed.']])
    const shown = (show: boolean) => batchActionsOf(actions, openGates(gatesOf(actions), shut, show))
    expect(shown(false)).toEqual([{ id: 'delete', label: 'Delete', icon: undefined, danger: true, disabled: false }])
    expect(shown(true).map(({ id, disabled }) => [id, disabled])).toEqual([
      ['look', 'Policy check failed.'],
      ['delete', false],
    ])
  })
})

describe('a quota that is full', () => {
  const offered = (reason: string | undefined, thing: Thing = { busy: false }) =>
    actionsOf(whileFull(actions, 'delete', reason), thing, new Set(['look', 'delete'])).map(({ disabled }) => disabled)

  it('issue 5: disables what would use it, with the reason; what the item itself does not take comes first', () => {
    expect(offered('Your quota leaves no further port.')).toEqual([false, 'Your quota leaves no further port.'])
    expect(offered('Your quota leaves no further port.', { busy: true })).toEqual([false, 'It is busy.'])
    expect(offered(undefined)).toEqual([false, false])
  })
})
