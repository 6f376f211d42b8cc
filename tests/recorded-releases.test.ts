import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../api-client/http/json.js'
import { type AnswerOf, type OperationId, operations } from '../api-client/operations/table.js'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`recorded/${file}`, import.meta.url)), 'utf8')
const index: Record<string, OperationId> = JSON.parse(read('index.json'))

function parse<Id extends OperationId>(id: Id, file: string): AnswerOf<Id> {
  // The row's own schema has checked it.
  return operations[id].answer.parse(parseJson(read(file))) as AnswerOf<Id>
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Which fields of a model have a value of which kind: `items[].name string`. What no model names is left out. */
function filled(value: unknown, path = '', found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) filled(entry, `${path}[]`, found)
  else if (isObject(value)) {
    for (const [name, entry] of Object.entries(value)) if (name !== 'extra') filled(entry, `${path}.${name}`, found)
  } else if (value !== null) found.add(`${path} ${typeof value}`)
  return found
}

/** What the recordings do not have because the two clouds differ, not the releases. */
const otherData = [
  // No address pairs were made on the newer clouds: those of Horizon 25 cannot list a port that has one.
  /^\.items\[\]\.allowed_address_pairs\[\]/,
  // Horizon 27 gives an administrator the ports of his own project, which has no trunk.
  /^horizon-27\/neutron\/admin-neutron-ports\.json \.items\[\]\.(trunk_|segmentation_)/,
]
/** What the release does not tell at all. */
const nowhere = [/^horizon-25\/swift\/.* \.timestamp string$/]

const newer = Object.entries(index).flatMap(([file, id]) => {
  const [release = '', ...rest] = file.split('/')
  return release.startsWith('horizon-') ? [{ file, id, sibling: rest.join('/') }] : []
})

describe('answers of newer Horizons', () => {
  it.each(newer)('A-REL-01 the model of $file has what that of Horizon 23 has', ({ file, id, sibling }) => {
    const now = filled(parse(id, file))
    const excused = (field: string) => otherData.some((rule) => rule.test(field) || rule.test(`${file} ${field}`))
    const lost = [...filled(parse(id, sibling))].filter((field) => !now.has(field) && !excused(field))
    expect(lost.filter((field) => !nowhere.some((rule) => rule.test(`${file} ${field}`)))).toEqual([])
  })

  it('A-REL-01 no field of Horizon 23 is left beside the model under its new name', () => {
    const renamed =
      /^(is_admin_state_up|is_shared|is_router_external|is_port_security_enabled|is_dhcp_enabled|subnet_pool_id|security_group_ids|binding_(vnic_type|vif_type|host_id)|is_alive|last_heartbeat_at|configuration|availability_zone|zoneName|zoneState)$/
    const extras = newer.flatMap(({ file, id }) => {
      const model = parse(id, file)
      const items = 'items' in Object(model) ? (model as { items: unknown[] }).items : [model]
      return items.flatMap((item) => Object.keys(Object((item as { extra?: object }).extra)))
    })
    expect(extras.length).toBeGreaterThan(100)
    expect(extras.filter((name) => renamed.test(name))).toEqual([])
  })

  it('A-REL-01 ports of Horizon 25 have their admin state in words, and subports their trunk', () => {
    const { items } = parse('neutron.ports.list', 'horizon-25/neutron/demo-neutron-ports.json')
    expect(new Set(items.map(({ admin_state }) => admin_state))).toEqual(new Set(['UP', 'DOWN']))
    const called = (name: string) => items.find((port) => port.name === name)
    const parent = called('trunk-parent-1')?.trunk_details as { trunk_id: string }
    expect(called('trunk-sub-101')).toMatchObject({
      trunk_id: parent.trunk_id,
      segmentation_type: 'vlan',
      segmentation_id: 101,
    })
    expect(called('spare-port')).toMatchObject({ trunk_id: null, segmentation_type: null, segmentation_id: null })
  })

  it('A-REL-01 key pairs of Horizon 27 are named, in lists, alone and just made', () => {
    const { items } = parse('nova.keypairs.list', 'horizon-27/nova/demo-nova-keypairs.json')
    expect(items.map(({ id, name, type }) => [id, name, type]).sort()).toEqual([
      ['demo-ed25519', 'demo-ed25519', 'ssh'],
      ['demo-rsa', 'demo-rsa', 'ssh'],
    ])
    expect(parse('nova.keypairs.get', 'horizon-27/nova/demo-nova-keypair.json')).toMatchObject({ id: 'demo-rsa' })
    const made = parse('nova.keypairs.create', 'horizon-27/nova/write-keypair-create.json')
    expect(made.private_key).toContain('RSA PRIVATE KEY')
  })

  it('A-REL-01 zones and services of Horizon 27 have their names, states and zones', () => {
    const { items } = parse('nova.availabilityZones.list', 'horizon-27/nova/demo-nova-availzones.json')
    expect(items).toMatchObject([{ name: 'nova', available: true }])
    const services = parse('nova.services.list', 'horizon-27/nova/admin-nova-services.json').items
    expect(services.map(({ zone }) => zone)).not.toContain(null)
  })
})
