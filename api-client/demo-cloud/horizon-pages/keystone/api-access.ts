import type { Answer } from '../../call.js'
import type { PageContext, PageRoute } from '../context.js'
import { framedPage, modalForm, tableMarkup } from '../templates/markup.js'
import { drawFields } from '../templates/form-fields.js'
import { asPage } from '../templates/form-route.js'
import { htmlAnswer } from '../../pages.js'

const page = '/project/api_access/'
const authUrl = 'https://cloud.example:5000/v3'

/** Where the services are, and the files people put into their shells. */
export const apiAccessRoutes: readonly PageRoute[] = [
  { path: /^\/project\/api_access\/$/, methods: ['GET'], handle: show },
  { path: /^\/project\/api_access\/view_credentials\/$/, methods: ['GET'], handle: credentials },
  { path: /^\/project\/api_access\/openrc\/$/, methods: ['GET'], handle: (context) => file(context, 'openrc') },
  { path: /^\/project\/api_access\/clouds\.yaml\/$/, methods: ['GET'], handle: (context) => file(context, 'yaml') },
]

const services = ['Compute', 'Identity', 'Image', 'Network', 'Object Store', 'Orchestration', 'Placement', 'Volumev3']

function show(context: PageContext): Answer {
  const table = tableMarkup(context, {
    name: 'endpoints',
    path: page,
    detail: false,
    columns: [{ title: 'Service' }, { title: 'Service Endpoint' }],
    stateColumn: -1,
    actions: [
      { name: 'view_credentials', label: 'View Credentials', href: `${page}view_credentials/` },
      { name: 'download_clouds_yaml', label: 'OpenStack clouds.yaml File', href: `${page}clouds.yaml/`, modal: false },
      { name: 'download_openrc', label: 'OpenStack RC File', href: `${page}openrc/`, modal: false },
    ],
    rows: services.map((service, at) => ({
      id: service,
      name: service,
      state: 'status_up',
      cells: [service, `https://cloud.example:${8774 + at}`],
      actions: [],
    })),
  })
  return htmlAnswer(200, framedPage(context, 'API Access', table))
}

function credentials(context: PageContext): Answer {
  const { session } = context
  const readonly = (name: string, label: string, value = '') => ({ name, label, value, kind: 'readonly' as const })
  const fields = drawFields(context, [
    readonly('user_name', 'User Name', session?.user.name),
    readonly('project_name', 'Project Name', session?.project.name),
    readonly('auth_url', 'Authentication URL', authUrl),
  ])
  const footer = `<a href="${page}" class="btn btn-default cancel">Close</a>`
  const title = 'User Credentials Details'
  const modal = modalForm(context, { title, action: '', submit: '', fields, help: '', footer })
  return htmlAnswer(200, context.call.ajax ? modal : framedPage(context, title, asPage(modal)))
}

function file({ session }: PageContext, kind: 'openrc' | 'yaml'): Answer {
  const [project = '', user = ''] = [session?.project.name, session?.user.name]
  const name = kind === 'openrc' ? `${project}-openrc.sh` : 'clouds.yaml'
  const body =
    kind === 'openrc'
      ? `#!/usr/bin/env bash\nexport OS_AUTH_URL=${authUrl}\nexport OS_PROJECT_ID=${session?.project.id}\nexport OS_PROJECT_NAME=${JSON.stringify(project)}\nexport OS_USERNAME=${JSON.stringify(user)}\n`
      : `clouds:\n  openstack:\n    auth:\n      auth_url: ${authUrl}\n      username: ${JSON.stringify(user)}\n      project_id: ${session?.project.id}\n      project_name: ${JSON.stringify(project)}\n    region_name: "RegionOne"\n    interface: "public"\n    identity_api_version: 3\n`
  return {
    status: 200,
    headers: [
      ['Content-Type', kind === 'openrc' ? 'text/plain' : 'text/yaml'],
      // As Horizon writes it: without quotes.
      ['Content-Disposition', `attachment; filename=${name}`],
    ],
    body,
  }
}
