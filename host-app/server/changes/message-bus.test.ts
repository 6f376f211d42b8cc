import { EventEmitter } from 'node:events'
import type { ChannelModel } from 'amqplib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notice } from './changes.js'
import { MessageBus } from './message-bus.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const address = 'amqp://stratus:very-secret@bus.test:5672/'

/** A broker with these exchanges; it is down while `isUp` is false. */
function createBroker(...exchanges: string[]) {
  const broker = {
    exchanges: new Set(exchanges),
    isUp: true,
    bound: [] as string[],
    /** Exchanges that we may not read. */
    closed: new Set<string>(),
    connections: [] as EventEmitter[],
    channels: [] as EventEmitter[],
    deliver: (_content: string | null): void => undefined,
    connect: async (): Promise<ChannelModel> => {
      if (!broker.isUp) throw Object.assign(new Error(`connect ${address}`), { code: 'ECONNREFUSED' })
      const connection = Object.assign(new EventEmitter(), {
        close: async () => undefined,
        async createChannel() {
          const channel = Object.assign(new EventEmitter(), {
            assertQueue: async () => ({ queue: 'q' }),
            async consume(_queue: string, take: (message: { content: Buffer } | null) => void) {
              broker.deliver = (content) => take(content === null ? null : { content: Buffer.from(content) })
            },
            async checkExchange(name: string) {
              if (!broker.exchanges.has(name)) throw new Error('404')
            },
            async bindQueue(_queue: string, name: string, topic: string) {
              if (broker.closed.has(name)) {
                channel.emit('close')
                throw new Error('403')
              }
              broker.bound.push(`${name} ${topic}`)
            },
            close: async () => undefined,
          })
          broker.channels.push(channel)
          return channel
        },
      })
      broker.connections.push(connection)
      return connection as unknown as ChannelModel
    },
  }
  return broker
}

function open(broker: ReturnType<typeof createBroker>) {
  const heard: Array<Notice | null> = []
  const lines: string[] = []
  const bus = new MessageBus(address, (line) => lines.push(line), broker.connect)
  bus.listen((notice) => heard.push(notice))
  return { bus, heard, lines }
}

const paused = JSON.stringify({ event_type: 'compute.instance.pause.end', payload: { tenant_id: 'p1' } })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the message bus', () => {
  it('S-CHANGE-04 covers what has an exchange, and hands on what is told there', async () => {
    const broker = createBroker('nova')
    const { bus, heard } = open(broker)
    await pass(0)
    expect(broker.bound).toEqual(['nova notifications.#', 'nova versioned_notifications.#'])
    expect(bus.cover('OS::Nova::Server')).toBe(true)
    expect(bus.cover('OS::Cinder::Volume')).toBe(false)
    broker.deliver(paused)
    broker.deliver('{"event_type":"identity.authenticate"}')
    expect(heard).toEqual([null, { type: 'OS::Nova::Server', project: 'p1' }])
  })

  it('S-CHANGE-04 a service that tells for the first time is found later', async () => {
    const broker = createBroker('nova')
    const { bus, heard } = open(broker)
    await pass(0)
    broker.exchanges.add('cinder')
    await pass(60_000)
    expect(bus.cover('OS::Cinder::Volume')).toBe(true)
    expect(heard).toEqual([null, null])
  })

  it('S-CHANGE-04 a bus that goes covers nothing and says so; it is tried again until it is there', async () => {
    const broker = createBroker('nova')
    const { bus, heard, lines } = open(broker)
    await pass(0)
    broker.isUp = false
    broker.connections[0]?.emit('close')
    expect(bus.cover('OS::Nova::Server')).toBe(false)
    expect(heard).toEqual([null, null])
    await pass(120_000)
    broker.isUp = true
    await pass(60_000)
    expect(bus.cover('OS::Nova::Server')).toBe(true)
    expect(heard).toEqual([null, null, null])
    expect(lines).toEqual([
      '! The message bus cannot be reached: the services are asked.',
      'The message bus is there again.',
    ])
  })

  it('S-CHANGE-04 is started without the bus, and names neither its address nor the password', async () => {
    const broker = createBroker('nova')
    broker.isUp = false
    const { bus, lines } = open(broker)
    await pass(0)
    expect(bus.cover('OS::Nova::Server')).toBe(false)
    expect(lines).toEqual(['! The message bus cannot be reached (ECONNREFUSED): the services are asked.'])
    await bus.close()
    broker.isUp = true
    await pass(600_000)
    expect(broker.connections).toHaveLength(0)
  })

  it.each<[string, (broker: ReturnType<typeof createBroker>) => void]>([
    ['its queue was deleted', ({ deliver }) => deliver(null)],
    ['its channel was closed', ({ channels }) => void channels[0]?.emit('close')],
  ])('S-CHANGE-04 who is told nothing more listens anew: %s', async (_why, break_) => {
    const broker = createBroker('nova')
    const { bus, heard } = open(broker)
    await pass(0)
    break_(broker)
    expect(bus.cover('OS::Nova::Server')).toBe(false)
    await pass(1000)
    expect(bus.cover('OS::Nova::Server')).toBe(true)
    broker.deliver(paused)
    expect(heard).toEqual([null, null, null, { type: 'OS::Nova::Server', project: 'p1' }])
  })

  it('S-CHANGE-04 a bus that lets nobody read is told once, and tried ever more seldom', async () => {
    const broker = createBroker('nova')
    broker.closed.add('nova')
    const { bus, lines } = open(broker)
    await pass(600_000)
    expect(bus.cover('OS::Nova::Server')).toBe(false)
    expect(broker.connections.length).toBeLessThan(20)
    expect(lines).toEqual(['! The message bus cannot be reached: the services are asked.'])
  })
})
