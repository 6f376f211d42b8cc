import type { Network, Port } from '@stratus/api-client'
import { formatMediumDate, formatShortDate, type Column } from '@stratus/widgets'
import { describe, expect, it } from 'vitest'
import { addressLines } from '../../../neutron/port-addresses.js'
import { anImage } from '../../../glance/images/image-fixture.js'
import {
  flavorTable,
  keypairTable,
  namedPorts,
  networkTable,
  portTable,
  securityGroupTable,
  serverGroupTable,
} from './choice-tables.js'
import { aFlavor, aNetwork, aPort, aServerGroup, aVolume, aVolumeSnapshot } from '../model/launch-fixture.js'
import type { LaunchTable } from './launch-table.js'
import { imageTable, volumeSnapshotTable, volumeTable } from './source-tables.js'

const titles = <R extends object>(table: LaunchTable<R>) =>
  table.columns().map(({ title, priority = 1 }) => `${title} ${priority}`)
const facets = <R extends object>(table: LaunchTable<R>) => table.facets.map(({ label }) => label)
/** What a cell of one of these tables says; none of them has more than a text. */
function textOf<R extends object>({ value, cell }: Column<R>, row: R): unknown {
  const content = cell ? cell(row) : value?.(row)
  return typeof content === 'object' && content !== null && 'text' in content ? content.text : content
}
const shown = <R extends object>(table: LaunchTable<R>, row: R) =>
  Object.fromEntries(table.columns().map((column) => [column.id, textOf(column, row)]))

describe('the tables to choose from', () => {
  it('L-SEL-06 one flavor, source, key pair and server group; any number of the others', () => {
    for (const { max } of [imageTable, volumeTable, volumeSnapshotTable, flavorTable, keypairTable, serverGroupTable])
      expect(max).toBe(1)
    for (const { max } of [networkTable, portTable, securityGroupTable]) expect(max).toBe(-1)
  })

  it('have these columns, with their priorities', () => {
    expect(titles(imageTable)).toEqual(['Name 1', 'Updated 2', 'Size 2', 'Format 2', 'Visibility 2'])
    expect(titles(volumeTable)).toEqual(['Name 1', 'Description 2', 'Size 2', 'Type 2', 'Availability Zone 2'])
    expect(titles(volumeSnapshotTable)).toEqual(['Name 1', 'Description 2', 'Size 2', 'Created 2', 'Status 2'])
    expect(titles(flavorTable)).toEqual([
      'Name 1',
      'vCPUs 1',
      'RAM 1',
      'Total Disk 1',
      'Root Disk 2',
      'Ephemeral Disk 2',
      'Public 1',
    ])
    expect(titles(networkTable)).toEqual(['Network 1', 'Subnets Associated 2', 'Shared 1', 'Admin State 1', 'Status 1'])
    expect(titles(portTable)).toEqual(['Name 1', 'IP 2', 'Admin State 2', 'Status 2'])
    expect(titles(securityGroupTable)).toEqual(['Name 1', 'Description 2'])
    expect(titles(keypairTable)).toEqual(['Name 1', 'Type 2', 'Fingerprint 3'])
    expect(titles(serverGroupTable)).toEqual(['Name 1', 'Policy 2'])
  })

  it('and these facets', () => {
    expect(facets(imageTable)).toEqual(['Name', 'Updated', 'Size', 'Format', 'Visibility'])
    expect(facets(volumeTable)).toEqual(['Name', 'Description', 'Size', 'Type', 'Encrypted'])
    expect(facets(volumeSnapshotTable)).toEqual(['Name', 'Description', 'Size', 'Created', 'Status'])
    expect(facets(flavorTable)).toEqual(['Name', 'vCPUs', 'RAM', 'Public'])
    expect(facets(networkTable)).toEqual(['Name', 'Shared', 'Admin State', 'Status'])
    expect(facets(portTable)).toEqual(['Name', 'ID', 'Admin State', 'Status'])
    expect(facets(keypairTable)).toEqual(['Name', 'Fingerprint', 'Type'])
    expect(facets(serverGroupTable)).toEqual(['Name', 'Policy'])
  })

  it('P-IMG-21 the formats are those of images without ploop', () => {
    const formats = imageTable.facets.find(({ name }) => name === 'disk_format')?.options?.map(({ key }) => key)
    const all = ['aki', 'ami', 'ari', 'docker', 'iso', 'ova', 'ploop', 'qcow2', 'raw', 'vdi', 'vhd', 'vmdk']
    expect(formats).toEqual(all.filter((format) => format !== 'ploop'))
  })

  it('show an image, its id where it has no name', () => {
    const image = anImage({ id: 'i9', name: null, size: 1073741824, disk_format: 'raw', container_format: 'docker' })
    expect(shown(imageTable, image)).toMatchObject({
      name: 'i9',
      size: '1.00 GiB',
      disk_format: 'Docker',
      visibility: 'Private',
    })
  })

  it('issue 5: times are relative, the exact one is under the pointer and found by the facet', () => {
    const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
    const image = anImage({ updated_at: at })
    const cell = imageTable.columns().find(({ id }) => id === 'updated_at')!.cell!(image)
    expect(cell).toEqual({ text: '3 hours ago', datetime: at, title: formatMediumDate(at) })
    expect(imageTable.facetFields(image)['updated_at']).toBe(formatShortDate(at))
    expect(shown(volumeSnapshotTable, aVolumeSnapshot({ created_at: at }))['created_at']).toBe('3 hours ago')
  })

  it('L-SEL-09 show volumes and snapshots with their fields and statuses', () => {
    const volume = aVolume({
      description: null,
      size: 2048,
      availability_zone: 'nova',
      volume_image_metadata: { disk_format: 'qcow2' },
    })
    expect(shown(volumeTable, volume)).toEqual({
      name: 'root',
      description: '-',
      size: '2 TiB',
      volume_image_metadata: 'QCOW2',
      availability_zone: 'nova',
    })
    const statuses = ['available', 'creating', 'deleting', 'error', 'error_deleting', 'of-tomorrow']
    expect(statuses.map((status) => shown(volumeSnapshotTable, aVolumeSnapshot({ status })).status)).toEqual([
      'Available',
      'Creating',
      'Deleting',
      'Error',
      'Error Deleting',
      'of-tomorrow',
    ])
    expect(volumeTable.facetFields(aVolume({ encrypted: true }))).toMatchObject({ encrypted: true })
  })

  it('show a flavor: both disks together, amounts with their units', () => {
    expect(shown(flavorTable, aFlavor({ disk: 20, ephemeral: 10 }))).toMatchObject({
      ram: '2 GiB',
      totalDisk: '30 GiB',
      rootDisk: '20 GiB',
      ephemeralDisk: '10 GiB',
      isPublic: 'Yes',
    })
  })

  it('show a server group by its policy in words', () => {
    expect(shown(serverGroupTable, aServerGroup({ policy: 'soft-anti-affinity' })).policy).toBe('Soft Anti Affinity')
  })
})

