import { readForm, type Answer, type Call } from '../call.js'
import { csrfAnswer, csrfFailure } from '../access/csrf.js'
import { Refusal } from '../handler.js'
import { policyCheck } from '../access/policy.js'
import type { Cloud } from '../cloud.js'
import { describeSession, type MessageLevel, type SessionEntry } from '../access/sessions.js'
import { accountRoutes } from './keystone/account.js'
import { adminAddressRoutes } from './neutron/admin-addresses.js'
import { adminNetworkRoutes } from './neutron/admin-networks.js'
import { adminVolumeRoutes } from './cinder/admin-volumes.js'
import { aggregateRoutes } from './nova/aggregates.js'
import { applicationCredentialRoutes } from './keystone/application-credentials.js'
import { metadefRoutes } from './glance/metadefs.js'
import { heatTypeRoutes } from './heat/heat-types.js'
import { apiAccessRoutes } from './keystone/api-access.js'
import { consoleRoutes } from './nova/console.js'
import { field, type PageContext, type PageRoute } from './context.js'
import { costRoutes } from './horizon/cost-pages.js'
import { defaultsRoutes } from './horizon/defaults.js'
import { floatingIpRoutes } from './neutron/floating-ips.js'
import { groupTypeRoutes } from './cinder/group-types.js'
import { hypervisorRoutes } from './nova/hypervisors.js'
import { instanceDetailRoutes } from './nova/instance-details.js'
import { instanceDeviceRoutes } from './nova/instance-devices.js'
import { instanceFormRoutes } from './nova/instance-forms.js'
import { instanceUpdateRoutes } from './nova/instance-update.js'
import { instanceRoutes } from './nova/instances.js'
import { domainRoutes } from './keystone/domains.js'
import { groupMemberRoutes } from './keystone/group-members.js'
import { loginRoutes } from './keystone/login.js'
import { loginStepRoutes } from './keystone/login-steps.js'
import { launchRoutes } from './nova/launch.js'
import { networkRoutes } from './neutron/networks.js'
import { otherRoutes } from './horizon/other-pages.js'
import { overviewRoutes } from './horizon/overview.js'
import { htmlAnswer, loginRedirect, notAllowedPage, notFoundPage } from '../pages.js'
import { portUpdateRoutes } from './neutron/port-update.js'
import { projectRoutes } from './keystone/projects.js'
import { routerRoutes } from './neutron/routers.js'
import { securityGroupRoutes } from './neutron/security-groups.js'
import { settingsRoutes } from './keystone/settings.js'
import { snapshotRoutes } from './cinder/snapshots.js'
import { stackDetailRoutes } from './heat/stack-details.js'
import { stackPictureRoutes } from './heat/stack-pictures.js'
import { stackRoutes } from './heat/stacks.js'
import { systemInfoRoutes } from './horizon/system-info.js'
import { topologyFormRoutes } from './neutron/topology-forms.js'
import { topologyRoutes } from './neutron/topology.js'
import { userCredentialRoutes } from './keystone/user-credentials.js'
import { uploadRoutes } from './glance/upload.js'
import { volumeAttachmentRoutes } from './cinder/volume-attachments.js'
import { volumeBackupRoutes } from './cinder/volume-backups.js'
import { volumeGroupRoutes } from './cinder/volume-groups.js'
import { volumeFormRoutes } from './cinder/volume-forms.js'
import { volumeTransferRoutes } from './cinder/volume-transfers.js'
import { volumeRoutes } from './cinder/volumes.js'
import { volumeTypeRoutes } from './cinder/volume-types.js'

const routes: readonly PageRoute[] = [
  ...aggregateRoutes,
  ...adminNetworkRoutes,
  ...adminAddressRoutes,
  ...applicationCredentialRoutes,
  ...userCredentialRoutes,
  ...heatTypeRoutes,
  ...metadefRoutes,
  ...volumeTypeRoutes,
  ...loginRoutes,
  ...loginStepRoutes,
  ...accountRoutes,
  ...adminVolumeRoutes,
  ...apiAccessRoutes,
  ...costRoutes,
  ...defaultsRoutes,
  ...floatingIpRoutes,
  ...hypervisorRoutes,
  ...instanceDetailRoutes,
  ...instanceDeviceRoutes,
  ...instanceUpdateRoutes,
  ...launchRoutes,
  ...securityGroupRoutes,
  ...settingsRoutes,
  ...snapshotRoutes,
  ...volumeAttachmentRoutes,
  ...volumeBackupRoutes,
  ...volumeGroupRoutes,
  ...groupTypeRoutes,
  ...volumeTransferRoutes,
  ...overviewRoutes,
  ...otherRoutes,
  ...consoleRoutes,
  ...instanceRoutes,
  ...instanceFormRoutes,
  ...networkRoutes,
  ...portUpdateRoutes,
  ...domainRoutes,
  ...groupMemberRoutes,
  ...projectRoutes,
  ...routerRoutes,
  ...volumeFormRoutes,
  ...volumeRoutes,
  ...stackDetailRoutes,
  ...stackPictureRoutes,
  ...stackRoutes,
  ...systemInfoRoutes,
  ...topologyFormRoutes,
  ...topologyRoutes,
  ...uploadRoutes,
]

