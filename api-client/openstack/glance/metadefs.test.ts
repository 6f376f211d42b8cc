import { describe, expect, it } from 'vitest'
import { fakeServices } from '../fake-services.js'
import { setAssociations } from './metadefs.js'

const place = ':9292/v2/metadefs/namespaces/Ns'
const before = [
  { name: 'OS::Nova::Flavor', prefix: 'hw:', created_at: '2026-01-01T00:00:00Z' },
  { name: 'OS::Glance::Image', properties_target: 'image' },
  { name: 'OS::Cinder::Volume' },
]

function glance(refusesPrefix = '') {
  const cloud = fakeServices({
    [`GET ${place}`]: { namespace: 'Ns', resource_type_associations: before },
    [`POST ${place}/resource_types`]: ({ body }) =>
      refusesPrefix && (body as { prefix?: string }).prefix === refusesPrefix
        ? Response.json({ message: 'Too long.' }, { status: 400 })
        : {},
    ...Object.fromEntries(
      before.map(({ name }) => [`DELETE ${place}/resource_types/${encodeURIComponent(name)}`, undefined]),
    ),
  })
  const set = (types: readonly object[]) =>
    setAssociations(
      cloud.services,
      'Ns',
      new URLSearchParams({ resource_types: JSON.stringify(types.map((type) => ({ ...type, selected: true }))) }),
    )
  const writes = () =>
    cloud.asked
      .filter(({ method }) => method !== 'GET')
      .map(
        ({ method, path, body }) =>
          `${method} ${body ? JSON.stringify(body) : decodeURIComponent(path.slice(place.length + 16))}`,
      )
  return { set, writes }
}

describe('resource types of a namespace', () => {
  const [flavor, image] = [
    { name: 'OS::Nova::Flavor', prefix: 'hw:' },
    { name: 'OS::Glance::Image', properties_target: 'image' },
  ]

  it('A-METADEF-03 those that stay are left alone', async () => {
    const { set, writes } = glance()
    await set([flavor, { ...image, prefix: 'x' }, { name: 'OS::Heat::Stack' }])
    expect(writes()).toEqual([
      'DELETE OS::Glance::Image',
      'POST {"name":"OS::Glance::Image","prefix":"x","properties_target":"image"}',
      'DELETE OS::Cinder::Volume',
      'POST {"name":"OS::Heat::Stack"}',
    ])
  })

  it('A-METADEF-03 one whose change is refused stays as it was', async () => {
    const { set, writes } = glance('long')
    await expect(set([{ ...flavor, prefix: 'long' }, image, { name: 'OS::Cinder::Volume' }])).rejects.toMatchObject({
      status: 400,
    })
    expect(writes().at(-1)).toBe('POST {"name":"OS::Nova::Flavor","prefix":"hw:"}')
  })
})
