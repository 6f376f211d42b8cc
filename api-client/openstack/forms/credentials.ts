import { credentialsPath } from '../keystone/credentials.js'
import { whoAmI } from '../keystone/who-am-i.js'
import { many, one, textOf, withoutEmpty } from '../json.js'
import { choice, FieldErrors, form, type Field, type Filled } from './service-form.js'

/** As Horizon: a date without a time is its first moment. */
function endOf({ expiration_date: date, expiration_time: time = '' }: Filled): string | undefined {
  if (!date) return undefined
  const end = new Date(`${date}T${time || '00:00'}Z`)
  if (Number.isNaN(end.getTime())) throw new FieldErrors({ expiration_date: 'Enter a valid date.' })
  return end.toISOString()
}

function rulesOf({ access_rules: text = '' }: Filled): unknown[] | undefined {
  if (!text.trim()) return undefined
  try {
    const rules: unknown = JSON.parse(text)
    if (Array.isArray(rules)) return rules
  } catch {
    // Said below.
  }
  throw new FieldErrors({ access_rules: 'Access rules must be a list in JSON.' })
}

/** What programs sign in with, for the project of the session. */
export const credentialForms = {
  'keystone.createApplicationCredential': form({
    title: 'Create Application Credential',
    submit: 'Create Application Credential',
    help: ['The application credential will be created for the currently selected project.'],
    async fields({ services }): Promise<Field[]> {
      const headers = { 'X-Subject-Token': services.standing.token }
      const token = one(await services.get('identity', '/auth/tokens', { headers }), 'token')
      return [
        { name: 'name', label: 'Name', required: true, maxLength: 255 },
        { name: 'description', label: 'Description', type: 'multiline' },
        { name: 'secret', label: 'Secret', type: 'password', maxLength: 255 },
        { name: 'expiration_date', label: 'Expiration Date' },
        { name: 'expiration_time', label: 'Expiration Time' },
        {
          name: 'roles',
          label: 'Roles',
          type: 'select',
          multiple: true,
          choices: many(token, 'roles').map((role) => choice(textOf(role, 'name'))),
        },
        { name: 'access_rules', label: 'Access Rules', type: 'multiline' },
        { name: 'unrestricted', label: 'Unrestricted (dangerous)', type: 'checkbox' },
      ]
    },
    async save({ services }, filled) {
      const { name, description, secret, roles = '', unrestricted } = filled
      const chosen = roles.split('\n').filter(Boolean)
      const wanted = {
        name,
        unrestricted: Boolean(unrestricted),
        ...withoutEmpty({ description, secret, expires_at: endOf(filled), access_rules: rulesOf(filled) }),
        ...(chosen.length && { roles: chosen.map((role) => ({ name: role })) }),
      }
      const { user } = await whoAmI(services)
      const answer = await services.post('identity', credentialsPath(user), { application_credential: wanted })
      const made = one(answer, 'application_credential')
      const told = (field: string, label: string): Field => ({
        name: `app_cred_${field}`,
        label,
        value: textOf(made, field),
        readOnly: true,
      })
      return {
        title: 'Your Application Credential',
        fields: [told('id', 'ID'), told('name', 'Name'), told('secret', 'Secret')],
      }
    },
  }),
}
