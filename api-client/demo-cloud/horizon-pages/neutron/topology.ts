import type { Answer } from '../../call.js'
import { Refusal, type Session } from '../../handler.js'
import { removePort } from '../../handlers/neutron/ports.js'
import { remove as removeServer } from '../../handlers/nova/lifecycle.js'
import type { World } from '../../world/world.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { escapeHtml, htmlAnswer, page, redirect } from '../../pages.js'

/**
 * The pages behind deletions on the topology page: a table whose buttons delete, and a script that presses the
 * button it is told by a window message and tells the page around it what came of it.
 */
export const topologyRoutes: readonly PageRoute[] = [
  { path: /^\/project\/network_topology\/$/, methods: ['GET'], handle: (context) => frame(context, 'topology', []) },
  route(/^\/project\/network_topology\/instance$/, 'instances', servers),
  route(/^\/project\/network_topology\/router$/, 'Routers', routers),
  route(/^\/project\/network_topology\/network$/, 'networks', networks),
  route(/^\/project\/network_topology\/router\/([^/]+)\/$/, 'interfaces', interfaces),
  route(/^\/project\/network_topology\/network\/([^/]+)\/$/, 'subnets', subnets),
]

interface Item {
  readonly id: string
  readonly name: string
  /** Deletes it, or refuses. The message when it is done. */
  remove(): { readonly level: 'success' | 'info'; readonly text: string }
}

type Items = (world: World, session: Session, owner: string) => Item[]

function route(path: RegExp, table: string, items: Items): PageRoute {
  return { path, methods: ['GET', 'POST'], handle: (context) => answer(context, table, items) }
}

function answer(context: PageContext, table: string, items: Items): Answer {
  const { call, session, params, say, cloud, form } = context
  if (!session) throw new Refusal(403, 'No session')
  const rows = items(cloud.world, session, params[0] ?? '')
  if (call.method !== 'POST') return frame(context, table, rows)
  const prefix = `${table}__delete__`
  const action = field(form, 'action')
  const row = rows.find(({ id }) => action === prefix + id)
  if (row) tryToRemove(row, table, say)
  else say('error', 'You must select a row before taking that action.')
  return redirect(call.ajax, call.url.pathname + call.url.search)
}

function tryToRemove(row: Item, table: string, say: PageContext['say']): void {
  const kind = {
    instances: 'instance',
    Routers: 'router',
    networks: 'network',
    interfaces: 'interface',
    subnets: 'subnet',
  }
  try {
    const { level, text } = row.remove()
    say(level, text)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say('error', `Unable to delete ${kind[table as keyof typeof kind]}: ${row.name}. ${error.message}`)
  }
}

function servers(world: World, session: Session): Item[] {
  return world.db.nova.servers.where('project_id', session.project.id).map((row) => ({
    ...row,
    remove() {
      removeServer(world, row, session.user.id)
      return { level: 'info', text: `Scheduled deletion of Instance: ${row.name}` }
    },
  }))
}

function routers(world: World, session: Session): Item[] {
  const { neutron } = world.db
  return neutron.routers.where('project_id', session.project.id).map((row) => ({
    ...row,
    remove() {
      const used = neutron.ports
        .where('device_id', row.id)
        .some(({ device_owner }) => device_owner.endsWith('interface'))
      if (used) throw new Refusal(409, `Router ${row.id} still has ports`)
      for (const { id } of neutron.ports.where('device_id', row.id)) removePort(world, id)
      neutron.routers.remove(row.id)
      return { level: 'success', text: `Deleted Router: ${row.name}` }
    },
  }))
}

