import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config.js'
import { createHttpServer, listen, stop, whenAsked } from './listen.js'

describe('listen', () => {
  it('takes the next port when one is in use, but no other than the operator has said (S-SET-01)', async () => {
    const first = createServer()
    const taken = await listen(first, 0, '127.0.0.1')
    const second = createServer()
    const next = await listen(second, taken, '127.0.0.1')
    expect(next).toBeGreaterThan(taken)
    const third = createServer()
    await expect(listen(third, taken, '127.0.0.1', true)).rejects.toThrow(
      new ConfigError(`PORT=${taken} is in use at 127.0.0.1: end what listens there, or say another.`),
    )
    await Promise.all([stop(first, 5000), stop(second, 5000)])
  })
})

describe('stop', () => {
  it('lets a running request finish and takes no new ones', async () => {
    let finish!: () => void
    const server = createServer((_, outgoing) => {
      finish = () => outgoing.end('whole answer')
      arrived()
    })
    let arrived!: () => void
    const running = new Promise<void>((resolve) => (arrived = resolve))
    const port = await listen(server, 0, '127.0.0.1')
    const answer = new Promise<string>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1' }, (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (part: string) => (text += part))
        incoming.on('end', () => resolve(text))
      })
      asked.on('error', reject).end()
    })
    await running
    const stopped = stop(server, 5000)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    finish()
    expect(await answer).toBe('whole answer')
    await stopped
  })

  it('S-STOP-01 waits for no connection on which nothing was asked: browsers open some ahead', async () => {
    const server = createHttpServer()
    const port = await listen(server, 0, '127.0.0.1')
    const socket = connect(port, '127.0.0.1')
    await Promise.all([once(socket, 'connect'), once(server, 'connection')])
    const closed = once(socket, 'close')
    await stop(server, 60_000)
    await closed
  })

  it('breaks off what does not finish in time', async () => {
    const server = createServer(() => undefined)
    const port = await listen(server, 0, '127.0.0.1')
    const answer = fetch(`http://127.0.0.1:${port}/`).then(
      () => 'answered',
      () => 'broken off',
    )
    await new Promise<void>((resolve) => server.once('request', () => resolve()))
    await stop(server, 20)
    expect(await answer).toBe('broken off')
  })
})

describe('signals', () => {
  it('ends gently at the first, whatever comes with it, and at once for who insists', () => {
    let time = 0
    const done: string[] = []
    const asked = whenAsked(
      () => done.push('gently'),
      () => done.push('at once'),
      () => time,
    )
    asked()
    time = 20
    asked()
    expect(done).toEqual(['gently'])
    time = 2000
    asked()
    expect(done).toEqual(['gently', 'at once'])
  })
})
