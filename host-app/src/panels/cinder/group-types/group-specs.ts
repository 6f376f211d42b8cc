import type { Client } from '@stratus/api-client'
import type { FormName, FormParams } from '@stratus/api-client/forms'
import { mustTableAction } from '../../../actions/horizon.js'

const specsOf = async (client: Client, id: string) =>
  (await client.call('cinder.groupTypes.specs', { params: { id }, quiet: true })).items

/** What the back end is to know of groups of a type, by key. */
export async function readSpecs(client: Client, id: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await specsOf(client, id)).map(({ key, value }) => [key ?? '', value ?? '']))
}

interface SpecChange {
  readonly updated: Readonly<Record<string, string>>
  readonly removed: readonly string[]
}

/** Changes them one by one, as the cloud takes them: a refusal leaves what was done before it. */
export async function changeSpecs(client: Client, id: string, { updated, removed }: SpecChange): Promise<void> {
  const known = new Map((await specsOf(client, id)).map((spec) => [spec.key, spec.id]))
  for (const [key, value] of Object.entries(updated)) {
    if (known.has(key)) await sends(client, 'cinder.editGroupSpec', { id, key }, { value })
    else await sends(client, 'cinder.createGroupSpec', { id }, { key, value })
  }
  for (const key of removed) {
    const row = known.get(key)
    if (row === undefined) continue
    const table = `admin/group_types/${encodeURIComponent(id)}/specs/`
    await mustTableAction(client, { table, name: ['specs', 'delete'], next: 'admin/group_types/' }, row)
  }
}

/** Rejects with the cloud's words when it does not take the form. */
async function sends<Name extends FormName>(
  client: Client,
  name: Name,
  params: FormParams<Name>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { openForm } = await import('@stratus/api-client/forms')
  const form = await openForm(client, name, params)
  if (!form) throw new Error('')
  const result = await client.sendForm(form, values)
  const said = result.messages.filter(({ type }) => type === 'error').map(({ text }) => text)
  const wrong = result.ok ? [] : [...result.form.errors, ...result.form.fields.flatMap(({ errors }) => errors)]
  if (!result.ok || said.length) throw new Error([...said, ...wrong].join(' '))
}
