import { describe, expect, it } from 'vitest'
import { server } from './instance-fixture.js'
import { addressLines, instanceNamer, noNames, unnamedIn, type Names } from './instance.js'

const names = {
  images: new Map([['image-1', { id: 'image-1', name: 'cirros' }]]),
  flavors: new Map([
    ['2', { name: 'm1.tiny' }],
    ['9', null],
  ]),
} as unknown as Names

const address = (network: string, addr: string, version = 4, type = 'fixed') => ({
  network,
  addr,
  version,
  type,
  mac_addr: null,
})

describe('an instance of the list', () => {
  it('A-NOVA-03 gets the names of its image and flavor, which the list gives as ids', () => {
    const name = instanceNamer(names)
    const flavor = { id: '2', name: null } as ReturnType<typeof server>['flavor']
    expect(name(server({ flavor }))).toMatchObject({
      label: 'vm-alpha-1',
      image_label: 'cirros',
      flavor_label: 'm1.tiny',
    })
  })

  it('shows ids that nobody can name, and no image when it starts from a volume', () => {
    const name = instanceNamer(names)
    const flavor = { id: '9', name: null } as ReturnType<typeof server>['flavor']
    const unknown = name(server({ name: '', image: null, flavor }))
    expect(unknown).toMatchObject({ label: unknown.id, image_label: null, flavor_label: '9' })
  })

  it('shows no id for a name that is on its way', () => {
    const flavor = { id: '2', name: null } as ReturnType<typeof server>['flavor']
    expect(instanceNamer(noNames)(server({ flavor }))).toMatchObject({ image_label: '…', flavor_label: '…' })
  })

  it('asks for the names of what is named by its id alone', () => {
    const image = { id: 'image-1', name: null } as ReturnType<typeof server>['image']
    const flavor = { id: '2', name: null } as ReturnType<typeof server>['flavor']
    const named = server({ image, image_name: 'cirros', flavor: { id: '3', name: 'm1.small' } as typeof flavor })
    expect(unnamedIn([server({ image, image_name: null, flavor }), named])).toEqual({
      images: ['image-1'],
      flavors: ['2'],
    })
    expect(unnamedIn([server({ image: null, image_name: null, flavor: null })])).toEqual({ images: [], flavors: [] })
  })

  it('stays the same object while the server does, so that its row is not drawn again', () => {
    const name = instanceNamer(names)
    const one = server()
    expect(name(one)).toBe(name(one))
    expect(name({ ...one })).not.toBe(name(one))
  })

  it('lists addresses by network, IPv4 first, floating ones marked', () => {
    const addresses = [
      address('net-b', '10.2.0.4'),
      address('net-a', 'fd00::4', 6),
      address('net-a', '10.1.0.4'),
      address('net-a', '203.0.113.9', 4, 'floating'),
    ]
    expect(addressLines({ addresses })).toEqual([
      'net-a: 10.1.0.4',
      'net-a: 203.0.113.9 (floating)',
      'net-a: fd00::4',
      'net-b: 10.2.0.4',
    ])
    expect(addressLines({ addresses: addresses.slice(0, 1) })).toEqual(['10.2.0.4'])
  })
})
