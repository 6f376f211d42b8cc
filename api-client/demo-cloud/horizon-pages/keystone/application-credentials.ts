import { readJson } from '../../../operations/protocol.js'
import { Refusal } from '../../handler.js'
import { createCredential, credentialsOf, readRules, removeCredential } from '../../handlers/keystone/credentials.js'
import { escapeHtml, htmlAnswer, redirect } from '../../pages.js'
import type { ApplicationCredentialRow } from '../../world/tables/keystone.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { drawFields, type Field } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { framedPage, modalForm, type HorizonTable } from '../templates/markup.js'
import { tableRoute } from '../templates/table-routes.js'

const page = '/identity/application_credentials/'

const own = ({ cloud, session }: PageContext): ApplicationCredentialRow[] =>
  credentialsOf(cloud.world, session?.user.id ?? '')

/** What programs sign in with. */
export const applicationCredentialRoutes: readonly PageRoute[] = [
  tableRoute(/^\/identity\/application_credentials\/$/, 'Application Credentials', credentials, (context) => ({
    delete: {
      past: 'Deleted Application Credential',
      present: 'delete application credential',
      run: (id) => removeCredential(context.cloud.world, context.session?.user.id ?? '', id),
    },
  })),
  { path: /^\/identity\/application_credentials\/([^/]+)\/detail\/$/, methods: ['GET'], handle: details },
  formRoute(/^\/identity\/application_credentials\/create\/$/, {
    title: 'Create Application Credential',
    submit: 'Create Application Credential',
    help: ['The application credential will be created for the currently selected project.'],
    next: page,
    fields: newFields,
    save: create,
  }),
]

function newFields({ session }: PageContext): Field[] {
  return [
    { name: 'name', label: 'Name', required: true },
    { name: 'description', label: 'Description', kind: 'textarea' },
    { name: 'secret', label: 'Secret' },
    { name: 'expiration_date', label: 'Expiration Date' },
    { name: 'expiration_time', label: 'Expiration Time' },
    { name: 'roles', label: 'Roles', kind: 'several', options: (session?.roles ?? []).map((name) => [name, name]) },
    { name: 'access_rules', label: 'Access Rules', kind: 'textarea' },
    { name: 'unrestricted', label: 'Unrestricted (dangerous)', kind: 'checkbox' },
    { name: 'kubernetes_namespace', label: 'Kubernetes Namespace', kind: 'hidden', value: 'default' },
  ]
}

/** JSON only, where Horizon takes YAML too. */
function create(context: PageContext) {
  const { cloud, session, form, say, call } = context
  const [date, time] = [field(form, 'expiration_date'), field(form, 'expiration_time') || '00:00']
  if (date && Number.isNaN(Date.parse(`${date}T${time}Z`))) return { expiration_date: 'Enter a valid date.' }
  const written = field(form, 'access_rules').trim()
  const rules = written ? readJson(written) : []
  if (rules instanceof SyntaxError) return 'Access rules must be a valid JSON or YAML list.'
  try {
    if (!session) throw new Refusal(401, '')
    const { id, name, secret } = createCredential(cloud.world, session, {
      name: field(form, 'name').trim(),
      description: field(form, 'description') || null,
      secret: field(form, 'secret') || null,
      expires_at: date ? `${date}T${time}:00.000000` : null,
      roles: form.getAll('roles').map(String),
      access_rules: readRules(rules),
      unrestricted: form.has('unrestricted'),
    })
    const told = drawFields({ ...context, form: new FormData() }, [
      { name: 'app_cred_id', label: 'ID', kind: 'readonly', value: id },
      { name: 'app_cred_name', label: 'Name', kind: 'readonly', value: name },
      { name: 'app_cred_secret', label: 'Secret', kind: 'readonly', value: secret },
    ])
    const title = 'Your Application Credential'
    const modal = modalForm(context, { title, action: '', submit: '', fields: told, help: '' })
    return htmlAnswer(200, call.ajax ? modal : framedPage(context, title, modal))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const taken = `Application credential name "${field(form, 'name')}" is already used.`
    say('error', error.status === 409 ? taken : 'Unable to create application credential.')
    return ' '
  }
}

function credentials(context: PageContext): HorizonTable {
  return {
    name: 'application_credentials',
    path: page,
    columns: ['Name', 'Project ID', 'Description', 'Expiration', 'ID', 'Roles'].map((title) => ({ title })),
    stateColumn: -1,
    still: true,
    detail: (id) => `${page}${id}/detail/`,
    actions: [
      { name: 'create', label: 'Create Application Credential', href: `${page}create/` },
      { name: 'delete', label: 'Delete Application Credentials', danger: true },
    ],
    rows: own(context).map(({ id, name, project_id, description, expires_at, roles }) => ({
      id,
      name,
      state: 'status_up',
      cells: [name, project_id, description ?? '-', expires_at ?? '-', id, roles.join(', ')],
      actions: [{ name: 'delete', label: 'Delete Application Credential', danger: true }],
    })),
  }
}

function details(context: PageContext) {
  const row = own(context).find(({ id }) => id === context.params[0])
  if (!row) {
    context.say('error', 'Unable to retrieve application credential details.')
    return redirect(context.call.ajax, page)
  }
  const { roles } = context.cloud.world.db.keystone
  const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
    `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
      .map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
      .join('')}</tbody></table>`
  const roleRows = row.roles.map((name) => [name, roles.find((role) => role.name === name)?.id ?? '', '-'])
  const ruleRows = row.access_rules.map(({ service, method, path }) => [service, method, path])
  const facts = [
    ['Name', escapeHtml(row.name)],
    ['ID', row.id],
    ['Project ID', row.project_id],
    ['Description', escapeHtml(row.description ?? '-')],
    ['Roles', table(['Name', 'ID', 'Domain'], roleRows)],
    ['Access Rules', ruleRows.length ? table(['Service', 'Method', 'Path'], ruleRows) : '-'],
    ['Expires', row.expires_at ?? '-'],
    ['Unrestricted', row.unrestricted ? 'yes' : 'no'],
  ]
  const list = facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')
  return htmlAnswer(
    200,
    framedPage(context, row.name, `<div class="detail"><dl class="dl-horizontal">${list}</dl></div>`),
  )
}
