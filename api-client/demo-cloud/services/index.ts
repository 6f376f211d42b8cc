import { describeSession } from '../access/sessions.js'
import type { Call } from '../call.js'
import type { Cloud } from '../cloud.js'
import { Refusal, type Reply } from '../handler.js'
import { readAsk, type Ask, type Service } from './ask.js'
import { volume } from './cinder.js'
import { image } from './glance.js'
import { orchestration } from './heat.js'
import { identity } from './keystone.js'
import { network } from './neutron.js'
import { compute } from './nova.js'
import { places } from './places.js'
import { refused } from './refusals.js'
import { capabilities, objectStore } from './swift.js'
import { answerTokens } from './tokens.js'

/** The services of the demo cloud by their own APIs, over the same tables as Horizon's face. */
const services: readonly Service[] = [identity, compute, image, network, volume, objectStore, orchestration]

/** `{name}` is one part of a path, `{name+}` all the rest. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\{(\w+)\+\}/g, '(?<$1>.+)').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const routes = services.flatMap((service) =>
  Object.entries(service.routes).map(([key, answer]) => {
    const [method = '', path = ''] = key.split(' ')
    return { service, method, pattern: patternOf(places[service.name].replace('{project}', '[^/]+') + path), answer }
  }),
)

/** What object storage can do stands beside all accounts. */
const isCapabilities = (path: string): boolean => path === `${places['object-store'].replace(/\/v1.*/, '')}/info`

const serviceOf = (path: string): Service | undefined =>
  services.find(({ name }) => path.startsWith(places[name].replace(/\{.*/, '')))

/** Whether a path is one of the services' own. */
export const isOfServices = (path: string): boolean => isCapabilities(path) || serviceOf(path) !== undefined

/** Answers a call for one of the services as it would. */
export async function answerService(cloud: Cloud, call: Call): Promise<Reply> {
  const { status, headers, body } = await replyOf(cloud, call)
  const { ids } = cloud.world
  // By it an answer is found in a service's logs.
  const [name, id] =
    serviceOf(call.url.pathname) === objectStore
      ? ['X-Trans-Id', `tx${ids.hex().slice(0, 21)}`]
      : ['X-Openstack-Request-Id', `req-${ids.uuid()}`]
  return { status, headers: { [name]: id, ...headers }, body }
}

async function replyOf(cloud: Cloud, call: Call): Promise<Reply> {
  const path = call.url.pathname
  if (isCapabilities(path)) return capabilities()
  const service = serviceOf(path) ?? identity
  try {
    const open = service === identity ? answerTokens(cloud, call) : null
    if (open) return open
    const token = cloud.tokens.get(call.headers.get('X-Auth-Token'))
    const session =
      token?.projectId &&
      describeSession(cloud.world.db, {
        ...token,
        projectId: token.projectId,
        region: cloud.world.region,
        token: token.id,
      })
    if (!session) throw new Refusal(401, 'The request you have made requires authentication.')
    const found = find(call, service)
    if (!found) throw new Refusal(404, `The demo cloud's ${service.name} service has no ${call.method} ${path}.`)
    return await found.answer(readAsk(cloud, call, session, found.path))
  } catch (error) {
    if (error instanceof Refusal) return refused(service.name, error.status, error.message, call.headers.get('Accept'))
    throw error
  }
}

function find({ method, url }: Call, service: Service) {
  for (const route of routes) {
    const match = route.service === service && route.method === method ? route.pattern.exec(url.pathname) : null
    if (!match) continue
    const parts = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
    return { answer: route.answer, path: Object.fromEntries(parts) as Ask['path'] }
  }
  return undefined
}
