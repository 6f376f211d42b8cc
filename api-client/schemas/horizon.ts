import { z } from '../zod.js'
import { flag, id, isRecord, list, many, type Model, raw, reader, text } from './fields.js'

/** Settings by name; what is exported is the operator's choice (G-SET-02). */
export const settings = z.record(z.string(), z.unknown())

/** Zone name to offset of now, `±HHMM` (W-SHELL-11). */
export const timezones = z.looseObject({ timezone_dict: z.record(z.string(), z.string()) })

export const policyCheck = z.object({
  rules: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()]))).check(z.minLength(1))),
  target: z.optional(z.record(z.string(), z.unknown())),
})
export const policyAnswer = z.looseObject({ allowed: z.boolean(), each: z.optional(z.array(z.boolean())) })

const subnetShape = { id: id(), cidr: text(), url: text() }
const networkShape = {
  id: id(),
  name: text(),
  url: text(),
  subnets: many(reader(subnetShape)),
  router_external: flag('router:external', 'is_router_external', 'router_external'),
  status: text(),
  original_status: text(),
  allow_delete_subnet: flag(),
}
const routerShape = { id: id(), name: text(), url: text(), status: text(), original_status: text(), task: text() }
const serverShape = { ...routerShape, console: text() }
const addressShape = { ip_address: text(), subnet_id: text() }
const portShape = {
  id: id(),
  device_id: text(),
  network_id: text(),
  device_owner: text(),
  fixed_ips: many(reader(addressShape)),
  status: text(),
  original_status: text(),
  url: text(),
}

export type TopologyNetwork = Model<typeof networkShape>
export type TopologyRouter = Model<typeof routerShape>
export type TopologyServer = Model<typeof serverShape>
export type TopologyPort = Model<typeof portShape>

/** Network topology model (T-MODEL-01). Sent as `text/json`, with a timestamp as query. */
export interface Topology {
  readonly networks: readonly TopologyNetwork[]
  readonly routers: readonly TopologyRouter[]
  readonly servers: readonly TopologyServer[]
  readonly ports: readonly TopologyPort[]
}

/** Items read before a step ends. */
const stepItems = 100

function* readInSteps<T>(items: unknown, read: (value: unknown) => T | null): Generator<void, readonly T[]> {
  if (!Array.isArray(items)) return []
  const list: T[] = []
  for (const [at, item] of (items as unknown[]).entries()) {
    if (at % stepItems === stepItems - 1) yield
    const model = read(item)
    if (model !== null) list.push(model)
  }
  return list
}

const readNetwork = reader(networkShape)
const readRouter = reader(routerShape)
const readServer = reader(serverShape)
const readPort = reader(portShape)

/** Null for what is no object; each list without what cannot be read. */
export function* topologyInSteps(value: unknown): Generator<void, Topology | null> {
  if (!isRecord(value)) return null
  return {
    networks: yield* readInSteps(value.networks, readNetwork),
    routers: yield* readInSteps(value.routers, readRouter),
    servers: yield* readInSteps(value.servers, readServer),
    ports: yield* readInSteps(value.ports, readPort),
  }
}

export const topology = z.pipe(
  z.unknown(),
  z.transform((value, context): Topology => {
    const steps = topologyInSteps(value)
    let step = steps.next()
    while (!step.done) step = steps.next()
    if (step.value !== null) return step.value
    context.issues.push({ code: 'custom', message: 'not a topology', input: value })
    return z.NEVER
  }),
)
export const topologyQuery = z.optional(z.looseObject({}))

const nodeShape = {
  name: id(),
  instance: raw(),
  image: text(),
  status: text(),
  info_box: text(),
  required_by: raw(),
  image_x: raw(),
  image_y: raw(),
  image_size: raw(),
}
/** One resource of a stack (T-STACK-02). */
export type StackNode = Model<typeof nodeShape>
const readNode = reader(nodeShape)

/** Stack topology (T-STACK-02). */
export const stackTopology = z.looseObject({
  nodes: z.pipe(
    z.optional(
      z.pipe(
        z.unknown(),
        z.transform((value) => (Array.isArray(value) ? value.flatMap((entry: unknown) => readNode(entry) ?? []) : [])),
      ),
    ),
    z.transform((nodes) => nodes ?? []),
  ),
  stack: z.pipe(
    z.unknown(),
    z.transform((value) => (isRecord(value) ? value : {})),
  ),
})

const heatProcessShape = {
  id: id(),
  binary: text(),
  hostname: text(),
  /** `up` or `down`. */
  status: text(),
  updated_at: text(),
}
/** An engine of the orchestration service. */
export type HeatProcess = Model<typeof heatProcessShape>
export const heatServices = list(reader(heatProcessShape))
export const heatTemplate = z.looseObject({})
export const heatValidation = z.looseObject({})
