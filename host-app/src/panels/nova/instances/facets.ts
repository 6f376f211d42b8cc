import { instanceStatusLabels } from '@stratus/widgets'
import type { ListFacet } from '../../../list/filter-rows.js'
import type { Instance } from './instance.js'

const same = (have: string | null, want: string) => (have ?? '').toLowerCase() === want.toLowerCase()
const contains = (have: string | null, want: string) => (have ?? '').toLowerCase().includes(want.toLowerCase())
const addressHas = (version: number) => (instance: Instance, want: string) =>
  instance.addresses.some((address) => address.version === version && address.addr.includes(want))

/**
 * What instances can be filtered by (not 'Changes Since': the list does not tell). The list
 * call takes no parameters: all facets work on the rows that are here.
 */
export const instanceFacets: readonly ListFacet<Instance>[] = [
  { name: 'name', label: 'Instance Name', singleton: true, match: ({ label }, want) => contains(label, want) },
  {
    name: 'status',
    label: 'Status',
    options: Object.entries(instanceStatusLabels).map(([key, label]) => ({ key, label })),
    match: ({ status }, want) => same(status, want),
  },
  { name: 'id', label: 'Instance ID', singleton: true, match: ({ id }, want) => same(id, want) },
  {
    name: 'image',
    label: 'Image Name',
    singleton: true,
    match: ({ image_label }, want) => contains(image_label, want),
  },
  {
    name: 'image_id',
    label: 'Image ID',
    singleton: true,
    match: ({ image }, want) => same(image?.id ?? null, want),
  },
  { name: 'ipv4', label: 'IPv4 Address', singleton: true, match: addressHas(4) },
  { name: 'ipv6', label: 'IPv6 Address', singleton: true, match: addressHas(6) },
  {
    name: 'flavor',
    label: 'Flavor Name',
    singleton: true,
    match: ({ flavor_label }, want) => contains(flavor_label, want),
  },
  {
    name: 'flavor_id',
    label: 'Flavor ID',
    singleton: true,
    match: ({ flavor }, want) => same(flavor?.id ?? null, want),
  },
  { name: 'key_name', label: 'Key Pair Name', singleton: true, match: ({ key_name }, want) => same(key_name, want) },
  {
    name: 'zone',
    label: 'Availability Zone',
    singleton: true,
    match: ({ availability_zone }, want) => same(availability_zone, want),
  },
]
