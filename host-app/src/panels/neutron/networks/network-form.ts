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
  readonly subnet: SubnetDraft
}

export const newNetwork: NetworkDraft = {
  name: '',
  admin_state_up: true,
  shared: false,
  with_subnet: true,
  mtu: '',
  subnet: newSubnet,
}

export interface NetworkErrors {
  readonly name?: FormError
  readonly mtu?: FormError
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

/** Messages by field; without a subnet, its fields do not count. English, keys of their translations. */
export function networkErrors(draft: NetworkDraft): NetworkErrors {
  const mtu = mtuError(draft)
  return {
    ...(isTooLong(draft.name) ? { name: tooLong } : {}),
    ...(mtu ? { mtu } : {}),
    subnet: draft.with_subnet ? subnetErrors(draft.subnet, false) : {},
  }
}

/** The body of the create call. Only what not everybody may say is left out when it says nothing. */
export function networkToCreate(draft: NetworkDraft): BodyOf<'neutron.networks.create'> {
  const { name, admin_state_up, shared, mtu } = draft
  return {
    name: name.trim(),
    admin_state_up,
    ...(shared ? { shared } : {}),
    ...(mtu.trim() ? { mtu: Number(mtu) } : {}),
  }
}
