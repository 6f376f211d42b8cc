import { describe, expect, it } from 'vitest'
import type { Client } from '@stratus/api-client'
import { panelsOf, dashboards } from '../navigation/navigation.js'
import { paths, samePath } from '../paths.js'
import { pageAddresses } from '../navigation/page-addresses.js'
import type { Entry } from './entry.js'
import { createFinder } from './finder.js'
import { itemActions } from './item-actions.js'
import { openCommands } from './open-commands.js'
import { panelActions } from '../panels/panel-actions.js'
import { matching, moveTo, search } from './palette-model.js'
import { recentPages } from '../stores/recent-pages.js'
import { commandSection, pageSection, recentSection, resourceSections } from './sections.js'
import { sources, type Found, type Source } from './sources.js'

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({ id: label, label, icon: 'dot', to: '/', ...more })
const labels = (entries: readonly Entry[]) => entries.map(({ label }) => label)

describe('what the palette finds', () => {
  const all = [
    entry('my-web-2'),
    entry('cobweb'),
    entry('web-1', { keywords: ['1b9d', '10.0.0.7'] }),
    entry('Web'),
    entry('db', { keywords: ['10.0.0.71'], hint: 'Web tier' }),
  ]

  it('puts the very text first, then what begins with it, a word in it, any part of it', () => {
    expect(labels(matching(all, 'web'))).toEqual(['Web', 'web-1', 'db', 'my-web-2', 'cobweb'])
  })

  it('finds by id and by address, the whole address before a longer one', () => {
    expect(labels(matching(all, '1B9D'))).toEqual(['web-1'])
    expect(labels(matching(all, '10.0.0.7'))).toEqual(['web-1', 'db'])
  })

  it('wants every word, and takes signs as they are', () => {
    expect(labels(matching(all, 'tier db'))).toEqual(['db'])
    expect(labels(matching(all, 'web nowhere'))).toEqual([])
    expect(matching(all, '.*[(\\')).toEqual([])
    expect(labels(matching([entry('<img src=x onerror=alert(1)>')], '<IMG'))).toHaveLength(1)
  })

  it('begins with the section that has what is called exactly so', () => {
    const actions = { id: 'actions', label: 'Actions', entries: [entry('Create Key Pair', { hint: 'Key Pairs' })] }
    const pages = { id: 'pages', label: 'Pages', entries: [entry('Key Pairs')] }
    const order = (query: string) => search([actions, pages], query).map(({ id }) => id)
    expect([order('key'), order(' KEY  pairs'), order('volumes')]).toEqual([
      ['actions', 'pages'],
      ['pages', 'actions'],
      [],
    ])
  })

  it('moves with the arrows around the ends, by pages up to them', () => {
    expect([moveTo('ArrowDown', 2, 3), moveTo('ArrowUp', 0, 3)]).toEqual([0, 2])
    expect([moveTo('PageDown', 1, 3), moveTo('PageUp', 1, 9)]).toEqual([2, 0])
    expect([moveTo('a', 0, 3), moveTo('ArrowDown', 0, 0)]).toEqual([null, null])
    expect([samePath('/project/images', '/project/images/'), samePath('/a', '/b')]).toEqual([true, false])
  })
})

