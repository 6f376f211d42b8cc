import { cloudsYaml, openRc, openRcName, type PersonalAccess } from '../../../access-files.js'
import type { Answer } from '../../call.js'
import { recreateEc2Credential, ec2CredentialOf } from '../../handlers/keystone/ec2.js'
import { escapeHtml, htmlAnswer } from '../../pages.js'
import type { PageContext, PageRoute } from '../context.js'
import { framedPage, tableMarkup } from '../templates/markup.js'
import { formRoute } from '../templates/form-route.js'

const page = '/project/api_access/'
const authUrl = 'https://cloud.example:5000/v3'

/** Where the services are, and the files people put into their shells. */
export const apiAccessRoutes: readonly PageRoute[] = [
  { path: /^\/project\/api_access\/$/, methods: ['GET'], handle: show },
  { path: /^\/project\/api_access\/view_credentials\/$/, methods: ['GET'], handle: credentials },
  { path: /^\/project\/api_access\/openrc\/$/, methods: ['GET'], handle: (context) => file(context, 'openrc') },
  { path: /^\/project\/api_access\/clouds\.yaml\/$/, methods: ['GET'], handle: (context) => file(context, 'yaml') },
  formRoute(/^\/project\/api_access\/recreate_ec2_credentials\/$/, {
    title: 'Recreate EC2 Credentials',
    submit: 'Recreate EC2 Credentials',
    next: page,
    fields: () => [],
    save({ cloud, session, say }) {
      if (session) recreateEc2Credential(cloud.world, session)
      say('success', 'Successfully recreated ec2 credentials.')
      return ''
    },
  }),
]

/** `block-storage` as Horizon writes it. */
const title = (type: string): string =>
  /^(ec2|s3)$/.test(type)
    ? type.toUpperCase()
    : type.replace(/-/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())

function show(context: PageContext): Answer {
  const { session, cloud } = context
  const services = cloud.world.db.keystone.services.all().toSorted((a, b) => (a.type < b.type ? -1 : 1))
  const table = tableMarkup(context, {
    name: 'endpoints',
    path: page,
    detail: false,
    columns: [{ title: 'Service' }, { title: 'Service Endpoint' }],
    stateColumn: -1,
    actions: [
      { name: 'view_credentials', label: 'View Credentials', href: `${page}view_credentials/` },
      { name: 'recreate_credentials', label: 'Recreate EC2 Credentials', href: `${page}recreate_ec2_credentials/` },
      { name: 'download_clouds_yaml', label: 'OpenStack clouds.yaml File', href: `${page}clouds.yaml/`, modal: false },
      { name: 'download_openrc', label: 'OpenStack RC File', href: `${page}openrc/`, modal: false },
    ],
    rows: services.map(({ id, type, endpoints }) => ({
      id,
      name: title(type),
      state: 'status_up',
      cells: [
        title(type),
        endpoints.find((each) => each.interface === 'public')?.url.replace('%PROJECT%', session?.project.id ?? '') ??
          '-',
      ],
      actions: [],
    })),
  })
  return htmlAnswer(200, framedPage(context, 'API Access', table))
}

function credentials(context: PageContext): Answer {
  const { session, cloud } = context
  const ec2 = session && ec2CredentialOf(cloud.world, session)
  const readOnly = ([id, label, value = '', type = 'text']: readonly [string, string, string?, string?]) =>
    `<div class="form-group"><label for="${id}">${label}</label><input type="${type}" class="form-control" id="${id}" readonly value="${escapeHtml(value)}"></div>`
  const fields = [
    ['openrc-user', 'User Name', session?.user.name],
    ['openrc-userid', 'User ID', session?.user.id],
    ['openrc-project-name', 'Project Name', session?.project.name],
    ['openrc-project-id', 'Project ID', session?.project.id],
    ['openrc-auth', 'Authentication URL', authUrl],
    ['ec2-url', 'EC2 URL', 'https://cloud.example:8773/'],
    ['ec2-access', 'EC2 Access Key', ec2?.id],
    ['ec2-secret', 'EC2 Secret Key', ec2?.secret, 'password'],
  ] as const
  const name = 'User Credentials Details'
  const body = `<div class="modal-header"><h3 class="modal-title">${name}</h3></div><div class="modal-body"><form>${fields.map(readOnly).join('')}</form></div><div class="modal-footer"><a href="${page}" class="btn btn-default cancel">Close</a></div>`
  const modal = `<div class="modal"><div class="modal-dialog"><div class="modal-content">${body}</div></div></div>`
  return htmlAnswer(
    200,
    context.call.ajax ? modal : framedPage(context, name, `<div class="static_page">${body}</div>`),
  )
}

function file({ session, cloud }: PageContext, kind: 'openrc' | 'yaml'): Answer {
  const access: PersonalAccess = {
    authUrl,
    region: session?.region ?? null,
    user: {
      name: session?.user.name ?? '',
      domain: session?.user.domainName ?? '',
    },
    project: {
      id: session?.project.id ?? '',
      name: session?.project.name ?? '',
      domainId: cloud.world.db.keystone.projects.get(session?.project.id ?? '')?.domain_id ?? '',
    },
  }
  const name = kind === 'openrc' ? openRcName(access.project.name) : 'clouds.yaml'
  return {
    status: 200,
    headers: [
      ['Content-Type', 'text/plain'],
      // As Horizon writes it: without quotes.
      ['Content-Disposition', `attachment; filename=${name}`],
    ],
    body: kind === 'openrc' ? openRc(access) : cloudsYaml(access),
  }
}
