import { decoded, ServiceError, tableAction } from '@stratus/api-client/openstack'
import type { OpenSession } from './sessions.js'
import { told } from './told.js'

/** Pages of Horizon whose tables the dashboard sends actions to, and reads the outcome from. */
const tablePages =
  /^(project|admin)\/(info|instances|hypervisors|aggregates|volumes|snapshots|backups|volume_groups|vg_snapshots|group_types|volume_types|networks|network_topology|floating_ips|port_forwardings|subnet_pools|address_scopes|rbac_policies|metadata_defs|routers|security_groups|stacks|api_access)(\/|$)|^identity\/((application_)?credentials|groups|identity_providers|mappings)(\/|$)|^settings\/credentials(\/|$)|^project\/$/

const anId = /\/([0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{32})(\/|$)/

/** People name identity providers and namespaces as they like. */
const aName = /(?<=^identity\/identity_providers|^admin\/metadata_defs)\/([^/]+)(\/detail)/

const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** Answers the actions of tables as Horizon's pages do: with a message. The pages themselves are empty. Null: no such page. */
export async function answerTablePage(
  request: Request,
  path: string,
  { services }: OpenSession,
): Promise<Response | null> {
  if (!tablePages.test(path)) return null
  if (request.method !== 'POST') return new Response('', { headers: html })
  const action = String((await request.formData()).get('action') ?? '')
  const id = aName.exec(path) ?? anId.exec(path)
  try {
    return (await tableAction(services, action, decoded(id?.[1] ?? ''), path.slice(0, id?.index ?? 0) + '/'))
      ? told('success', 'The cloud has accepted the request.')
      : null
  } catch (error) {
    if (error instanceof ServiceError && error.status !== 401) return told('error', error.text)
    throw error
  }
}
