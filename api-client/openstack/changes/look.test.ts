import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { look } from './look.js'
import { isWatched, watchedTypes } from './watched-types.js'

const server = (id: string, updated: string, status = 'ACTIVE', task: string | null = null) => ({
  id,
  name: id,
  updated,
  status,
  'OS-EXT-STS:task_state': task,
})

describe('what has changed in a cloud', () => {
  it('S-CHANGE-02 Nova is asked for what is new since the newest it has told of, by its own clock', async () => {
    let servers = [server('a', '2001-01-01T10:00:00Z')]
    const { services, asked } = fakeServices({ 'GET :8774/v2.1/servers/detail': () => ({ servers }) })
    const first = await look(services, 'OS::Nova::Server', null)
    expect(first.changed).toBe(false)
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({
      limit: '1',
      sort_key: 'updated_at',
      sort_dir: 'desc',
    })

    const second = await look(services, 'OS::Nova::Server', first.sight)
    expect(second.changed).toBe(false)
    expect(asked.at(-1)?.query.get('changes-since')).toBe('2001-01-01T10:00:00Z')

    servers = [server('a', '2001-01-01T10:00:00Z'), server('b', '2001-01-01T10:00:09Z', 'BUILD', 'spawning')]
    const third = await look(services, 'OS::Nova::Server', second.sight)
    expect(third).toMatchObject({ changed: true, sight: { newest: '2001-01-01T10:00:09Z' } })
    expect([...third.sight.moving]).toEqual(['b'])
  })

  it('S-CHANGE-09 those of all projects are asked for as such, the first time and after', async () => {
    const { services, asked } = fakeServices({
      'GET :8774/v2.1/servers/detail': { servers: [server('a', '2001-01-01T10:00:00Z')] },
      'GET :8776/v3/p1/volumes/detail': { volumes: [] },
    })
    const { sight } = await look(services, 'OS::Nova::Server::Any', null)
    await look(services, 'OS::Nova::Server::Any', sight)
    await look(services, 'OS::Cinder::Volume::Any', null)
    const lists = asked.filter(({ path }) => path.endsWith('/detail'))
    expect(lists.map(({ query }) => query.get('all_tenants'))).toEqual(['true', 'true', 'true'])
    expect(lists.at(-2)?.query.get('changes-since')).toBe('2001-01-01T10:00:00Z')
  })

  it('S-CHANGE-02 what is on its way stays so until it is seen at rest, whatever else changes', async () => {
    let servers = [server('b', '2001-01-01T10:00:00Z', 'BUILD', 'spawning')]
    const { services } = fakeServices({ 'GET :8774/v2.1/servers/detail': () => ({ servers }) })
    const first = await look(services, 'OS::Nova::Server', null)
    servers = [server('c', '2001-01-01T10:00:05Z')]
    const second = await look(services, 'OS::Nova::Server', first.sight)
    expect([...second.sight.moving]).toEqual(['b'])
    servers = [server('b', '2001-01-01T10:00:07Z', 'DELETED')]
    const third = await look(services, 'OS::Nova::Server', second.sight)
    expect(third.changed).toBe(true)
    expect([...third.sight.moving]).toEqual([])
  })

  it('S-CHANGE-02 a project without any server is asked from an hour ago on', async () => {
    const { services, asked } = fakeServices({ 'GET :8774/v2.1/servers/detail': { servers: [] } })
    const { sight } = await look(services, 'OS::Nova::Server', null)
    await look(services, 'OS::Nova::Server', sight)
    const since = Date.parse(asked.at(-1)?.query.get('changes-since') ?? '')
    expect(Math.abs(Date.now() - 3_600_000 - since)).toBeLessThan(60_000)
  })

  it('S-CHANGE-02 Neutron is asked for no more than ids and counts of changes; what is gone is a change', async () => {
    let ports = [
      { id: 'p', revision_number: 1, status: 'DOWN' },
      { id: 'q', revision_number: 4, status: 'ACTIVE' },
    ]
    const { services, asked } = fakeServices({ 'GET :9696/v2.0/ports': () => ({ ports }) })
    const first = await look(services, 'OS::Neutron::Port', null)
    expect(asked[0]?.query.getAll('fields')).toEqual(['id', 'updated_at', 'revision_number', 'status'])
    expect((await look(services, 'OS::Neutron::Port', first.sight)).changed).toBe(false)
    ports = [{ id: 'p', revision_number: 1, status: 'ACTIVE' }, ...ports.slice(1)]
    const second = await look(services, 'OS::Neutron::Port', first.sight)
    expect(second.changed).toBe(true)
    ports = ports.slice(1)
    expect((await look(services, 'OS::Neutron::Port', second.sight)).changed).toBe(true)
  })

  it.each(Object.keys(watchedTypes).filter(isWatched))(
    'S-CHANGE-02 %s: each of its marks is a change',
    async (type) => {
      const { service, path, rows, marks } = watchedTypes[type]
      const places = { compute: ':8774/v2.1', network: ':9696/v2.0', image: ':9292/v2', volume: ':8776/v3/p1' } as const
      const place = service === 'orchestration' ? ':8004/v1/p1' : places[service as keyof typeof places]
      for (const mark of marks) {
        let row: object = { id: 'x', updated: '2001-01-01T10:00:00Z' }
        const { services } = fakeServices({ [`GET ${place}${path}`]: () => ({ [rows]: [row] }) })
        const { sight } = await look(services, type, null)
        row = { ...row, [mark]: '2001-01-01T10:00:01Z' }
        expect((await look(services, type, sight)).changed, mark).toBe(true)
      }
    },
  )

  it.each([
    ['OS::Nova::Server', ':8774/v2.1/servers/detail', 'servers', 'updated', 'Z'],
    ['OS::Cinder::Volume', ':8776/v3/p1/volumes/detail', 'volumes', 'updated_at', ''],
    ['OS::Neutron::Port', ':9696/v2.0/ports', 'ports', 'updated_at', 'Z'],
  ] as const)(
    'S-CHANGE-02 %s: what changed while its list was read is a change',
    async (type, path, rows, field, zone) => {
      const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString().replace(/\.\d+Z$/, zone)
      let row: object = { id: 'x', [field]: at(5) }
      const { services } = fakeServices({ [`GET ${path}`]: () => ({ [rows]: [row] }) })
      expect((await look(services, type, null)).changed).toBe(true)
      row = { id: 'x', [field]: at(60) }
      expect((await look(services, type, null)).changed).toBe(false)
    },
  )

  it('S-CHANGE-03 a service that refuses is no sight', async () => {
    const { services } = fakeServices({})
    await expect(look(services, 'OS::Heat::Stack', null)).rejects.toMatchObject({ status: 404 })
  })

  it('names of objects are no types', () => {
    expect(isWatched('toString')).toBe(false)
  })
})
