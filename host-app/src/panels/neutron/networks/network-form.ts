import type { BodyOf } from '@stratus/api-client'
import { isTooLong } from '../../../forms/text-limits.js'
import { newSubnet, subnetErrors, tooLong, type FormError, type SubnetDraft, type SubnetErrors } from './subnet-form.js'

/** What the three steps of creating a network hold, as typed. */
export interface NetworkDraft {
  readonly name: string
  readonly admin_state_up: boolean
  readonly shared: boolean
  readonly with_subnet: boolean
  readonly mtu: string
  /** For administrators: whose it is, '' for their own project. */
  readonly project: string
  readonly external: boolean
  /** How it is carried; '' leaves that to the cloud. */
  readonly network_type: string
  readonly physical_network: string
  readonly segmentation_id: string
  readonly subnet: SubnetDraft
}

export const newNetwork: NetworkDraft = {
  name: '',
  admin_state_up: true,
  shared: false,
  with_subnet: true,
  mtu: '',
  project: '',
  external: false,
  network_type: '',
  physical_network: '',
  segmentation_id: '',
  subnet: newSubnet,
}

export interface NetworkErrors {
  readonly name?: FormError
  readonly mtu?: FormError
  readonly physical_network?: FormError
  readonly segmentation_id?: FormError
  readonly subnet: SubnetErrors
}

/** Smallest packets that both versions of IP demand a network to carry, bytes. */
const smallest = { '4': 68, '6': 1280 } as const

function mtuError({ mtu, with_subnet, subnet }: NetworkDraft): FormError | null {
  const typed = mtu.trim()
  const least = smallest[with_subnet ? subnet.ip_version : '4']
  if (!typed || (/^\d{1,6}$/.test(typed) && Number(typed) >= least)) return null
  return { text: 'MTU must be a whole number of at least %s.', args: [String(least)] }
}

/** What a network is carried by: whether that has a name, and how high its numbers go. */
export const networkTypes: Readonly<Record<string, { readonly physical: boolean; readonly highest: number | null }>> = {
  local: { physical: false, highest: null },
  flat: { physical: true, highest: null },
  vlan: { physical: true, highest: 4094 },
  gre: { physical: false, highest: 2 ** 32 - 1 },
  vxlan: { physical: false, highest: 2 ** 24 - 1 },
  geneve: { physical: false, highest: 2 ** 24 - 1 },
}

function carrierErrors(draft: NetworkDraft): Pick<NetworkErrors, 'physical_network' | 'segmentation_id'> {
  const type = networkTypes[draft.network_type]
  const typed = draft.segmentation_id.trim()
  const fits = /^\d{1,10}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= (type?.highest ?? 0)
  return {
    ...(type?.physical && !draft.physical_network.trim()
      ? { physical_network: { text: 'This field is required.', args: [] } }
      : {}),
    ...(type?.highest && !fits
      ? { segmentation_id: { text: 'A whole number from 1 to %s.', args: [String(type.highest)] } }
      : {}),
  }
}

/** Messages by field; without a subnet, its fields do not count. English, keys of their translations. */
export function networkErrors(draft: NetworkDraft): NetworkErrors {
  const mtu = mtuError(draft)
  return {
    ...(isTooLong(draft.name) ? { name: tooLong } : {}),
    ...(mtu ? { mtu } : {}),
    ...carrierErrors(draft),
    subnet: draft.with_subnet ? subnetErrors(draft.subnet, false) : {},
  }
}

/** The body of the create call. Only what not everybody may say is left out when it says nothing. */
export function networkToCreate(draft: NetworkDraft): BodyOf<'neutron.networks.create'> {
  const { name, admin_state_up, shared, mtu, project, external, network_type } = draft
  const type = networkTypes[network_type]
  return {
    name: name.trim(),
    admin_state_up,
    ...(shared ? { shared } : {}),
    ...(mtu.trim() ? { mtu: Number(mtu) } : {}),
    ...(project ? { tenant_id: project } : {}),
    ...(external ? { 'router:external': true } : {}),
    ...(type ? { 'provider:network_type': network_type } : {}),
    ...(type?.physical ? { 'provider:physical_network': draft.physical_network.trim() } : {}),
    ...(type?.highest ? { 'provider:segmentation_id': Number(draft.segmentation_id) } : {}),
  }
}
