import { describe, expect, it } from 'vitest'
import { withSafeRetries } from './safe-retry.js'

const reset = () => new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) })
const busy = (status: number, after?: string) =>
  new Response('', { status, headers: after === undefined ? {} : { 'Retry-After': after } })

/** A service that answers one thing after the other. */
function service(...answers: (Response | Error)[]) {
  const waits: number[] = []
  let asked = 0
  const fetch = withSafeRetries(
    () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]!
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone())
    },
    (ms) => Promise.resolve(void waits.push(ms)),
  )
  return {
    waits,
    ask: async (init?: RequestInit) => {
      const status = await fetch('http://cloud/', init).then(
        ({ status }) => status,
        () => 'failed',
      )
      return [status, asked]
    },
  }
}

describe('asking again', () => {
  it('S-DIRECT-20 a read is repeated once when the connection was lost, a write never', async () => {
    expect(await service(reset(), busy(200)).ask()).toEqual([200, 2])
    expect(await service(reset(), reset(), busy(200)).ask()).toEqual(['failed', 2])
    expect(await service(reset(), busy(200)).ask({ method: 'POST', body: '{}' })).toEqual(['failed', 1])
    expect(await service(reset(), busy(200)).ask({ method: 'DELETE' })).toEqual(['failed', 1])
    expect(await service(new TypeError('no way'), busy(200)).ask()).toEqual(['failed', 1])
  })

  it('S-DIRECT-20 a service that says when is asked then, twice at most; one that wants much time is not waited for', async () => {
    const soon = service(busy(503, '2'), busy(429, '1'), busy(200))
    expect(await soon.ask()).toEqual([200, 3])
    expect(soon.waits).toEqual([2000, 1000])
    expect(await service(busy(503, '1')).ask()).toEqual([503, 3])
    const passed = service(busy(503, 'Wed, 21 Oct 2026 07:28:00 GMT'), busy(200))
    expect(await passed.ask()).toEqual([200, 2])
    expect(passed.waits).toEqual([0])
    for (const after of [undefined, '60', '-1'])
      expect(await service(busy(503, after), busy(200)).ask()).toEqual([503, 1])
  })

  it('S-DIRECT-20 a write is repeated only when it was refused before it began, and can be sent again', async () => {
    expect(await service(busy(429, '1'), busy(202)).ask({ method: 'POST', body: '{}' })).toEqual([202, 2])
    expect(await service(busy(503, '1'), busy(202)).ask({ method: 'POST', body: '{}' })).toEqual([503, 1])
    const body = new Blob(['bytes']).stream()
    expect(await service(busy(429, '1'), busy(202)).ask({ method: 'PUT', body })).toEqual([429, 1])
  })

  it('S-DIRECT-20 nobody waits for what is no longer wanted', async () => {
    const control = new AbortController()
    const fetch = withSafeRetries(() => Promise.resolve(busy(503, '5')))
    const asked = fetch('http://cloud/', { signal: control.signal })
    setTimeout(() => control.abort(), 10)
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})
