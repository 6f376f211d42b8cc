import { items, many, one, textOf, type Json } from '../json.js'
import type { Query } from '../next-page.js'
import { part, type AnswersOf } from '../question.js'
import { ServiceError } from '../service-error.js'
import type { Services } from '../services.js'
import { newServer } from './new-server.js'
import { removed } from '../required.js'

/** The newest microversion whose servers Stratus reads. */
const microversion = '2.60'

/** Since then an attachment says whether its volume is deleted with the server. */
const attachmentVersion = '2.79'

const actions: Readonly<Record<string, Json>> = {
  start: { 'os-start': null },
  stop: { 'os-stop': null },
  pause: { pause: null },
  unpause: { unpause: null },
  suspend: { suspend: null },
  resume: { resume: null },
  soft_reboot: { reboot: { type: 'SOFT' } },
  hard_reboot: { reboot: { type: 'HARD' } },
}

/** Protocol and type by what Horizon calls a console, the likely first. */
const consoles: Readonly<Record<string, Json>> = {
  VNC: { protocol: 'vnc', type: 'novnc' },
  SPICE: { protocol: 'spice', type: 'spice-html5' },
  RDP: { protocol: 'rdp', type: 'rdp-html5' },
  SERIAL: { protocol: 'serial', type: 'serial' },
  MKS: { protocol: 'mks', type: 'webmks' },
}

/** How Nova says that an instance has no console of a kind, or not now. */
const hasNoConsole = new Set([400, 409, 500, 501])

const act = (services: Services, id: string, body: Json, version?: string) =>
  services.post('compute', `/servers/${part(id)}/action`, body, { microversion: version })

const serverOf = async (services: Services, id: string): Promise<Json> =>
  one(await services.get('compute', `/servers/${part(id)}`, { microversion }), 'server')

/**
 * Between the end of a deletion and the row's own, Nova lists a server as deleted. Nothing tells of the moment when it is listed no
 * more, so whoever had read it then would go on showing it.
 */
export const isThere = (server: Json): boolean => server['status'] !== 'DELETED'

/** The servers that are listed after one of them; all where that one is gone by now. */
export async function serversAfter(services: Services, marker: string, query: Readonly<Record<string, boolean>> = {}) {
  const ask = (asked: Query) => services.all('compute', '/servers/detail', 'servers', { microversion, query: asked })
  const rest = await ask({ ...query, marker }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.status === 400) return ask(query)
    throw error
  })
  return rest.filter(isThere)
}

/** Servers and what belongs to one. */
export const serverAnswers: AnswersOf<'nova.servers'> & AnswersOf<'nova.snapshots'> = {
  async 'nova.servers.list'({ services, query }) {
    const path = '/servers/detail'
    const since = query.get('changes_since')
    if (since !== null) {
      const changed = { microversion, query: { 'changes-since': since } }
      return items(await services.all('compute', path, 'servers', changed))
    }
    const marker = query.get('marker')
    if (marker !== null) return items(await serversAfter(services, marker))
    const limit = query.get('limit')
    if (limit === null) return items((await services.all('compute', path, 'servers', { microversion })).filter(isThere))
    const answer = await services.get('compute', path, { microversion, query: { limit } })
    return {
      ...items(many(answer, 'servers').filter(isThere)),
      has_more_data: many(answer, 'servers_links').length > 0,
    }
  },

  async 'nova.servers.create'({ services, body }) {
    const { request, version } = newServer(body)
    return one(await services.post('compute', '/servers', request, { microversion: version }), 'server')
  },

  'nova.servers.get': ({ services, params }) => serverOf(services, params.id),

  async 'nova.servers.delete'({ services, params }) {
    await services.delete('compute', `/servers/${part(params.id)}`)
  },

  async 'nova.servers.operate'({ services, params, body }) {
    const action = actions[textOf(body, 'operation')]
    if (!action) throw new ServiceError(400, `Unknown operation '${textOf(body, 'operation')}'.`)
    await act(services, params.id, action)
  },

  'nova.servers.actions': async ({ services, params }) =>
    items(many(await services.get('compute', `/servers/${part(params.id)}/os-instance-actions`), 'instanceActions')),

  async 'nova.servers.securityGroups'({ services, params }) {
    const ports = await services.all('network', '/ports', 'ports', { query: { device_id: params.id } })
    const ids = [...new Set(ports.flatMap((port) => (port['security_groups'] as string[] | undefined) ?? []))]
    if (!ids.length) return items([])
    const query = new URLSearchParams(ids.map((id) => ['id', id]))
    return items(await services.all('network', '/security-groups', 'security_groups', { query }))
  },

  async 'nova.servers.volumes'({ services, params }) {
    const attached = await services.all(
      'compute',
      `/servers/${part(params.id)}/os-volume_attachments`,
      'volumeAttachments',
      { microversion: attachmentVersion },
    )
    return items(
      await Promise.all(
        attached.map(async (attachment) => {
          const volume = await services
            .get('volume', `/volumes/${part(textOf(attachment, 'volumeId'))}`)
            .catch(() => ({}))
          return { ...attachment, name: textOf(one(volume, 'volume'), 'name') || textOf(attachment, 'volumeId') }
        }),
      ),
    )
  },

  async 'nova.servers.consoleInfo'({ services, params, body }) {
    const wanted = textOf(body, 'console_type') || 'AUTO'
    const kinds = wanted === 'AUTO' ? Object.keys(consoles) : [wanted]
    for (const type of kinds) {
      const remote_console = consoles[type]
      if (!remote_console) throw new ServiceError(409, `Console type "${type}" not supported.`)
      const path = `/servers/${part(params.id)}/remote-consoles`
      const answer = await services
        .post('compute', path, { remote_console }, { microversion: '2.8' })
        .catch((error: unknown) => {
          if (error instanceof ServiceError && hasNoConsole.has(error.status)) return null
          throw error
        })
      const url = textOf(one(answer, 'remote_console'), 'url')
      if (url) return { type, url: type === 'SERIAL' ? url : `${url}&title=Console(${params.id})` }
    }
    throw new ServiceError(409, 'No available console found.')
  },

  async 'nova.servers.consoleOutput'({ services, params, body }) {
    const length = 'length' in body ? body['length'] : 100
    const answer = await act(services, params.id, { 'os-getConsoleOutput': { length } })
    return { lines: textOf(answer, 'output').split('\n') }
  },

  'nova.servers.metadata': async ({ services, params }) => (await serverOf(services, params.id))['metadata'],

  async 'nova.servers.updateMetadata'({ services, params, body }) {
    const path = `/servers/${part(params.id)}/metadata`
    const metadata = one(body, 'updated')
    if (Object.keys(metadata).length) await services.post('compute', path, { metadata })
    for (const name of removed(body)) await services.delete('compute', `${path}/${part(name)}`)
  },

  async 'nova.snapshots.create'({ services, body }) {
    const createImage = { name: body['name'], metadata: {} }
    const answer = await act(services, textOf(body, 'instance_id'), { createImage }, '2.45')
    return answer['image_id']
  },
}
