import type { AnswerOf, Client } from '@stratus/api-client'
import { mostOfLimit } from '@stratus/api-client/rules'
import { quotaGroups, quotaLabel } from '../../../quota/quota-groups.js'
import { newProject, type ProjectDraft } from './project-form.js'

/** A user, and the ids of the roles that they are given. */
export interface Assignment {
  readonly id: string
  readonly roles: readonly string[]
}

/** What the wizard holds, as typed. */
export interface NewProjectDraft extends ProjectDraft {
  /** As of `writeMembers`. */
  readonly members: string
  /** Limits by name; -1 is none. */
  readonly quotas: Readonly<Record<string, string>>
}

type Defaults = AnswerOf<'nova.quotas.defaults'>['items']

/** A quota of a new project. */
export interface DefaultQuota {
  readonly name: string
  readonly label: string
  /** -1: none. */
  readonly limit: number
}

/** The quotas of one service, as far as it tells them. */
export interface QuotaSection {
  readonly service: (typeof quotaGroups)[number]['service']
  /** English, key of its translation. */
  readonly title: string
  readonly quotas: readonly DefaultQuota[]
}

/** Limits that the services give a new project; of one that does not answer, none. */
export async function loadQuotaSections(client: Pick<Client, 'call' | 'horizonPages'>): Promise<QuotaSection[]> {
  // Horizon does not tell those of the network.
  const hasHorizon = await client.horizonPages()
  const sections = await Promise.all(
    quotaGroups
      .filter(({ service }) => service !== 'neutron' || !hasHorizon)
      .map(async ({ service, title, names }): Promise<QuotaSection> => {
        const { items } = await client
          .call(`${service}.quotas.defaults`, { quiet: true })
          .catch(() => ({ items: [] as Defaults }))
        const known = new Map(items.map((item) => [item.name, item]))
        const quotas = names.flatMap((name) => {
          const quota = known.get(name)
          return quota ? [{ name, label: quotaLabel(quota.display_name || name), limit: finite(quota.limit) }] : []
        })
        return { service, title, quotas }
      }),
  )
  return sections.filter(({ quotas }) => quotas.length > 0)
}

const finite = (limit: number | null): number => (limit === null || !Number.isFinite(limit) ? -1 : limit)

export function firstDraft(domain: string, sections: readonly QuotaSection[]): NewProjectDraft {
  const limits = sections.flatMap(({ quotas }) => quotas.map(({ name, limit }) => [name, String(limit)] as const))
  return { ...newProject(domain), members: '', quotas: Object.fromEntries(limits) }
}

export const writeMembers = (members: readonly Assignment[]): string => JSON.stringify(members)

/** Who was chosen; a text that is not of ours is nobody. */
export function readMembers(text: string): readonly Assignment[] {
  try {
    const members: unknown = JSON.parse(text)
    return Array.isArray(members) ? members.filter(isAssignment) : []
  } catch {
    return []
  }
}

const isAssignment = (value: unknown): value is Assignment =>
  typeof value === 'object' && value !== null && 'id' in value && 'roles' in value && Array.isArray(value.roles)

/** Messages by quota; English, keys of their translations. */
export function quotaErrors(quotas: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isLimit = (text: string) => /^-?\d+$/.test(text.trim()) && Number(text) >= -1
  return Object.fromEntries(
    Object.entries(quotas).flatMap(([name, text]) => {
      if (!isLimit(text)) return [[name, 'Enter a whole number, or -1 for unlimited.']]
      return Number(text) > mostOfLimit ? [[name, `At most ${mostOfLimit}.`]] : []
    }),
  )
}

/**
 * The limits to set: all of a service of which one differs from what the project has, since its call takes no fewer.
 * @param set what was set before, by service; of others the project has what every new one gets
 */
export function quotasToSet(
  sections: readonly QuotaSection[],
  typed: Readonly<Record<string, string>>,
  set: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(),
) {
  return sections.flatMap(({ service, quotas }) => {
    const body = Object.fromEntries(quotas.map(({ name, limit }) => [name, Number(typed[name] ?? limit)]))
    const isChanged = quotas.some(({ name, limit }) => body[name] !== (set.get(service)?.[name] ?? limit))
    return isChanged ? [{ service, body }] : []
  })
}
