import { answerOperation } from './answer.js'
import { regionsOf, type Interface } from './catalog.js'
import { inspectToken, type Identity } from './identity.js'
import { ServiceError } from './service-error.js'
import { cloudAccess, Services, type Fetch } from './services.js'

export interface OpenCloudTerms {
  /** Keystone's address, with `/v3` at the end. */
  readonly authUrl: string
  /** Of who asks, for a project. */
  readonly token: string
  /** Default: the first that the token's catalogue has. */
  readonly region?: string | undefined
  /** Default: `public`. */
  readonly interface?: Interface | undefined
  readonly fetch?: Fetch | undefined
}

/** A cloud as one token shows it. */
export interface OpenCloud {
  readonly identity: Identity
  readonly services: Services
  /**
   * What an operation that reads answers, by its address: `/project/network_topology/json`, `/api/nova/limits/?reserved=true`.
   * Rejects with {@link ServiceError}.
   */
  read(path: string): Promise<unknown>
}

/**
 * Looks at a cloud with somebody's token, in a server of one's own: no Horizon, no Stratus has to run.
 * @throws ServiceError 401 or 404 when the token is not good, 502 when Keystone cannot be reached
 */
export async function openCloud({ authUrl, token, region, ...terms }: OpenCloudTerms): Promise<OpenCloud> {
  const access = cloudAccess(terms.fetch ?? ((url, init) => fetch(url, init)), authUrl, terms.interface)
  const identity = await inspectToken(access, token)
  const { catalog } = identity
  const services = new Services(access, { token, catalog, region: region ?? regionsOf(catalog)[0] ?? '' })
  return {
    identity,
    services,
    async read(path) {
      const request = new Request(new URL(path, 'http://cloud.invalid'), {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      })
      const answer = await answerOperation(request, new URL(request.url).pathname, { services, identity })
      if (!answer) throw new ServiceError(404, `There is no operation at ${path}.`)
      const body: unknown = await answer.json()
      if (!answer.ok) throw new ServiceError(answer.status, String(body))
      return body
    },
  }
}
