import type { Client } from '@stratus/api-client'

/** The lists that can be set to want one. */
export type FilterFirstPanel = 'admin.images' | 'identity.projects' | 'identity.users'

/**
 * Whether a list wants a search before it shows anything: setting `FILTER_DATA_FIRST`, whose keys have a dot in them; false
 * by default, and where the setting cannot be had (DEC-29).
 */
export async function filterFirst(client: Pick<Client, 'setting'>, panel: FilterFirstPanel): Promise<boolean> {
  const panels = await client
    .setting<Readonly<Record<string, unknown>>>('FILTER_DATA_FIRST', {})
    .catch(() => ({}) as Readonly<Record<string, unknown>>)
  return panels[panel] === true
}
