import { connect, type Channel, type ChannelModel, type ConsumeMessage } from 'amqplib'
import type { WatchedType } from '@stratus/api-client/openstack'
import type { Notice, NoticeSource } from './changes.js'
import { exchangeOf, exchanges, noticeOf } from './notice-of.js'

type Connect = (address: string, options: { readonly timeout: number }) => Promise<ChannelModel>

/** Between tries to reach the bus, and to find the exchange of a service that has told nothing yet, ms. */
const tryAgainMs = { first: 1000, longest: 60_000 }
const findMs = 60_000

/** The services' own notifications (oslo.messaging on RabbitMQ), read by a queue that goes when we do: nobody else's are taken. */
export class MessageBus implements NoticeSource {
  readonly #address: string
  readonly #write: (line: string) => void
  readonly #connect: Connect
  readonly #bound = new Set<string>()
  #onNotice: (notice: Notice | null) => void = () => {}
  #connection: ChannelModel | undefined
  #timers = new Set<NodeJS.Timeout>()
  #tries = 0
  #closed = false

  /**
   * @param address `amqp://user:password@host:port/virtual-host`
   * @param connectTo for tests
   */
  constructor(address: string, write: (line: string) => void, connectTo: Connect = connect) {
    this.#address = address
    this.#write = write
    this.#connect = connectTo
  }

  cover = (type: WatchedType): boolean => this.#bound.has(exchangeOf(type))

  listen(onNotice: (notice: Notice | null) => void): void {
    this.#onNotice = onNotice
    void this.#open()
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#timers) clearTimeout(timer)
    if (this.#connection) await ended(this.#connection)
  }

  async #open(): Promise<void> {
    let connection: ChannelModel | undefined
    const lost = (reason?: unknown): void => {
      if (connection === this.#connection) this.#lost(reason)
    }
    try {
      connection = await this.#connect(this.#address, { timeout: 10_000 })
      connection.on('error', () => undefined)
      connection.on('close', () => lost())
      this.#connection = connection
      const channel = await connection.createChannel()
      channel.on('error', () => undefined)
      // A connection without its channel, or whose queue was deleted, tells nothing more.
      channel.on('close', () => lost())
      const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })
      const hear = (message: ConsumeMessage | null) => (message ? this.#hear(message.content.toString()) : lost())
      await channel.consume(queue, hear, { noAck: true })
      await this.#bind(connection, channel, queue)
      if (this.#tries) this.#write('The message bus is there again.')
      this.#tries = 0
    } catch (error) {
      lost(error)
    }
  }

  /** Binds what is there; a service's exchange comes with its first notification. */
  async #bind(connection: ChannelModel, channel: Channel, queue: string): Promise<void> {
    const missing = Object.keys(exchanges).filter((name) => !this.#bound.has(name))
    for (const name of missing) {
      if (!(await isThere(connection, name))) continue
      for (const topic of exchanges[name] ?? []) await channel.bindQueue(queue, name, topic)
      this.#bound.add(name)
    }
    if (missing.some((name) => this.#bound.has(name))) this.#onNotice(null)
    if (this.#bound.size < Object.keys(exchanges).length)
      this.#later(findMs, () => void this.#bind(connection, channel, queue).catch(() => undefined))
  }

  #hear(content: string): void {
    const notice = noticeOf(content)
    if (notice) this.#onNotice(notice)
  }

  #lost(reason?: unknown): void {
    if (this.#closed) return
    const broken = this.#connection
    this.#connection = undefined
    if (broken) void ended(broken)
    for (const timer of this.#timers) clearTimeout(timer)
    const wasThere = this.#bound.size > 0
    this.#bound.clear()
    if (wasThere) this.#onNotice(null)
    if (!this.#tries) this.#write(`! The message bus cannot be reached${reasonOf(reason)}: the services are asked.`)
    this.#tries += 1
    this.#later(Math.min(tryAgainMs.longest, tryAgainMs.first * 2 ** (this.#tries - 1)), () => void this.#open())
  }

  #later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      act()
    }, ms).unref()
    this.#timers.add(timer)
  }
}

/** Asked on a channel of its own: the bus closes the one that asks for what is not there. */
async function isThere(connection: ChannelModel, exchange: string): Promise<boolean> {
  const channel = await connection.createChannel()
  channel.on('error', () => undefined)
  try {
    await channel.checkExchange(exchange)
    await channel.close()
    return true
  } catch {
    return false
  }
}

/** One that is broken already may say so again. */
const ended = (connection: ChannelModel): Promise<void> => connection.close().catch(() => undefined)

/** Its words may hold the address, and that the password. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
