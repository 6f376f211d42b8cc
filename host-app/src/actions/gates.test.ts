import type { Gate } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { closedGates, openGates } from './gates.js'

const keeper = (
  allowed: readonly string[],
  services: readonly string[] = [],
  settings: readonly string[] = [],
  extensions: readonly string[] = [],
) => ({
  extensionEnabled: async (service: string, name: string) => {
    if (name === 'broken') throw new Error('no list')
    return extensions.includes(`${service} ${name}`)
  },
  allowed: async (rules: readonly (readonly [string, string])[]) => rules.every(([, rule]) => allowed.includes(rule)),
  horizonPages: async () => true,
  serviceEnabled: async (type: string) => {
    if (type === 'broken') throw new Error('no catalogue')
    return services.includes(type)
  },
  settingEnabled: async (path: string) => {
    if (path === 'broken') throw new Error('no settings')
    return settings.includes(path)
  },
})

/** By part, why it is closed. */
const closed = async (gates: Readonly<Record<string, Gate>>, ...given: Parameters<typeof keeper>) =>
  Object.fromEntries(await closedGates(gates, keeper(...given)))

describe('gates of a panel', () => {
  const parts: Readonly<Record<string, Gate>> = {
    look: {},
    delete: { policy: [['image', 'delete_image']] },
    volume: { policy: [['volume', 'volume:create']], services: ['block-storage', 'volumev3'] },
  }

  it('W-TABLE-26, W-TABLE-27 open by policy and by one of several services', async () => {
    expect(await closed(parts, ['delete_image', 'volume:create'], ['volumev3'])).toEqual({})
    expect(Object.keys(await closed(parts, ['volume:create'], ['volumev3']))).toEqual(['delete'])
    expect(Object.keys(await closed(parts, ['delete_image', 'volume:create'], []))).toEqual(['volume'])
  })

  it('P-QOS-10 P-QOS-11 open when one of several rules allows', async () => {
    const any: Gate = {
      anyPolicy: [
        ['network', 'a'],
        ['network', 'b'],
      ],
    }
    expect(await closed({ any }, ['b'])).toEqual({})
    expect(await closed({ any }, ['c'])).toEqual({
      any: 'Not allowed by policy, which takes one of: a (network), b (network).',
    })
  })

  it('G-GATE-04 G-GATE-11 say which of them is closed', async () => {
    expect(await closed(parts, [])).toEqual({
      delete: 'Not allowed by policy: delete_image (image).',
      volume: 'Service type is not enabled: block-storage',
    })
    expect(await closed(parts, ['delete_image'], ['volumev3'])).toEqual({
      volume: 'Not allowed by policy: volume:create (volume).',
    })
  })

  it('G-GATE-13 name who can help with what a policy refuses, and with nothing else', async () => {
    const help = 'The cloud team can help.'
    const keeper = {
      allowed: async () => false,
      serviceEnabled: async () => false,
      settingEnabled: async () => false,
      extensionEnabled: async () => false,
      horizonPages: async () => true,
    }
    const found = await closedGates({ a: { policy: [['image', 'x']] }, b: { services: ['volume'] } }, keeper, help)
    expect(found.get('a')).toBe('Not allowed by policy: x (image). The cloud team can help.')
    expect(found.get('b')).not.toContain(help)
  })

  it('G-GATE-04 open when every setting is on, and name the one that is off', async () => {
    const x = { settings: ['A.on', 'B.on'] }
    expect(await closed({ x }, [], [], ['A.on', 'B.on'])).toEqual({})
    expect(await closed({ x }, [], [], ['A.on'])).toEqual({ x: 'Setting is not enabled: B.on' })
    expect(await closed({ x: { settings: ['broken'] } }, [])).toEqual({ x: 'Setting is not enabled: broken' })
  })

  it('W-TABLE-26 G-GATE-04 open by API extensions, and by policy, service, setting and extension in any mix', async () => {
    const dns: Gate = {
      extensions: [
        ['neutron', 'dns-integration'],
        ['neutron', 'qos'],
      ],
    }
    expect(await closed({ dns }, [], [], [], ['neutron dns-integration', 'neutron qos'])).toEqual({})
    expect(await closed({ dns }, [], [], [], ['neutron qos', 'cinder dns-integration'])).toEqual({
      dns: 'Extension is not enabled: dns-integration.',
    })
    expect(await closed({ x: { extensions: [['cinder', 'broken']] } }, [])).toEqual({
      x: 'Cannot get the extension list.',
    })
    const mixed: Gate = { ...dns, policy: [['network', 'see']], services: ['network'], settings: ['A.on'] }
    const all = [['see'], ['network'], ['A.on'], ['neutron dns-integration', 'neutron qos']] as const
    expect(await closed({ mixed }, ...all)).toEqual({})
    for (const missing of all.keys()) {
      const [allowed, services, settings, extensions] = all.map((part, index) => (index === missing ? [] : part))
      expect(Object.keys(await closed({ mixed }, allowed ?? [], services, settings, extensions))).toEqual(['mixed'])
    }
  })

  it('stay closed when they cannot be asked', async () => {
    expect(await closed({ x: { services: ['broken'] } }, [])).toEqual({
      x: 'Cannot get service catalog from keystone.',
    })
  })

  it('DEC-26 tell their reasons only to who wants to see them', () => {
    const reasons = new Map([['delete', 'Policy check failed.']])
    for (const show of [true, false]) {
      const gates = openGates(parts, reasons, show)
      expect(['look', 'delete', 'volume', 'other'].filter((id) => gates.has(id))).toEqual(['look', 'volume'])
      expect(gates.reasons?.get('delete')).toBe(show ? 'Policy check failed.' : undefined)
    }
  })
})
