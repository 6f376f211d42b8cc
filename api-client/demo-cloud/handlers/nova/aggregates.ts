import { empty, fields, json, Refusal, required, type Context, type HandlersOf } from '../../handler.js'
import type { AggregateRow } from '../../world/tables/nova.js'
import type { World } from '../../world/world.js'
import { clientRefusal } from '../refusals.js'
import { computeServices } from './hosts.js'

type Facts = Pick<AggregateRow, 'name' | 'availability_zone'>

/** @throws Refusal when there is none */
export function needAggregate({ db }: World, id: string): AggregateRow {
  const aggregate = db.nova.aggregates.get(id)
  if (!aggregate) throw new Refusal(404, `Aggregate ${id} could not be found.`)
  return aggregate
}

function demandFreeName({ db }: World, name: string, self?: string): void {
  if (db.nova.aggregates.find((each) => each.name === name && each.id !== self))
    throw new Refusal(409, `Aggregate ${name} already exists.`)
}

export function createAggregate(world: World, { name, availability_zone }: Facts): AggregateRow {
  demandFreeName(world, name)
  const { aggregates } = world.db.nova
  const id = String(1 + Math.max(0, ...aggregates.all().map((each) => Number(each.id))))
  const metadata: AggregateRow['metadata'] = availability_zone ? { availability_zone } : {}
  aggregates.insert({ id, name, availability_zone, hosts: [], metadata })
  return needAggregate(world, id)
}

export function updateAggregate(world: World, id: string, change: Partial<Facts>): AggregateRow {
  const { metadata } = needAggregate(world, id)
  if (change.name !== undefined) demandFreeName(world, change.name, id)
  const { availability_zone: zone } = change
  const { availability_zone: _, ...others } = metadata
  world.db.nova.aggregates.update(id, {
    ...change,
    ...(zone !== undefined && { metadata: zone ? { ...others, availability_zone: zone } : others }),
  })
  placeHosts(world)
  return needAggregate(world, id)
}

export function addHost(world: World, id: string, host: string): AggregateRow {
  const { name, hosts, availability_zone: zone } = needAggregate(world, id)
  if (!computeServices(world).some((each) => each.host === host))
    throw new Refusal(404, `Compute host ${host} could not be found.`)
  if (hosts.includes(host)) throw new Refusal(409, `Aggregate ${id} already has host ${host}.`)
  const other = world.db.nova.aggregates.find(
    (each) =>
      zone !== null && each.availability_zone !== null && each.availability_zone !== zone && each.hosts.includes(host),
  )
  if (other)
    throw new Refusal(
      409,
      `Cannot add host to aggregate ${name}. Reason: Host ${host} is already in availability zone ${other.availability_zone}.`,
    )
  world.db.nova.aggregates.update(id, { hosts: [...hosts, host] })
  placeHosts(world)
  return needAggregate(world, id)
}

export function removeHost(world: World, id: string, host: string): AggregateRow {
  const { hosts } = needAggregate(world, id)
  if (!hosts.includes(host)) throw new Refusal(404, `Aggregate ${id} has no host ${host}.`)
  world.db.nova.aggregates.update(id, { hosts: hosts.filter((each) => each !== host) })
  placeHosts(world)
  return needAggregate(world, id)
}

export function removeAggregate(world: World, id: string): void {
  if (needAggregate(world, id).hosts.length) throw new Refusal(400, `Cannot delete aggregate ${id}. Reason: not empty.`)
  world.db.nova.aggregates.remove(id)
}

/** Each machine is in the zone of the aggregate that has both. */
function placeHosts(world: World): void {
  const { aggregates, services } = world.db.nova
  for (const { id, host } of computeServices(world)) {
    const zoned = aggregates.find((each) => each.availability_zone !== null && each.hosts.includes(host))
    services.update(id, { zone: zoned?.availability_zone ?? 'nova' })
  }
}

type AggregateHandlers = Pick<HandlersOf<'nova'>, Extract<keyof HandlersOf<'nova'>, `nova.aggregates.${string}`>>

export const aggregateHandlers: AggregateHandlers = {
  'nova.aggregates.extraSpecs'(context) {
    context.policy.demand('compute', 'os_compute_api:os-aggregates:show')
    return json(named(context).metadata)
  },

  'nova.aggregates.updateExtraSpecs'(context) {
    context.policy.demand('compute', 'os_compute_api:os-aggregates:set_metadata')
    const body = fields(context.body)
    const row = named(context)
    const next: Record<string, string> = { ...row.metadata }
    for (const [key, value] of Object.entries(required(body, 'updated') as Record<string, unknown>))
      next[key] = String(value)
    for (const key of Array.isArray(body.removed) ? body.removed.map(String) : []) delete next[key]
    context.db.nova.aggregates.update(row.id, { metadata: next })
    // The zone is one of them.
    updateAggregate(context, row.id, { availability_zone: next['availability_zone'] ?? null })
    return empty()
  },
}

/** The one of the path; what is refused is said as Horizon's client says it. */
function named(context: Context<'nova.aggregates.extraSpecs' | 'nova.aggregates.updateExtraSpecs'>): AggregateRow {
  const { id } = context.params
  const aggregate = context.db.nova.aggregates.get(id)
  if (!aggregate) throw clientRefusal(context, 404, `Aggregate ${id} could not be found.`)
  return aggregate
}
