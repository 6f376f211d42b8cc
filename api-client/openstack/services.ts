import { createQueue, type RequestQueue } from '../http/queue.js'
import { endpointOf, type CatalogEntry, type Interface, type ServiceName } from './catalog.js'
import { asJson, many, one, textOf, type Json } from './json.js'
import { asked, firstOf, nextOf, restOf, type Query } from './next-page.js'
import { withSafeRetries } from './safe-retry.js'
import { errorOf, parseAnswer, readAnswer, ServiceError, unanswered } from './service-error.js'

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>

/** Calls under way at once to one service, for all who use it together. */
const mostAtOnce = 24

/** Milliseconds for which a service is believed what it said of itself: it is taken down to learn something new. */
const keptFor = 300_000

/** What all sessions of a cloud have in common. */
export interface CloudAccess {
  readonly fetch: Fetch
  /** Keystone's address, with `/v3` at the end. */
  readonly authUrl: string
  readonly interface: Interface
  /** Newest microversion by address of the service. */
  readonly newest: Map<string, { readonly at: number; readonly version: Promise<string> }>
  /** What services can do beyond their versions, by address of the service. */
  readonly extensions: Map<string, { readonly at: number; readonly list: readonly Json[] }>
  readonly queues: Map<ServiceName, RequestQueue>
}

export function cloudAccess(fetch: Fetch, authUrl: string, face: Interface = 'public'): CloudAccess {
  return {
    fetch: withSafeRetries(fetch),
    authUrl,
    interface: face,
    newest: new Map(),
    extensions: new Map(),
    queues: new Map(),
  }
}

/** Whose token asks, in which region. */
export interface Standing {
  readonly token: string
  readonly catalog: readonly CatalogEntry[]
  readonly region: string
}

export interface Ask {
  readonly query?: Query
  readonly body?: unknown
  /** Newest microversion that the answer is read by; an older service answers by its own newest. */
  readonly microversion?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

interface RawAsk extends Omit<Ask, 'body'> {
  readonly content?: RequestInit['body']
}

const kinds: Partial<Readonly<Record<ServiceName, string>>> = {
  compute: 'compute',
  volume: 'volume',
  placement: 'placement',
}

/** The services of a cloud, asked with one token. Each call rejects with {@link ServiceError}. */
export class Services {
  readonly #access: CloudAccess
  readonly standing: Standing
  readonly #signal: AbortSignal | undefined

  /** @param signal gives up every call that has none of its own */
  constructor(access: CloudAccess, standing: Standing, signal?: AbortSignal) {
    this.#access = access
    this.standing = standing
    this.#signal = signal
  }

  /** The same for somebody who may leave: what nobody waits for any more is not asked. For reads: a write of several steps would stop half way. */
  until(signal: AbortSignal): Services {
    return new Services(this.#access, this.standing, signal)
  }

  has(service: ServiceName): boolean {
    return this.#endpoint(service) !== null
  }

  /** Whether a service answers by a microversion. */
  async offers(service: ServiceName, microversion: string): Promise<boolean> {
    const base = this.#endpoint(service)
    if (base === null) return false
    const newest = await this.#newestOf(base)
    return newest !== '' && !older(newest, microversion)
  }

  /** Address of a service as browsers may be told it. */
  addressOf(service: ServiceName): string | null {
    return endpointOf(this.standing.catalog, service, this.standing.region, 'public')
  }

  /** What a service says it can do: Swift's `/info`, which stands beside all accounts; Ceph has a prefix before both. */
  async info(service: ServiceName): Promise<Json> {
    const base = this.#endpoint(service)
    if (base === null) throw new ServiceError(501, `This region has no ${service} service.`)
    const response = await this.#send('GET', `${base.replace(/\/v1(\.0)?(\/.*)?$/, '')}/info`, {
      headers: { Accept: 'application/json' },
    })
    const text = await readAnswer(named(service), response)
    if (response.status >= 400) throw errorOf(response, text)
    return asJson(parseAnswer(named(service), text))
  }

