import { many, textOf } from './json.js'
import type { Services } from './services.js'

/** Names of the machines that instances run on. */
export async function computeHosts(services: Services): Promise<string[]> {
  const found = many(await services.get('compute', '/os-services', { query: { binary: 'nova-compute' } }), 'services')
  return found.map((each) => textOf(each, 'host'))
}
