import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metadataGroups, type MetadataNamespaceLike } from './metadata-groups.js'

const define = (title: string | null) => ({ title, description: null })
const namespaces: MetadataNamespaceLike[] = [
  {
    namespace: 'OS::Compute::Watchdog',
    display_name: 'Watchdog Behavior',
    description: 'What happens when it barks.',
    properties: { hw_watchdog_action: define('Watchdog Action') },
    objects: [],
  },
  {
    namespace: 'OS::Software::DBMS',
    display_name: null,
    description: null,
    properties: {},
    objects: [{ name: 'MySQL', description: 'A database.', properties: { sw_mysql_version: define(null) } }],
  },
]

describe('metadata as a person reads it', () => {
  it('P-ROUTE-09 counts in keys as people do', () => {
    const [own] = metadataGroups({ key10: 'c', key2: 'b', key1: 'a' }, [])
    expect(own?.entries.map(({ name }) => name)).toEqual(['key1', 'key2', 'key10'])
  })

  it('P-ROUTE-09 groups by definition; custom properties come last', () => {
    const properties = { SW_MYSQL_VERSION: '8', own: '<b>1</b>', hw_watchdog_action: 'reset' }
    expect(metadataGroups(properties, namespaces)).toEqual([
      {
        label: 'OS::Software::DBMS › MySQL',
        description: 'A database.',
        entries: [{ name: 'SW_MYSQL_VERSION', label: 'SW_MYSQL_VERSION', value: '8' }],
      },
      {
        label: 'Watchdog Behavior',
        description: 'What happens when it barks.',
        entries: [{ name: 'hw_watchdog_action', label: 'Watchdog Action', value: 'reset' }],
      },
      { label: null, description: null, entries: [{ name: 'own', label: 'own', value: '<b>1</b>' }] },
    ])
  })

  it('shows every property, defined or not', () => {
    const name = fc.stringMatching(/^[a-z_:]{1,20}$/)
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (properties) => {
        const shown = metadataGroups(properties, namespaces).flatMap(({ entries }) =>
          entries.map((entry) => entry.name),
        )
        expect(new Set(shown)).toEqual(new Set(Object.keys(properties)))
      }),
    )
  })
})
