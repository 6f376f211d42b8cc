import type { Client } from '@stratus/api-client'
import { mustTableAction } from '../../actions/horizon.js'
import { fillForm } from '../../forms/fill-form.js'

/** Pairs that the cloud takes one by one, by its forms. */
interface SpecsOf {
  readonly create: 'cinder.createGroupSpec' | 'cinder.createQosValue'
  readonly edit: 'cinder.editGroupSpec' | 'cinder.editQosValue'
  /** The page of their table, below the web root, and where it says what came of an action. */
  table(id: string): string
  readonly next: string
  list(client: Client, id: string): Promise<readonly Spec[]>
}

interface Spec {
  readonly key: string
  readonly value: string
  /** Of its row. */
  readonly id: string
}

interface SpecChange {
  readonly updated: Readonly<Record<string, string>>
  readonly removed: readonly string[]
}

/** Reads and changes such pairs, for `editsMetadata`. A refusal leaves what was done before it. */
function specsOf({ create, edit, table, next, list }: SpecsOf) {
  return {
    read: async (client: Client, id: string): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries((await list(client, id)).map(({ key, value }) => [key, value])),
    async save(client: Client, id: string, { updated, removed }: SpecChange): Promise<void> {
      const known = new Map((await list(client, id)).map((spec) => [spec.key, spec.id]))
      for (const [key, value] of Object.entries(updated)) {
        if (known.has(key)) await fillForm(client, edit, { id, key }, { value })
        else await fillForm(client, create, { id }, { key, value })
      }
      for (const key of removed) {
        const row = known.get(key)
        if (row !== undefined) await mustTableAction(client, { table: table(id), name: ['specs', 'delete'], next }, row)
      }
    },
  }
}

/** What the back end is to know of groups of a type. */
export const groupSpecs = specsOf({
  create: 'cinder.createGroupSpec',
  edit: 'cinder.editGroupSpec',
  table: (id) => `admin/group_types/${encodeURIComponent(id)}/specs/`,
  next: 'admin/group_types/',
  list: async (client, id) =>
    (await client.call('cinder.groupTypes.specs', { params: { id }, quiet: true })).items.map((spec) => ({
      key: spec.key ?? '',
      value: spec.value ?? '',
      id: spec.id,
    })),
})

/** What a QoS spec asks for of volumes. */
export const qosValues = specsOf({
  create: 'cinder.createQosValue',
  edit: 'cinder.editQosValue',
  table: (id) => `admin/volume_types/qos_specs/${encodeURIComponent(id)}/`,
  next: 'admin/volume_types/',
  async list(client, id) {
    const spec = (await client.call('cinder.qosSpecs.list', { quiet: true })).items.find((each) => each.id === id)
    // Rows are named as Python quotes: slashes stay.
    const rowOf = (key: string) => encodeURIComponent(key).replaceAll('%2F', '/')
    return Object.entries(spec?.specs ?? {}).map(([key, value]) => ({ key, value, id: rowOf(key) }))
  },
})
