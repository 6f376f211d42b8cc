import { expect, it } from 'vitest'
import { readAnswer } from './transport.js'

const refusal = (status: number, after?: string) =>
  readAnswer(new Response('', { status, headers: after === undefined ? {} : { 'Retry-After': after } }))

it('M-LIVE-02 a refusal tells how long the server wants to be left alone, in seconds or as a date', async () => {
  await expect(refusal(503, '7')).rejects.toMatchObject({ code: 'server', retryAfter: 7000 })
  const inAMinute = refusal(429, new Date(Date.now() + 60_000).toUTCString())
  const { retryAfter } = (await inAMinute.catch((error: unknown) => error)) as { retryAfter: number }
  expect(retryAfter).toBeGreaterThan(50_000)
  expect(retryAfter).toBeLessThanOrEqual(60_000)
  for (const nothing of [undefined, 'soon', '-3'])
    await expect(refusal(401, nothing)).rejects.toMatchObject({ code: 'unauthenticated', retryAfter: 0 })
})
