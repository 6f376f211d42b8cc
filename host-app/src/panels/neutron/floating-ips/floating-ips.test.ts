import { floatingIpCan } from '@stratus/api-client/rules'
import type { FloatingIp } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { aPort } from '../trunks/trunk-fixture.js'
import { wordsOf } from '../../../actions/testing.js'
import { floatingIpActions } from './actions.js'
import { loadTargets, targetsOf } from './association.js'
import { floatingIpColumns, floatingIpItem, mappedTo } from './floating-ip.js'
import { anyFloatingIp } from './any-floating-ip.js'

const anAddress = (given: Partial<FloatingIp>): FloatingIp =>
  ({
    id: 'f',
    ip: '203.0.113.83',
    pool: 'pool',
    port_id: null,
    fixed_ip: null,
    instance_id: null,
    instance_type: null,
    port_forwardings: [],
    ...given,
  }) as unknown as FloatingIp

const names = { pools: new Map([['pool', 'public']]), instances: new Map([['vm', 'vm-alpha-1']]) }
const ssh = { id: 'r', protocol: 'tcp', external_port: 2222, internal_port: 22, internal_ip_address: '10.10.1.92' }
const plugged = { port_id: 'p', fixed_ip: '10.10.1.92', instance_id: 'vm', instance_type: 'compute' }

describe('floating IPs', () => {
  it('A-NEUTRON-06 tell the instance and address behind them; what has no name is an id', () => {
    expect(mappedTo(floatingIpItem(anAddress(plugged), names))).toBe('vm-alpha-1 10.10.1.92')
    expect(mappedTo(floatingIpItem(anAddress({ ...plugged, instance_id: 'gone' }), names))).toBe('gone 10.10.1.92')
    expect(mappedTo(floatingIpItem(anAddress({ ...plugged, instance_type: 'network:x' }), names))).toBe('10.10.1.92')
    expect(floatingIpItem(anAddress({ pool: 'other' }), names).pool_name).toBe('other')
  })

  it('A-NEUTRON-06 have Horizon’s columns, names of DNS only where the network service keeps them', () => {
    const titles = (dns: boolean) => floatingIpColumns(dns, (path) => path).map(({ title }) => title)
    expect(titles(false)).toEqual(['IP Address', 'Description', 'Mapped Fixed IP Address', 'Pool', 'Status'])
    expect(titles(true).slice(2, 4)).toEqual(['DNS Name', 'DNS Domain'])
  })

  it('A-NEUTRON-06 are associated or taken off, never both', () => {
    const offered = (given: Partial<FloatingIp>) => {
      const item = floatingIpItem(anAddress(given), names)
      return floatingIpActions.items.filter(({ when }) => when?.(item) ?? true).map(({ label }) => label)
    }
    expect(offered({})).toEqual(['Associate', 'Forward Port', 'Port Forwardings', 'Release Floating IP'])
    expect(offered(plugged)).toEqual(['Disassociate', 'Release Floating IP'])
    expect(offered({ port_forwardings: [ssh] })).toEqual(['Forward Port', 'Port Forwardings', 'Release Floating IP'])
  })

  it('P-FORM-04 tell the ports they forward, and are neither associated nor released meanwhile', () => {
    const forwarding = floatingIpItem(anAddress({ port_forwardings: [ssh] }), names)
    const mapped = floatingIpColumns(false, (path) => path).find(({ id }) => id === 'fixed_ip')
    expect(mapped?.cell?.(forwarding)).toEqual({ lines: ['TCP 2222 → 10.10.1.92:22'] })
    for (const { unavailable } of [floatingIpCan.associate, floatingIpCan.release])
      expect(unavailable(forwarding)).toBe('The floating IP forwards ports.')
    expect(floatingIpCan.forward.unavailable(forwarding)).toBeNull()
  })

  it('P-FORM-04 forward ports only without Horizon, where Neutron has the extension', () => {
    const { forward, forwardings } = floatingIpCan
    const extensions = [['neutron', 'floating-ip-port-forwarding']]
    for (const gate of [forward, forwardings]) expect(gate).toMatchObject({ withoutHorizon: true, extensions })
    expect(forward.unavailable({ port_id: 'p' })).toBe('The floating IP is associated already.')
  })

  it('E-TXT-03 releasing says so, for one and for several', () => {
    const releaseWords = wordsOf(floatingIpActions, 'release')
    expect(releaseWords.success).toEqual(['Released Floating IP: %s.', 'Released Floating IPs: %s.'])
    expect(releaseWords.body[1]).toBe('You have selected "%s". Released floating IPs are not recoverable.')
  })
})

