import type { FormField } from '../html/form.js'
import type { AnswerOf } from '../operations/table.js'
import type { DialogForm } from './dialog-form.js'
import type { FormName } from './table.js'

/** What is asked of Horizon's JSON, by a client. */
interface Asking {
  call(
    id: 'neutron.ports.list',
    options: { query: { network_id: string }; signal?: AbortSignal | undefined; quiet: true },
  ): Promise<AnswerOf<'neutron.ports.list'>>
}

/** Who may be able to ask. */
export type Asker = Partial<Asking>

/**
 * The data of a credential is a secret: it is not read over a shoulder, and no draft keeps it. Horizon 27 begins with `auto`, for
 * which it makes up a secret.
 * @texts English, keys of their translations
 */
const hideData: Mend = (_, form) =>
  Promise.resolve({
    ...form,
    fields: form.fields.map((field): FormField => {
      if (field.name !== 'data') return field
      const help =
        field.value === 'auto' ? 'It begins with "auto", for which the cloud makes up a secret for TOTP.' : ''
      return { ...field, type: 'password', help: field.help || help }
    }),
  })

type Params = Readonly<Record<string, unknown>>
type Mend = (client: Asking, form: DialogForm, params: Params, signal?: AbortSignal) => Promise<DialogForm>

/** Forms that a Horizon begins with something else than is so, sent as they come, they would change what nobody has touched; or shows what is a secret. */
const mends: Partial<Readonly<Record<FormName, Mend>>> = {
  'keystone.createUserCredential': hideData,
  'keystone.editUserCredential': hideData,
  'keystone.createOwnCredential': hideData,
  'keystone.editOwnCredential': hideData,
  /** Horizon 25.3 shows every port as one without port security: saved, it would lose that and its security groups. */
  async 'neutron.editPort'(client, form, { id, network }, signal) {
    const isUnchecked = form.fields.some(({ name, checked }) => name === 'port_security_enabled' && !checked)
    if (!isUnchecked) return form
    const query = { network_id: String(network) }
    const { items } = await client.call('neutron.ports.list', { query, signal, quiet: true })
    const checked = items.find((port) => port.id === id)?.port_security_enabled === true
    const fields = form.fields.map((field) => (field.name === 'port_security_enabled' ? { ...field, checked } : field))
    return { ...form, fields }
  },
}

/**
 * The form as the thing is, where a Horizon is known to begin it otherwise.
 * @param client without `call` nothing is asked, and the form is as it came
 * @throws ApiError when it cannot be known: better no form than one that changes what nobody sees
 */
export function mendForm(
  client: Asker,
  name: FormName,
  form: DialogForm | null,
  params: Params,
  signal?: AbortSignal,
): Promise<DialogForm | null> | DialogForm | null {
  const mend = mends[name]
  return form && mend && canAsk(client) ? mend(client, form, params, signal) : form
}

const canAsk = (client: Asker): client is Asking => client.call !== undefined
