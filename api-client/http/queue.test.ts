import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.js'
import { settle } from '../testing/fake-clock.js'

function gate() {
  let open = () => undefined as void
  const promise = new Promise<void>((resolve) => (open = resolve))
  return { promise, open }
}

describe('request queue', () => {
  it('G-HTTP-04 runs at most the limit at once, first come first served', async () => {
    const queue = createQueue(2)
    const gates = [gate(), gate(), gate(), gate()]
    const started: number[] = []
    const done = gates.map(({ promise }, at) =>
      queue.run(() => {
        started.push(at)
        return promise
      }),
    )
    await settle()
    expect(started).toEqual([0, 1])
    expect([queue.running, queue.waiting]).toEqual([2, 2])
    gates[1]?.open()
    await settle()
    expect(started).toEqual([0, 1, 2])
    gates[0]?.open()
    gates[2]?.open()
    gates[3]?.open()
    await Promise.all(done)
    expect(started).toEqual([0, 1, 2, 3])
    expect([queue.running, queue.waiting]).toEqual([0, 0])
  })

  it('a task that runs alone waits for what is under way, and the rest waits for it', async () => {
    const queue = createQueue(2)
    const [poll, change] = [gate(), gate()]
    const happened: string[] = []
    const say = (word: string) => () => void happened.push(word)
    void queue.run(() => poll.promise).then(say('poll'))
    void queue.alone(() => (happened.push('change begins'), change.promise)).then(say('change'))
    void queue.run(() => Promise.resolve()).then(say('read'))
    await settle()
    expect(happened).toEqual([])
    poll.open()
    await settle()
    expect(happened).toEqual(['poll', 'change begins'])
    change.open()
    await settle()
    expect(happened).toEqual(['poll', 'change begins', 'change', 'read'])
  })

  it('a task that runs alone has patience, but not for ever; when it fails the others go on', async () => {
    const patience = gate()
    const queue = createQueue(1, () => patience.promise)
    const upload = gate()
    void queue.run(() => upload.promise)
    const change = queue.alone(() => Promise.reject(new Error('refused')))
    const read = queue.run(() => Promise.resolve('read'))
    patience.open()
    await expect(change).rejects.toThrow('refused')
    expect(queue.waiting).toBe(1)
    upload.open()
    await expect(read).resolves.toBe('read')
  })

  it('G-HTTP-04 who gives up while waiting leaves the line, and a failed task frees its place', async () => {
    const queue = createQueue(1)
    const first = gate()
    const running = queue.run(() => first.promise.then(() => Promise.reject(new Error('failed'))))
    const stop = new AbortController()
    const given = queue.run(() => Promise.resolve('never'), stop.signal)
    const last = queue.run(() => Promise.resolve('last'))
    stop.abort(new Error('enough'))
    await expect(given).rejects.toThrow('enough')
    expect(queue.waiting).toBe(1)
    first.open()
    await expect(running).rejects.toThrow('failed')
    await expect(last).resolves.toBe('last')
  })

  it('tells when nothing runs any more', async () => {
    const queue = createQueue(1)
    await queue.idle()
    const gates = [gate(), gate()]
    const done = gates.map(({ promise }) => queue.run(() => promise))
    let idle = false
    const waited = queue.idle().then(() => (idle = true))
    gates[0]?.open()
    await done[0]
    expect(idle).toBe(false)
    gates[1]?.open()
    await done[1]
    await waited
    expect(idle).toBe(true)
  })

  it('refuses a limit that lets nothing through', () => {
    expect(() => createQueue(0)).toThrow(RangeError)
  })
})