function networks(world: World, session: Session): Item[] {
  const { neutron } = world.db
  return neutron.networks.where('project_id', session.project.id).map((row) => ({
    ...row,
    remove() {
      const ports = neutron.ports.where('network_id', row.id)
      if (ports.some(({ device_owner }) => device_owner !== 'network:dhcp'))
        throw new Refusal(
          409,
          `Unable to complete operation on network ${row.id}. There are one or more ports still in use on the network.`,
        )
      for (const { id } of ports) removePort(world, id)
      for (const id of row.subnets) neutron.subnets.remove(id)
      neutron.networks.remove(row.id)
      return { level: 'success', text: `Deleted Network: ${row.name}` }
    },
  }))
}

function interfaces(world: World, session: Session, router: string): Item[] {
  const { neutron } = world.db
  if (neutron.routers.get(router)?.project_id !== session.project.id) return []
  return neutron.ports.where('device_id', router).map((row) => {
    const name = row.name || `(${row.id.slice(0, 13)})`
    return {
      id: row.id,
      name,
      remove() {
        removePort(world, row.id)
        if (row.device_owner === 'network:router_gateway')
          neutron.routers.update(router, { external_gateway_info: null })
        return { level: 'success', text: `Deleted Interface: ${name}` }
      },
    }
  })
}

function subnets(world: World, session: Session, networkId: string): Item[] {
  const { neutron } = world.db
  const network = neutron.networks.get(networkId)
  if (network?.project_id !== session.project.id) return []
  return network.subnets
    .map((id) => neutron.subnets.get(id))
    .filter((row) => row !== undefined)
    .map((row) => ({
      id: row.id,
      name: row.name,
      remove() {
        const used = neutron.ports
          .where('network_id', networkId)
          .some(
            (port) =>
              port.device_owner !== 'network:dhcp' && port.fixed_ips.some(({ subnet_id }) => subnet_id === row.id),
          )
        if (used)
          throw new Refusal(
            409,
            `Unable to complete operation on subnet ${row.id}: One or more ports have an IP allocation from this subnet.`,
          )
        neutron.subnets.remove(row.id)
        neutron.networks.update(networkId, { subnets: network.subnets.filter((id) => id !== row.id) })
        return { level: 'success', text: `Deleted Subnet: ${row.name}` }
      },
    }))
}

/** The page for the frame. It may be shown in frames of its own origin only. */
function frame({ call, entry, cloud }: PageContext, table: string, rows: readonly Item[]): Answer {
  const messages = entry ? cloud.sessions.takeMessages(entry.key) : []
  const alerts = messages
    .map(
      ([level, text]) =>
        `<div class="alert alert-${level}"><p><strong>${level}: </strong>${escapeHtml(text)}</p></div>`,
    )
    .join('')
  const token = escapeHtml(call.cookies.get('csrftoken') ?? '')
  const buttons = rows
    .map(
      ({ id, name }) =>
        `<tr id="${table}__row__${id}" data-object-id="${id}" data-display="${escapeHtml(name)}"><td class="actions_column"><button id="${table}__row_${id}__action_delete" name="action" type="submit" value="${table}__delete__${id}">Delete</button></td></tr>`,
    )
    .join('')
  const content = `<form method="post" action="${escapeHtml(call.url.pathname + call.url.search)}"><input type="hidden" name="csrfmiddlewaretoken" value="${token}"><table id="${table.toLowerCase()}">${buttons}</table></form><script>${script}</script>`
  const text = page('Network Topology', content, { messages: alerts })
  return {
    ...htmlAnswer(200, text),
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['X-Frame-Options', 'SAMEORIGIN'],
    ],
  }
}

const script = `
const frameId = window.frameElement && window.frameElement.id;
for (const alert of document.querySelectorAll('.messages .alert')) {
  const words = alert.querySelector('p').cloneNode(true);
  words.querySelector('strong').remove();
  const type = alert.className.replace('alert alert-', '');
  window.parent.postMessage(JSON.stringify({ action: 'alert', iframe_id: frameId, type, message: words.innerHTML }), '*');
}
window.addEventListener('message', ({ data }) => {
  const { id } = JSON.parse(data);
  for (const button of document.querySelectorAll('button[id*="' + id + '"]')) button.click();
});
`
