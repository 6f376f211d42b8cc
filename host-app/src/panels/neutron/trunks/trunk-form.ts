import type { BodyOf } from '@stratus/api-client'
import { vlanIds } from '@stratus/api-client/rules'
import { isTooLong } from '../../../forms/text-limits.js'
import type { Subport, Trunk } from './trunk.js'

export type SegmentationType = 'vlan' | 'inherit'

/** One chosen subport, as typed. */
export interface SubportDraft {
  readonly port_id: string
  readonly segmentation_type: SegmentationType
  /** Of the type vlan. */
  readonly segmentation_id: string
}

/** What the three steps hold. */
export interface TrunkDraft {
  readonly name: string
  readonly description: string
  readonly admin_state_up: boolean
  /** Id of the parent; '' while none is chosen. */
  readonly port_id: string
  readonly sub_ports: readonly SubportDraft[]
}

export const newTrunkDraft: TrunkDraft = { name: '', description: '', admin_state_up: true, port_id: '', sub_ports: [] }

export function draftOfTrunk(trunk: Trunk): TrunkDraft {
  return {
    name: trunk.name ?? '',
    description: trunk.description ?? '',
    admin_state_up: trunk.admin_state_up ?? true,
    port_id: trunk.port_id ?? '',
    sub_ports: trunk.sub_ports.map(subportDraft),
  }
}

function subportDraft({ port_id, segmentation_type, segmentation_id }: Subport): SubportDraft {
  return {
    port_id,
    segmentation_type: segmentation_type === 'inherit' ? 'inherit' : 'vlan',
    segmentation_id: segmentation_id === null ? '' : String(segmentation_id),
  }
}

/**
 * The draft with other ports chosen: what was typed for those that stay is kept, new ones begin as VLAN (P-TRK-17), with the numbers
 * after the highest where there is one: of fifty subports only the first has to be numbered by hand.
 */
export function withSubports(draft: TrunkDraft, ids: readonly string[]): TrunkDraft {
  const known = new Map(draft.sub_ports.map((subport) => [subport.port_id, subport]))
  let highest = Math.max(0, ...draft.sub_ports.map(vlanOf))
  const begin = (port_id: string): SubportDraft => {
    const next = highest > 0 && highest < vlanIds.max ? String(++highest) : ''
    return { port_id, segmentation_type: 'vlan', segmentation_id: next }
  }
  return { ...draft, sub_ports: ids.map((id) => known.get(id) ?? begin(id)) }
}

/** Its VLAN number; 0 when it has none that can be. */
function vlanOf({ segmentation_type, segmentation_id }: SubportDraft): number {
  return segmentation_type === 'vlan' && isVlan(segmentation_id) ? Number(segmentation_id) : 0
}

export interface TrunkErrors {
  name?: string
  description?: string
  port_id?: string
  /** By port. */
  sub_ports: ReadonlyMap<string, string>
}

const tooLong = 'The text must not be longer than 255 characters.'
const outside = `Segmentation ID must be a whole number from ${vlanIds.min} to ${vlanIds.max}.`

const isVlan = (typed: string) => /^\d+$/.test(typed) && Number(typed) >= vlanIds.min && Number(typed) <= vlanIds.max

function segmentationError(subport: SubportDraft, all: readonly SubportDraft[]): string | undefined {
  if (subport.segmentation_type === 'inherit') return undefined
  const { segmentation_id: typed } = subport
  if (!isVlan(typed)) return outside
  const same = all.filter((one) => one.segmentation_type === 'vlan' && Number(one.segmentation_id) === Number(typed))
  return same.length > 1 ? 'This segmentation ID is used twice.' : undefined
}

/** Messages by field (P-TRK-14, P-TRK-17); English, keys of their translations. */
export function trunkErrors(draft: TrunkDraft): TrunkErrors {
  const wrong = draft.sub_ports.flatMap((subport) => {
    const error = segmentationError(subport, draft.sub_ports)
    return error ? [[subport.port_id, error] as const] : []
  })
  return {
    ...(isTooLong(draft.name) ? { name: tooLong } : {}),
    ...(isTooLong(draft.description) ? { description: tooLong } : {}),
    ...(draft.port_id ? {} : { port_id: 'A parent port is required.' }),
    sub_ports: new Map(wrong),
  }
}

function subportToSend({ port_id, segmentation_type, segmentation_id }: SubportDraft) {
  return {
    port_id,
    segmentation_type,
    segmentation_id: segmentation_type === 'inherit' ? null : Number(segmentation_id),
  }
}

/** What was not touched goes back as it came: the server takes any difference for a removal and an addition. */
function subportsToSend(draft: TrunkDraft, trunk?: Trunk) {
  const same = (one: SubportDraft, two: SubportDraft) =>
    one.segmentation_type === two.segmentation_type &&
    (one.segmentation_type === 'inherit' || Number(one.segmentation_id) === Number(two.segmentation_id))
  const known = new Map(trunk?.sub_ports.map((subport) => [subport.port_id, subport]))
  return draft.sub_ports.map((subport) => {
    const original = known.get(subport.port_id)
    return original && same(subportDraft(original), subport) ? original : subportToSend(subport)
  })
}

export function trunkToCreate(draft: TrunkDraft): BodyOf<'neutron.trunks.create'> {
  const { name, description, admin_state_up, port_id } = draft
  return { name, description, admin_state_up, port_id, sub_ports: draft.sub_ports.map(subportToSend) }
}

/**
 * The pair the server compares: the trunk as it was, and a copy of it with what each step holds laid over (P-TRK-12). A trunk that
 * lacks a name or description is as good as one where they are empty.
 */
export function trunkToUpdate(trunk: Trunk, draft: TrunkDraft): BodyOf<'neutron.trunks.update'> {
  const { name, description, admin_state_up } = draft
  const { name: oldName, description: oldDescription, sub_ports } = trunk
  const before = { ...trunk, name: oldName ?? '', description: oldDescription ?? '', sub_ports: [...sub_ports] }
  const slices = {
    details: { name, description, admin_state_up },
    subports: { sub_ports: subportsToSend(draft, trunk) },
  }
  return [before, { ...before, ...slices.details, ...slices.subports }]
}
