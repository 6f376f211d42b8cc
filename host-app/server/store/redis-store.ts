import { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createLimit, type Limit, type LimitTerms } from '../limits.js'
import { redisScripts } from './redis-scripts.js'
import { createSealing, type Sealing } from './sealing.js'
import type { Kept, SharedStore, Taken } from './shared-store.js'
import type { StoreAddress } from './store-address.js'
import { StoreWatch } from './store-watch.js'

/** What begins every key of ours. */
const prefix = 'stratus:'

/** Longest wait for one answer of the store, ms. */
const COMMAND_MS = 500

/** A connection on which nothing comes back for so long is given up for a new one, ms. */
const SILENCE_MS = 5000

/** Longest pause between attempts to connect, ms. */
const LONGEST_PAUSE_MS = 2000

/** Why the store refuses us as it is set up: nothing that passes by itself. */
export class StoreRefused extends Error {}

type Script<Arguments extends unknown[]> = (...parts: Arguments) => Promise<unknown>

type Client = Redis & {
  stratusAdd: Script<
    [entry: string, all: string, group: string, value: string, life: number, most: number, all: number]
  >
  stratusTake: Script<[entry: string, all: string, turn: number]>
  stratusEnd: Script<[entry: string, all: string]>
}

/** Shared by all servers that know the same secret, in Redis or Valkey. Sessions, users and addresses are not readable there. */
export class RedisStore implements SharedStore {
  readonly #client: Client
  readonly #watch: StoreWatch
  readonly #sealing: Sealing
  #lastError: unknown

  constructor(address: StoreAddress, secret: string, write: (line: string) => void) {
    const { tls, host, ...where } = address
    this.#sealing = createSealing(secret)
    this.#client = new Redis({
      ...where,
      host,
      ...(tls && { tls: { servername: host } }),
      keyPrefix: prefix,
      scripts: redisScripts,
      lazyConnect: true,
      connectTimeout: 2000,
      commandTimeout: COMMAND_MS,
      socketTimeout: SILENCE_MS,
      // What could not be sent or answered fails at once: sent again later, it would use a grant up for nobody.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      // After a failover the old master answers so until it is left.
      reconnectOnError: ({ message }) => message.startsWith('READONLY'),
      retryStrategy: (times) => {
        // One connection may end without a reason: stores close those that are idle.
        if (times > 1) this.#watch.lose(this.#lastError)
        return Math.min(50 * 2 ** times, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)
      },
    }) as Client
    this.#client.on('error', (error: unknown) => (this.#lastError = error))
    this.#client.on('ready', () => this.#watch.tryNow())
    this.#watch = new StoreWatch(() => this.#client.set('probe', '1', 'PX', 1000), reasonOf, write)
  }

  /**
   * Connects; a store that cannot be reached is tried again later.
   * @throws StoreRefused when it does not take our user, password or database
   */
  async open(): Promise<void> {
    try {
      await this.#client.connect()
    } catch (error) {
      this.#lastError ??= error
      this.#watch.lose(this.#lastError)
    }
    const refusal = refusalOf(this.#lastError)
    if (!refusal) return
    await this.close()
    throw new StoreRefused(refusal)
  }

  get isAway(): boolean {
    return this.#watch.isAway
  }

  async add(key: string, { value, group, mostOfGroup, mostOfAll, life }: Kept): Promise<boolean> {
    const entry = entryKey(key)
    const sealed = this.#sealing.seal(key, value)
    const owner = `group:${this.#sealing.hide(group)}`
    const added = await this.#watch.use(() =>
      this.#client.stratusAdd(entry, everything, owner, sealed, life, mostOfGroup, mostOfAll),
    )
    return added === 1
  }

  async take(key: string, turn: number): Promise<Taken> {
    const taken = await this.#watch.use(() => this.#client.stratusTake(entryKey(key), everything, turn))
    if (taken === 0) return 'replayed'
    const value = typeof taken === 'string' ? this.#sealing.open(key, taken) : undefined
    return value === undefined ? 'gone' : { value }
  }

  async end(key: string): Promise<void> {
    await this.#watch.use(() => this.#client.stratusEnd(entryKey(key), everything))
  }

  limit(name: string, terms: LimitTerms): Limit {
    const { times: points, seconds: duration } = terms
    const ours = createLimit(
      terms,
      new RateLimiterRedis({ storeClient: this.#client, keyPrefix: `limit:${name}`, points, duration }),
    )
    const mine = createLimit(terms)
    const either = <T>(use: (limit: Limit, key: string) => Promise<T>) => {
      return async (key: string): Promise<T> => {
        const hidden = this.#sealing.hide(key)
        try {
          return await this.#watch.use(() => use(ours, hidden))
        } catch {
          return use(mine, hidden)
        }
      }
    }
    return {
      wait: either((limit, key) => limit.wait(key)),
      take: either((limit, key) => limit.take(key)),
      giveBack: either((limit, key) => limit.giveBack(key)),
      forget: either((limit, key) => limit.forget(key)),
    }
  }

  async close(): Promise<void> {
    this.#watch.close()
    this.#client.disconnect()
  }
}

/** Sorted set of all entries. */
const everything = 'entries'

const entryKey = (key: string) => `entry:${key}`

const textOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** Of Redis' own sentences the first word is its kind. */
function reasonOf(error: unknown): string {
  // Of a transaction the first error says why.
  if (error instanceof Error && 'previousErrors' in error && Array.isArray(error.previousErrors)) {
    const [first] = error.previousErrors as unknown[]
    if (first) return reasonOf(first)
  }
  const text = textOf(error)
  if (text === 'Command timed out') return 'it does not answer in time'
  if (text.startsWith('OOM ')) return 'it is full'
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return refusalOf(error) ?? /^[A-Z]{2,}(?= )/.exec(text)?.[0] ?? 'no connection'
}

function refusalOf(error: unknown): string | undefined {
  const text = textOf(error)
  if (/^(WRONGPASS|NOAUTH|ERR (AUTH|invalid password|Client sent AUTH))/i.test(text)) {
    return 'it refuses the user or the password'
  }
  if (text.startsWith('NOPERM')) return 'it does not permit its user what is needed'
  return /DB index|invalid db/i.test(text) ? 'it has no such database' : undefined
}
