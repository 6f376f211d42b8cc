import { nameError, sentName } from '../../../forms/name-errors.js'
import { isTooLong } from '../../../forms/text-limits.js'
import type { Flavor } from './flavor.js'

/** What the flavor form holds, as typed: numbers stay text until they are sent. */
export interface FlavorDraft {
  readonly name: string
  /** Empty: the server makes one. Only of a new flavor. */
  readonly id: string
  readonly vcpus: string
  /** MiB, as is `swap`. */
  readonly ram: string
  /** GiB, as is `ephemeral`. */
  readonly disk: string
  readonly ephemeral: string
  readonly swap: string
  readonly isPublic: boolean
  /** Ids of the projects that may use it when it is not public. */
  readonly access: readonly string[]
}

export type FlavorErrors = Partial<Record<keyof FlavorDraft, string>>

export const newFlavor: FlavorDraft = {
  name: '',
  id: '',
  vcpus: '',
  ram: '',
  disk: '',
  ephemeral: '0',
  swap: '0',
  isPublic: true,
  access: [],
}

/** The form of a flavor that exists: one that was loaded with its access list. */
export function draftOfFlavor(flavor: Flavor): FlavorDraft {
  const number = (value: number | null) => String(value ?? 0)
  return {
    name: flavor.name ?? '',
    id: flavor.id,
    vcpus: number(flavor.vcpus),
    ram: number(flavor.ram),
    disk: number(flavor.disk),
    ephemeral: number(flavor.ephemeral),
    swap: number(flavor.swap),
    isPublic: flavor.is_public ?? true,
    access: flavor.access_list,
  }
}

/** Largest number the compute service takes (a 32 bit integer). */
export const maxAmount = 2_147_483_647

/** Each amount with the least the compute service takes. */
const amounts = { vcpus: 1, ram: 1, disk: 0, ephemeral: 0, swap: 0 } as const

const amountTexts = {
  vcpus: 'The number of vCPUs is a whole number from 1 on.',
  ram: 'RAM is a whole number of MiB from 1 on.',
  disk: 'The root disk is a whole number of GiB from 0 on.',
  ephemeral: 'The ephemeral disk is a whole number of GiB from 0 on.',
  swap: 'The swap disk is a whole number of MiB from 0 on.',
} as const

function isAmount(text: string, least: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= maxAmount
}

function idError(id: string, others: readonly Pick<Flavor, 'id'>[]): string | null {
  if (isTooLong(id)) return 'A flavor ID less than 256 characters is required.'
  if (!/^[A-Za-z0-9._ -]*$/.test(id))
    return 'A flavor ID may only contain letters, digits, spaces, underscores, hyphens and dots.'
  return others.some((flavor) => flavor.id === id) ? 'A flavor with that ID exists.' : null
}

/**
 * Messages by field; an empty object may be sent. English, keys of their translations.
 * @param others every flavor but the one that is edited
 */
export function flavorErrors(draft: FlavorDraft, others: readonly Pick<Flavor, 'id' | 'name'>[]): FlavorErrors {
  const isTaken = others.some((flavor) => flavor.name === sentName(draft.name))
  const name = nameError(draft.name, 'a flavor') ?? (isTaken ? 'Flavor already exists.' : null)
  const id = idError(draft.id.trim(), others)
  const wrong = (Object.keys(amounts) as (keyof typeof amounts)[]).filter(
    (field) => !isAmount(draft[field], amounts[field]),
  )
  return {
    ...(name && { name }),
    ...(id && { id }),
    ...Object.fromEntries(wrong.map((field) => [field, amountTexts[field]])),
    ...(!draft.isPublic && draft.access.length === 0 && { access: 'Choose at least one project.' }),
  }
}

/** The body of the update call; any entry of `flavor_access` makes the flavor private. */
export function flavorToUpdate(draft: FlavorDraft) {
  return {
    name: sentName(draft.name),
    ram: Number(draft.ram),
    vcpus: Number(draft.vcpus),
    disk: Number(draft.disk),
    'OS-FLV-EXT-DATA:ephemeral': Number(draft.ephemeral),
    swap: Number(draft.swap),
    flavor_access: draft.isPublic ? [] : draft.access.map((id) => ({ id })),
  }
}

/** The body of the create call. */
export function flavorToCreate(draft: FlavorDraft) {
  return { ...flavorToUpdate(draft), id: draft.id.trim() || 'auto' }
}
