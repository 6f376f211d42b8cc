import { empty, json, Refusal } from '../handler.js'
import {
  addHost,
  createAggregate,
  needAggregate,
  removeAggregate,
  removeHost,
  updateAggregate,
} from '../handlers/nova/aggregates.js'
import { inside, type Ask, type Fields, type Routes } from './ask.js'

const idOf = ({ path }: Ask): string => path['id'] ?? ''

const demand = (ask: Ask, rule: string): void => ask.policy.demand('compute', `os_compute_api:os-aggregates:${rule}`)

const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other)

/** What is done to one, by the name of the action. */
const actions: Readonly<Record<string, (ask: Ask, given: Fields) => unknown>> = {
  add_host(ask, { host }) {
    demand(ask, 'add_host')
    return addHost(ask.world, idOf(ask), String(host))
  },
  remove_host(ask, { host }) {
    demand(ask, 'remove_host')
    return removeHost(ask.world, idOf(ask), String(host))
  },
  async set_metadata(ask, given) {
    const all = Object.entries(inside(given, 'metadata'))
    const removed = all.filter(([, value]) => value === null).map(([name]) => name)
    const updated = Object.fromEntries(all.filter(([, value]) => value !== null))
    await ask.run('nova.aggregates.updateExtraSpecs', { params: { id: idOf(ask) }, body: { updated, removed } })
    return needAggregate(ask.world, idOf(ask))
  },
}

export const aggregateRoutes: Routes = {
  'GET /os-aggregates'(ask) {
    demand(ask, 'index')
    return json({ aggregates: ask.db.nova.aggregates.all() })
  },
  'POST /os-aggregates'(ask) {
    demand(ask, 'create')
    const { name, availability_zone } = inside(ask.sent, 'aggregate')
    const facts = { name: String(name), availability_zone: textOr(availability_zone, null) }
    return json({ aggregate: createAggregate(ask.world, facts) })
  },
  'GET /os-aggregates/{id}': async (ask) => {
    const metadata = await ask.run('nova.aggregates.extraSpecs', { params: { id: idOf(ask) } })
    return json({ aggregate: { ...needAggregate(ask.world, idOf(ask)), metadata } })
  },
  'PUT /os-aggregates/{id}'(ask) {
    demand(ask, 'update')
    const { name, availability_zone } = inside(ask.sent, 'aggregate')
    const change = {
      ...(typeof name === 'string' && { name }),
      ...(typeof availability_zone === 'string' && { availability_zone }),
    }
    return json({ aggregate: updateAggregate(ask.world, idOf(ask), change) })
  },
  'DELETE /os-aggregates/{id}'(ask) {
    demand(ask, 'delete')
    removeAggregate(ask.world, idOf(ask))
    return empty()
  },
  'POST /os-aggregates/{id}/action': async (ask) => {
    const found = Object.entries(actions).find(([name]) => name in ask.sent)
    if (!found) throw new Refusal(400, 'There is no such action of an aggregate.')
    return json({ aggregate: await found[1](ask, inside(ask.sent, found[0])) })
  },
}
