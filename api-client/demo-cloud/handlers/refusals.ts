import { Refusal } from '../handler.js'
import type { World } from '../world/world.js'

/** An error of keystone or cinder as their Python clients word it: text, status, request id. */
export function clientRefusal(world: World, status: number, text: string): Refusal {
  return new Refusal(status, `${text} (HTTP ${status}) (Request-ID: req-${world.ids.uuid()})`)
}

/** An error of neutron as its Python client words it. */
export function neutronRefusal(world: World, status: number, text: string): Refusal {
  return new Refusal(status, `${text}\nNeutron server returns request_ids: ['req-${world.ids.uuid()}']`)
}

const reasons: Readonly<Record<number, string>> = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found' }
const openings: Readonly<Record<number, string>> = {
  403: "  [first 60 chars of response] b'<html><h1>Forbidden</h1><p>Access was denied to this resourc'",
  404: "  [first 60 chars of response] b'<html><h1>Not Found</h1><p>The resource could not be found.<'",
}

/**
 * An error of swift as its Python client words it.
 * @param what `Container` or `Object`, with the verb: `Container HEAD`
 * @param path below the account, as called
 */
export function swiftRefusal(world: World, status: number, what: string, account: string, path: string): Refusal {
  const opening = what.endsWith(' HEAD') ? '' : (openings[status] ?? '')
  const transaction = `tx${world.ids.hex().slice(0, 21)}-${Math.floor(world.clock.now() / 1000)
    .toString(16)
    .padStart(10, '0')}`
  return new Refusal(
    status,
    `${what} failed: /v1/AUTH_${account}/${path} ${status} ${reasons[status] ?? ''}${opening} (txn: ${transaction})`,
  )
}