describe('what a floating IP can be given to', () => {
  const port = aPort('p', {
    device_owner: 'compute:nova',
    device_id: 'vm',
    fixed_ips: [
      { subnet_id: 's', ip_address: '10.10.1.92' },
      { subnet_id: 's6', ip_address: 'fd00::1' },
    ],
  })
  const pool = { pool: 'pool', pool_name: 'public' }
  const known = { ports: [port], floatingIps: [], instances: names.instances, routers: null, shared: new Set<string>() }

  it('A-NEUTRON-06 is an IPv4 address of a port, sent as <port>_<address>', () => {
    expect(targetsOf(pool, known)).toEqual([{ value: 'p_10.10.1.92', label: 'vm-alpha-1: 10.10.1.92' }])
  })

  it('A-NEUTRON-06 is none of the network’s own ports, and none with an address of the same pool', () => {
    const dhcp = aPort('d', { device_owner: 'network:dhcp', fixed_ips: [{ subnet_id: 's', ip_address: '10.10.1.2' }] })
    expect(targetsOf(pool, { ...known, ports: [dhcp] })).toEqual([])
    const taken = (pool: string) => [{ port_id: 'p', fixed_ip: '10.10.1.92', pool }]
    expect(targetsOf(pool, { ...known, floatingIps: taken('pool') })).toEqual([])
    expect(targetsOf(pool, { ...known, floatingIps: taken('other') }).length).toBe(1)
  })

  it('A-NEUTRON-06 comes in the order people count in, ports without a device by their own name', () => {
    const free = (id: string, ip_address: string) =>
      aPort(id, { name: `<b>${id}</b>`, fixed_ips: [{ subnet_id: 's', ip_address }] })
    const ports = [free('a', '10.0.0.10'), free('a', '10.0.0.9')]
    expect(targetsOf(pool, { ...known, ports }).map(({ label }) => label)).toEqual([
      'port <b>a</b>: 10.0.0.9',
      'port <b>a</b>: 10.0.0.10',
    ])
  })

  describe('A-NEUTRON-06 is reached by a router of the pool', () => {
    const edge = aPort('e', {
      device_owner: 'network:router_interface',
      device_id: 'r',
      fixed_ips: [{ subnet_id: 's', ip_address: '10.10.1.1' }],
    })
    const apart = aPort('a', {
      name: 'apart',
      network_id: 'n2',
      fixed_ips: [{ subnet_id: 's2', ip_address: '10.0.0.9' }],
    })
    const offered = (external_network: string | null, shared: readonly string[] = []) =>
      targetsOf(pool, {
        ...known,
        ports: [apart, port, edge],
        routers: [{ id: 'r', external_network }],
        shared: new Set(shared),
      }).map(({ label, group }) => [label, group !== undefined])

    it('others come last, under what is against them', () => {
      const reached = [
        ['vm-alpha-1: 10.10.1.92', false],
        ['port apart: 10.0.0.9', true],
      ]
      expect(offered('public')).toEqual(reached)
      expect(offered('pool')).toEqual(reached)
      const all = targetsOf(pool, { ...known, routers: [{ id: 'r', external_network: 'elsewhere' }] })
      expect(all).toMatchObject([{ group: 'No router of the project leads to public' }])
      expect(offered(null).every(([, isApart]) => isApart)).toBe(true)
    })

    it('as far as one can see: routers of a shared network are somebody else’s', () => {
      expect(offered(null, ['n2'])).toContainEqual(['port apart: 10.0.0.9', false])
    })

    it('unless nobody tells of routers', async () => {
      const client = {
        call: async (operation: string) => {
          if (operation === 'neutron.routers.list') throw new Error('forbidden')
          return { items: operation === 'neutron.ports.list' ? [apart] : [] }
        },
      } as unknown as Parameters<typeof loadTargets>[0]
      const targets = await loadTargets(client, { ...pool, projectId: null })
      expect(targets).toEqual([{ value: 'a_10.0.0.9', label: 'port apart: 10.0.0.9' }])
    })
  })
})

describe('A-PAGE-08 the floating IP of any project', () => {
  it('names the instance that it leads to apart from the address there, and nothing where it leads nowhere', () => {
    const leads = (fixed_ip: string | null) => {
      const told = { id: 'a', ip: '172.24.4.9', fixed_ip, links: {} } as Parameters<typeof anyFloatingIp>[0]
      const { instance, mapped, port_id } = anyFloatingIp(told)
      return [instance, mapped, port_id]
    }
    expect(leads('my vm 10.10.1.92')).toEqual(['my vm', '10.10.1.92', 'my vm 10.10.1.92'])
    expect(leads('fd00::7')).toEqual([null, 'fd00::7', 'fd00::7'])
    expect(leads(null)).toEqual([null, null, null])
  })

  it('knows the instance as the service tells it, or by where Horizon’s page leads to', () => {
    const idOf = (instance_id: string | null, links: Readonly<Record<string, string>>) =>
      anyFloatingIp({ id: 'a', instance_id, links } as Parameters<typeof anyFloatingIp>[0]).instance_id
    expect(idOf('i1', {})).toBe('i1')
    expect(idOf(null, { fixed_ip: '/project/instances/i2/' })).toBe('i2')
    expect(idOf(null, { fixed_ip: '/project/ngloadbalancersv2/l1/' })).toBeNull()
    expect(idOf(null, {})).toBeNull()
  })
})