describe('ports', () => {
  const network = aNetwork({
    id: 'n1',
    name: 'web-net',
    subnets: [{ id: 's1', name: 'web-v4' }] as unknown as Network['subnets'],
  })
  const port = (given: Partial<Port> = {}) =>
    aPort({ network_id: 'n1', fixed_ips: [{ subnet_id: 's1', ip_address: '10.0.0.5' }] as Port['fixed_ips'], ...given })

  it('P-TRK-10 know the names of their network and subnets', () => {
    const [named] = namedPorts([port()], [network])
    expect(named).toMatchObject({ network_name: 'web-net', subnet_names: { '10.0.0.5': 'web-v4' } })
    expect(named && addressLines(named)).toEqual(['10.0.0.5 on subnet web-v4'])
    const ip = 'fd00:10:1:0:f816:3eff:fe44:830d'
    const long = { fixed_ips: [{ ip_address: ip, subnet_id: 's' }], subnet_names: { [ip]: 'web-v6' } }
    expect(addressLines(long)).toEqual([ip, 'on subnet web-v6'])
    const unnamed = [{ id: 's1', name: '', cidr: '10.0.0.0/24' }] as unknown as Network['subnets']
    const [other] = namedPorts([port()], [{ ...network, subnets: unnamed }])
    expect(other && addressLines(other)).toEqual(['10.0.0.5 on subnet 10.0.0.0/24'])
  })

  it('of another project’s network show their address alone', () => {
    const [named] = namedPorts([port({ network_id: 'n9' })], [])
    expect(named).toMatchObject({ network_name: null })
    expect(named && addressLines(named)).toEqual(['10.0.0.5'])
  })

  it('P-TRK-10 show admin state and status', () => {
    const [named] = namedPorts([port({ status: 'DOWN', admin_state: 'UP' })], [network])
    expect(named && shown(portTable, named)).toMatchObject({ admin_state: 'Up', status: 'Down' })
  })
})