  /** What a service can do beyond its version, the same for all who ask: asked once in five minutes. */
  async extensions(service: ServiceName): Promise<readonly Json[]> {
    const { extensions } = this.#access
    const root = rootOf(this.#endpoint(service) ?? '')
    const known = extensions.get(root)
    if (known && Date.now() - known.at < keptFor) return known.list
    // Only an answer is shared: one whose token has ended must not end the sessions of others.
    const list = many(await this.get(service, '/extensions'), 'extensions')
    extensions.set(root, { at: Date.now(), list })
    return list
  }

  get(service: ServiceName, path: string, ask?: Ask): Promise<Json> {
    return this.#json('GET', service, path, ask)
  }
  post(service: ServiceName, path: string, body: unknown, ask?: Ask): Promise<Json> {
    return this.#json('POST', service, path, { ...ask, body })
  }
  put(service: ServiceName, path: string, body: unknown, ask?: Ask): Promise<Json> {
    return this.#json('PUT', service, path, { ...ask, body })
  }
  patch(service: ServiceName, path: string, body: unknown, ask?: Ask): Promise<Json> {
    return this.#json('PATCH', service, path, { ...ask, body })
  }
  delete(service: ServiceName, path: string, ask?: Ask): Promise<Json> {
    return this.#json('DELETE', service, path, ask)
  }

  /** All rows of a list, page by page: services say where the next one is. */
  async all(service: ServiceName, path: string, name: string, ask: Ask = {}): Promise<Json[]> {
    const rows: Json[] = []
    const seen = new Set<unknown>()
    let query: URLSearchParams | null = firstOf(service, ask.query)
    while (query) {
      const answer = await this.get(service, path, { ...ask, query })
      // Whoever knows no markers, such as Keystone before an LDAP, tells the same once more.
      const page = many(answer, name).filter(({ id }) => !seen.has(id))
      rows.push(...page)
      for (const { id } of page) if (id !== undefined) seen.add(id)
      query = page.length ? (nextOf(answer) ?? restOf(service, path, query, page)) : null
    }
    return rows
  }

  /**
   * One call as it is: streams pass in both directions.
   * @throws ServiceError for every status from 400 on
   */
  async raw(method: string, service: ServiceName, path: string, ask: RawAsk = {}): Promise<Response> {
    const base = this.#endpoint(service)
    if (base === null) throw new ServiceError(501, `This region has no ${service} service.`)
    const headers = { ...ask.headers, ...(await this.#versioned(service, base, ask.microversion)) }
    const { signal = this.#signal } = ask
    const send = () => this.#send(method, base + path + queryOf(ask.query), { ...ask, headers, signal })
    // A file is under way for as long as whoever sends it takes: it stands in nobody's way.
    const isFile = ask.content instanceof ReadableStream
    const response = await (isFile ? send() : this.#queue(service).run(send, signal))
    if (response.status < 400) return response
    throw errorOf(response, await readAnswer(named(service), response))
  }

  async #json(method: string, service: ServiceName, path: string, { body, ...ask }: Ask = {}): Promise<Json> {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      Accept: 'application/json',
      ...(content !== undefined && { 'Content-Type': 'application/json' }),
      ...ask.headers,
    }
    const response = await this.raw(method, service, path, { ...ask, headers, content })
    const text = await readAnswer(named(service), response)
    if (!text) return {}
    const value = parseAnswer(named(service), text)
    return Array.isArray(value) ? { items: value } : asJson(value)
  }

  async #send(method: string, url: string, { headers, content, signal }: RawAsk): Promise<Response> {
    const init: RequestInit & { duplex?: 'half' } = {
      method,
      headers: { 'X-Auth-Token': this.standing.token, ...headers },
      body: content,
      signal,
      redirect: 'manual',
      // Of a body that might be sent again, or to a window, `fetch` keeps a copy of all that has gone.
      ...(content instanceof ReadableStream && { duplex: 'half', redirect: 'error', window: null }),
    }
    try {
      return await this.#access.fetch(url, init)
    } catch (error) {
      if (signal?.aborted) throw error
      throw unanswered(new URL(url).origin, error)
    }
  }

  #endpoint(service: ServiceName): string | null {
    const { catalog, region } = this.standing
    const found = endpointOf(catalog, service, region, this.#access.interface)
    return service === 'identity' ? (found ?? this.#access.authUrl) : found
  }

  #queue(service: ServiceName): RequestQueue {
    const known = this.#access.queues.get(service) ?? createQueue(mostAtOnce)
    this.#access.queues.set(service, known)
    return known
  }

  async #versioned(
    service: ServiceName,
    base: string,
    wanted: string | undefined,
  ): Promise<Readonly<Record<string, string>>> {
    const kind = kinds[service]
    if (!kind || !wanted) return {}
    const newest = await this.#newestOf(base)
    return { 'OpenStack-API-Version': `${kind} ${newest && older(newest, wanted) ? newest : wanted}` }
  }

  #newestOf(base: string): Promise<string> {
    const { newest } = this.#access
    const kept = newest.get(base)
    const known = kept && Date.now() - kept.at < keptFor ? kept : { at: Date.now(), version: this.#newest(base) }
    newest.set(base, known)
    return known.version.catch(() => {
      // What could not be had now is asked for again.
      if (newest.get(base) === known) newest.delete(base)
      return ''
    })
  }

  async #newest(base: string): Promise<string> {
    const response = await this.#send('GET', `${rootOf(base)}/`, { headers: { Accept: 'application/json' } })
    // Not only 200: a list of versions may come as 300, Multiple Choices.
    if (response.status >= 400) throw errorOf(response, await response.text())
    const answer: unknown = await response.json()
    const version = many(answer, 'versions')[0] ?? one(answer, 'version')
    return textOf(version, 'version') || textOf(version, 'max_version')
  }
}

const named = (service: ServiceName): string => `The ${service} service`

/** Where a service stands for all projects: its address without the part that names one. */
const rootOf = (base: string): string => base.replace(/(\/v\d+(?:\.\d+)?)\/.*$/, '$1')

/** Whether a microversion is older than another: 2.9 is older than 2.42. */
export function older(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [thanMajor = 0, thanMinor = 0] = than.split('.').map(Number)
  return major < thanMajor || (major === thanMajor && minor < thanMinor)
}

function queryOf(query: Ask['query']): string {
  const text = asked(query).toString()
  return text && `?${text}`
}