describe('what the palette offers', () => {
  it('names panels by their place, and actions by the panel that does them', () => {
    const pages = pageSection(dashboards).entries
    expect(pages.find(({ to }) => to === '/project/images')).toMatchObject({
      label: 'Images',
      hint: 'Project / Compute',
    })
    const create = { id: 'create', label: 'Create Image', icon: 'plus', panel: 'project.images' } as const
    expect(commandSection([create], dashboards).entries).toMatchObject([
      { label: 'Create Image', hint: 'Images', to: '/project/images', command: 'create' },
    ])
    expect(commandSection([create], []).entries).toEqual([])
  })

  it('knows the panel of every action, whose ids differ within it, and the panel of every kind of resource', async () => {
    const known = new Set(panelsOf(dashboards).map(({ id }) => id))
    const routed = new Set<string>(pageAddresses.map(({ panel }) => panel))
    for (const [panel, load] of Object.entries(panelActions)) {
      expect([panel, routed.has(panel)]).toEqual([panel, true])
      const { page = [], items } = await load()
      const ids = [...page, ...items].map(({ id }) => id)
      expect([panel, ids.length]).toEqual([panel, new Set(ids).size])
    }
    for (const { id, panel } of sources) expect([id, known.has(panel)]).toEqual([id, true])
  })

  it('issue 5: finds things of every service that has addresses by each of them', async () => {
    const answers: Readonly<Record<string, unknown>> = {
      'nova.servers.list': [{ id: 's', name: 'vm', addresses: [{ addr: '10.0.0.4' }, { addr: 'fd00::4' }] }],
      'neutron.subnets.list': [{ id: 'n', name: '', cidr: '10.0.0.0/24', gateway_ip: '10.0.0.1' }],
      'neutron.ports.list': [
        { id: 'p', name: 'eth0', fixed_ips: [{ ip_address: '10.0.0.5' }], mac_address: 'fa:16:3e:1' },
      ],
      'neutron.floatingIps.list': [{ id: 'f', ip: '203.0.113.9', fixed_ip: '10.0.0.4' }],
    }
    const client = { call: async (name: string) => ({ items: answers[name] ?? [] }) } as unknown as Client
    const { signal } = new AbortController()
    const found = async (id: string) => (await sources.find((one) => one.id === id)!.load(client, signal))[0]
    expect(await found('instances')).toMatchObject({ addresses: ['10.0.0.4', 'fd00::4'] })
    expect(await found('subnets')).toMatchObject({ addresses: ['10.0.0.0/24', '10.0.0.1'], to: paths.subnet('n') })
    expect(await found('ports')).toMatchObject({
      addresses: ['10.0.0.5', 'fa:16:3e:1'],
      to: paths.port('project', 'p'),
    })
    expect(await found('floating-ips')).toMatchObject({ name: '203.0.113.9', addresses: ['10.0.0.4'] })
  })

  it('names a creation of every panel that has one', async () => {
    const ofPanels = await Promise.all(
      Object.entries(panelActions).map(async ([panel, load]) =>
        ((await load()).page ?? []).filter(({ palette }) => palette).map(({ id }) => `${panel}.${id}`),
      ),
    )
    expect(ofPanels.flat()).toEqual(
      expect.arrayContaining(
        [
          'project.instances.launch',
          'project.volumes.create',
          'project.images.create',
          'project.key_pairs.create',
          'project.key_pairs.import',
          'project.server_groups.create',
        ]
          .concat([
            'project.networks.create',
            'project.trunks.create',
            'project.network_qos.create',
            'project.floating_ips.allocate',
            'project.security_groups.create',
          ])
          .concat([
            'project.containers.create',
            'admin.flavors.create',
            'identity.domains.create',
            'identity.users.create',
            'identity.groups.create',
            'identity.roles.create',
          ]),
      ),
    )
  })

  it('offers an action to those alone whose policy allows it', async () => {
    const panels = new Set(['project.key_pairs', 'project.containers'])
    const keeper = (allowed: boolean) => ({
      extensionEnabled: async () => true,
      allowed: async () => allowed,
      horizonPages: async () => true,
      serviceEnabled: async () => true,
      settingEnabled: async () => true,
    })
    const ids = async (allowed: boolean) => (await openCommands(panels, keeper(allowed))).map(({ id }) => id)
    expect(await ids(true)).toEqual(['create', 'import', 'create'])
    expect(await ids(false)).toEqual(['create'])
  })

  it('leads to a thing’s page, else to its list with its name; many end in the whole list', () => {
    const source = (found: readonly Found[]) =>
      resourceSections(sources, new Map([['floating-ips', { status: 'ready', found }]]), {
        query: '172',
        listOf: () => '/project/floating_ips/',
      })
    expect(source([{ id: 'f1', name: '172.24.4.9', addresses: ['10.0.0.4'], to: null }])).toMatchObject([
      { label: 'Floating IPs', entries: [{ hint: '10.0.0.4', to: '/project/floating_ips/?text=172.24.4.9' }] },
    ])
    const many = Array.from({ length: 9 }, (_, at) => ({ id: `f${at}`, name: `172.24.4.${at}`, to: `/f/${at}` }))
    expect(source(many)[0]?.entries.at(-1)).toMatchObject({
      label: 'Show all 9 in the list',
      to: '/project/floating_ips/?text=172',
    })
  })
})