/** Pages that exist in a Horizon but not here still ask for a session first. */
const pagesOfHorizon = /^\/(project|admin|identity|settings|ngdetails)(\/|$)/

/** Answers a server-rendered page; undefined when the path is none. */
export async function answerPage(cloud: Cloud, call: Call): Promise<Answer | undefined> {
  const path = call.url.pathname
  const origin = call.url.origin
  const entry = cloud.sessions.get(call.cookies.get('sessionid'))
  const session = entry && describeSession(cloud.world.db, entry)
  const onPath = routes.filter((route) => route.path.test(path))
  if (onPath.length === 0) {
    if (!path.endsWith('/') && routes.some((route) => route.path.test(`${path}/`))) {
      return {
        status: 301,
        headers: [
          ['Content-Type', 'text/html; charset=utf-8'],
          ['Location', `${path}/${call.url.search}`],
        ],
        body: '',
      }
    }
    if (!pagesOfHorizon.test(path)) return undefined
    return session ? notFoundPage() : loginRedirect(call.ajax, origin, path)
  }
  const form = await readForm(call)
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const route = onPath.find((one) => one.methods.some((allowed) => allowed === method))
  if (!route?.csrfExempt) {
    const failure = await csrfFailure(call, () => Promise.resolve(field(form, 'csrfmiddlewaretoken') || null))
    if (failure !== null) return csrfAnswer(call, failure, cloud.dialect)
  }
  if (!route) return { status: 405, headers: [['Content-Type', 'text/html; charset=utf-8']], body: '' }
  if (!session && !route.open) return loginRedirect(call.ajax, origin, path)

  const groups = route.path.exec(path) ?? []
  const said: Said[] = []
  const context: PageContext = {
    cloud,
    call,
    params: groups.slice(1).map((text) => decodeURIComponent(text ?? '')),
    form,
    session,
    entry,
    policy: session && policyCheck(session, cloud.world.ids),
    say(level, text) {
      if (call.ajax) said.push([level, text])
      else if (entry) cloud.sessions.say(entry.key, level, text)
    },
  }
  const answer = await run(route, context)
  return call.ajax ? withSaid(cloud, entry, answer, said) : answer
}

async function run(route: PageRoute, context: PageContext): Promise<Answer> {
  const fault = context.cloud.faults.take(
    undefined,
    context.call.method,
    context.call.url.pathname + context.call.url.search,
  )
  if (fault?.delay) await context.cloud.wait(fault.delay)
  if (fault?.kind === 'drop') throw new TypeError('Failed to fetch')
  if (fault?.kind === 'expired') {
    context.cloud.sessions.closeAll()
    return loginRedirect(context.call.ajax, context.call.url.origin, context.call.url.pathname)
  }
  if (fault?.status) return htmlAnswer(fault.status, fault.body ?? `Demo fault ${fault.status}`)
  try {
    return await route.handle(context)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.status === 403) return notAllowedPage()
    return htmlAnswer(error.status, error.message)
  }
}

type Said = readonly [level: MessageLevel, text: string]

/** What is said during an AJAX call travels in its header; where it leads elsewhere, it waits for the next page. */
function withSaid(cloud: Cloud, entry: SessionEntry | undefined, answer: Answer, said: readonly Said[]): Answer {
  if (!entry || said.length === 0) return answer
  const redirects = answer.headers.some(([name]) => name === 'X-Horizon-Location' || name === 'Location')
  if (!redirects) {
    const messages = asciiJson(said.map(([level, text]) => [level, text, '']))
    return { ...answer, headers: [...answer.headers, ['X-Horizon-Messages', messages]] }
  }
  for (const [level, text] of said) cloud.sessions.say(entry.key, level, text)
  return answer
}

/** Headers carry ASCII only. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
