import type { Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { called, type Cloud } from '../cloud.js'

interface Owned {
  readonly id: string
  /** Its project's name or id. */
  readonly project: string | null | undefined
  readonly status: string | null
}

interface Terms {
  readonly project_like?: string
  readonly status?: string
}

/** Lists of all projects that their services narrow, with a status by which they do. */
const lists: Readonly<
  Record<string, { status?: string; list: (client: Client, terms: Terms) => Promise<readonly Owned[]> }>
> = {
  networks: {
    status: 'ACTIVE',
    list: async (client, query) => (await client.call('neutron.anyNetworks.list', { query })).items,
  },
  // Neutron compares no status of routers.
  routers: {
    list: async (client, terms) =>
      (await client.call('neutron.routers.list', { query: { all_projects: true, ...terms } })).items,
  },
  volumes: {
    status: 'in-use',
    list: async (client, terms) =>
      (await client.call('cinder.volumes.list', { query: { all_projects: true, ...terms } })).items.map((volume) => ({
        ...volume,
        project: volume.tenant_id,
      })),
  },
  snapshots: {
    status: 'available',
    list: async (client, terms) =>
      (await client.call('cinder.snapshots.list', { query: { all_tenants: 1, ...terms } })).items.map((snapshot) => ({
        ...snapshot,
        project: snapshot.project_id,
      })),
  },
}

/** Where a service is asked itself; a Horizon lists all. */
export function narrowedCases(cloud: Cloud): void {
  if (cloud.name !== 'direct') return
  describe('lists of all projects, narrowed by their services', () => {
    for (const [things, { status, list }] of Object.entries(lists))
      it(`A-PAGE-07 A-PAGE-10 ${things}: by project${status ? ' and status' : ''}, and by nothing that no project is called`, async () => {
        const { client } = await cloud.as('admin')
        const demo = called((await client.call('keystone.projects.list')).items, 'demo')
        const whole = await list(client, {})
        const idsOf = (rows: readonly Owned[]) => rows.map(({ id }) => id).sort()
        const isDemos = ({ project }: Owned) => project === demo.id || project === demo.name
        const own = whole.filter(isDemos)
        expect(own.length).toBeGreaterThan(0)
        expect(idsOf(await list(client, { project_like: 'DEM' }))).toEqual(idsOf(own))
        if (status) {
          const wanted = own.filter((row) => row.status?.toLowerCase() === status.toLowerCase())
          expect(wanted.length).toBeGreaterThan(0)
          expect(idsOf(await list(client, { project_like: 'demo', status }))).toEqual(idsOf(wanted))
        }
        expect(idsOf(await list(client, { project_like: 'no project has this' }))).toEqual(idsOf(whole))
      })
  })
}