describe('actions on what is found', () => {
  const server = (name: string, more: object = {}): Found => ({
    id: `id-${name}`,
    name,
    addresses: ['10.0.0.7'],
    to: `/i/${name}`,
    item: { id: `id-${name}`, name, ...more },
  })
  const acting = {
    actions: [
      { id: 'reboot', label: 'Soft Reboot Instance' },
      { id: 'hard', label: 'Hard Reboot Instance' },
      { id: 'delete', label: 'Delete Instance' },
    ],
    takes: (item: object, action: string) => !('off' in item) || action === 'delete',
  }
  const asked = (query: string, found: readonly Found[]) =>
    itemActions(query, found, acting, ({ label }) => label).map(({ found: { name }, action }) => `${action.id} ${name}`)
  const found = [server('web-10'), server('web-1'), server('db', { off: true }), { ...server('bare'), item: undefined }]

  it('W-SHELL-32 are named by both, in any order; what is called exactly so first', () => {
    expect(asked('web-1 reboot', found)).toEqual(['reboot web-1', 'hard web-1', 'reboot web-10', 'hard web-10'])
    expect(asked('soft reboot WEB-10', found)).toEqual(['reboot web-10'])
    expect(asked('delete 10.0.0.7 db', found)).toEqual(['delete db'])
  })

  it('W-SHELL-32 are not what a thing does not take now, and not every thing of a kind', () => {
    expect(asked('db reboot', found)).toEqual([])
    expect(asked('delete instance', [server('instance-1')])).toEqual([])
    expect(asked('bare delete', found)).toEqual([])
    expect([asked('web-1', found), asked('web-1 nothing', found), asked('', found)]).toEqual([[], [], []])
    expect(
      asked(
        'srv delete',
        Array.from({ length: 40 }, (_, at) => server(`srv-${at}`)),
      ),
    ).toHaveLength(6)
  })
})

describe('the lists behind a search', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const source = (id: string, load: Source['load']): Source => ({ id, label: id, icon: 'dot', panel: id, load })
  const client = {} as Client

  it('are asked together and once; one that fails leaves the others, and is asked again on request', async () => {
    let asked = 0
    let broken = true
    const finder = createFinder(client, [
      source('good', async () => {
        asked += 1
        return [{ id: '1', name: 'one', to: '/1' }]
      }),
      source('bad', async () => {
        if (broken) throw new Error('down')
        return []
      }),
    ])
    finder.start()
    finder.start()
    expect(finder.state.get().get('good')).toEqual({ status: 'loading' })
    await settled()
    expect([...finder.state.get()].map(([id, { status }]) => [id, status])).toEqual([
      ['good', 'ready'],
      ['bad', 'failed'],
    ])
    broken = false
    finder.retry()
    await settled()
    expect([asked, finder.state.get().get('bad')?.status]).toEqual([1, 'ready'])
  })

  it('are given up when nobody waits any more', async () => {
    let signal: AbortSignal | undefined
    const finder = createFinder(client, [
      source('slow', async (_, given) => {
        signal = given
        return new Promise<never>((_resolve, reject) => given.addEventListener('abort', () => reject(new Error('x'))))
      }),
    ])
    finder.start()
    finder.stop()
    await settled()
    expect([signal?.aborted, finder.state.get().size]).toEqual([true, 0])
  })
})

describe('recent pages', () => {
  const shelf = () => {
    const held = new Map<string, string>()
    return {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    }
  }

  it('are the last six, newest first, each once, of this user and project alone', () => {
    const storage = shelf()
    const pages = recentPages('u p r', () => storage)
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/b']) pages.visit({ path, title: path })
    expect(pages.all().map(({ path }) => path)).toEqual(['/b', '/g', '/f', '/e', '/d', '/c'])
    expect(recentPages('u other r', () => storage).all()).toEqual([])
  })

  it('are none when the storage is shut or holds nonsense; the page itself is none of them', () => {
    const broken = recentPages('s', () => {
      throw new Error('denied')
    })
    broken.visit({ path: '/a', title: 'A' })
    expect(broken.all()).toEqual([])
    for (const text of ['{', '7', '[null,{"path":"http://evil","title":"x"},{"path":3}]']) {
      expect(recentPages('s', () => ({ getItem: () => text, setItem: () => undefined })).all()).toEqual([])
    }
    expect(recentSection([{ path: '/project/images', title: 'Images' }], '/project/images').entries).toEqual([])
  })
})
