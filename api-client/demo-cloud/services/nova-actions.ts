import { coldMigrate, computeServices, migrate } from '../handlers/nova/hosts.js'
import { empty, json, Refusal, type Reply } from '../handler.js'
import { moveServer, type ServerOperation } from '../handlers/nova/lifecycle.js'
import { endResize, startResize } from '../handlers/nova/resize.js'
import type { ServerRow } from '../world/tables/nova.js'
import { fieldsOf, type Ask, type Fields } from './ask.js'

/** How long a rebuild takes, ms of demo time. */
const rebuildTime = 4000

type Act = (ask: Ask, server: ServerRow, terms: Fields) => Promise<Reply> | Reply

const operate =
  (operation: ServerOperation): Act =>
  async (ask, { id }) => {
    await ask.run('nova.servers.operate', { params: { id }, body: { operation } })
    return empty(202)
  }

const change =
  (move: Partial<ServerRow>): Act =>
  (ask, { id }) => {
    ask.db.nova.servers.update(id, move)
    return empty(202)
  }

const running = { status: 'ACTIVE', vm_state: 'active', power_state: 1 } as const

/** What is done to a server by `POST /servers/{id}/action`, by the one name in its body. */
const actions: Readonly<Record<string, Act>> = {
  'os-start': operate('start'),
  'os-stop': operate('stop'),
  pause: operate('pause'),
  unpause: operate('unpause'),
  suspend: operate('suspend'),
  resume: operate('resume'),
  reboot: (ask, server, { type }) => operate(type === 'HARD' ? 'hard_reboot' : 'soft_reboot')(ask, server, {}),
  lock: change({ locked: true }),
  unlock: change({ locked: false }),
  shelve: change({ status: 'SHELVED_OFFLOADED', vm_state: 'shelved_offloaded', power_state: 4 }),
  unshelve: change(running),
  rescue: change({ status: 'RESCUE', vm_state: 'rescued' }),
  unrescue: change(running),
  resize(ask, server, { flavorRef }) {
    startResize(ask.world, server, String(flavorRef))
    return empty(202)
  },
  confirmResize(ask, { id }) {
    endResize(ask.world, id, 'confirm')
    return empty()
  },
  revertResize(ask, { id }) {
    endResize(ask.world, id, 'revert')
    return empty(202)
  },
  rebuild(ask, { id }, { imageRef }) {
    ask.db.nova.servers.update(id, { image_id: String(imageRef) })
    moveServer(ask, id, { task_state: 'rebuilding' })
    ask.clock.schedule(rebuildTime, () => moveServer(ask, id, { task_state: null }))
    return empty(202)
  },
  'os-migrateLive'(ask, server, { host }) {
    migrate(ask.world, server, host ? String(host) : undefined)
    return empty(202)
  },
  evacuate(ask, server, { host }) {
    const { state } = computeServices(ask.world).find((each) => each.host === server.host) ?? {}
    if (state === 'up') throw new Refusal(400, `Compute service of ${server.host} is still in use.`)
    migrate(ask.world, server, host ? String(host) : undefined)
    return json({})
  },
  migrate(ask, server) {
    coldMigrate(ask.world, server)
    return empty(202)
  },
  changePassword: () => empty(202),
  async 'os-getConsoleOutput'(ask, { id }, { length }) {
    const { lines } = await ask.run('nova.servers.consoleOutput', { params: { id }, body: { length: length ?? null } })
    return json({ output: (lines as string[]).join('\n') })
  },
  async createImage(ask, { id }, { name }) {
    return json({ image_id: await ask.answer('nova.snapshots.create', { body: { name, instance_id: id } }) }, 202)
  },
}

export function act(ask: Ask, server: ServerRow): Reply | Promise<Reply> {
  const [name = '', terms] = Object.entries(ask.sent)[0] ?? []
  const found = actions[name]
  if (!found) throw new Refusal(400, `There is no such action: ${name}`)
  return found(ask, server, fieldsOf(terms))
}
