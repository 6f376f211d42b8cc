import { ApiError, type CallId, type ErrorCode } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { refusalOf, refusedPlace } from './refusals.js'

const failed = (code: ErrorCode, status: number, operation: CallId = 'swift.objects.upload', serverText = null) =>
  new ApiError({
    message: 'Unable.',
    code,
    status,
    operation,
    failure: { text: 'Unable.', args: { container: 'docs' } },
    serverText,
  })
const answering = (error: unknown) => {
  const asked: unknown[] = []
  const call = (async (...request: unknown[]) => {
    asked.push(request)
    if (error) throw error
  }) as unknown as Parameters<typeof refusalOf>[0]['call']
  return { client: { call }, asked }
}

describe('G-GATE-14 what object storage refuses', () => {
  it('is refused of a container, or of the account; of nothing else', () => {
    const of = (operation: CallId | null) =>
      refusedPlace({ operation, failure: { text: '', args: { container: 'docs' } } })
    expect([of('swift.objects.delete'), of('swift.folders.create'), of('swift.objects.upload')]).toEqual([
      'docs',
      'docs',
      'docs',
    ])
    expect([of('swift.containers.create'), of('swift.containers.setAccess')]).toEqual([null, null])
    expect([of('swift.objects.copy'), of('nova.servers.delete'), of(null)]).toEqual([undefined, undefined, undefined])
  })

  it('is asked about where a failure came without words', async () => {
    const refusal = failed('forbidden', 403, 'swift.objects.delete')
    const refused = answering(refusal)
    expect(await refusalOf(refused.client, 'docs', failed('server', 500))).toBe(refusal)
    expect(refused.asked).toMatchObject([['swift.objects.delete', { params: { container: 'docs' }, quiet: true }]])
    const missing = answering(failed('not-found', 404, 'swift.objects.delete'))
    expect(await refusalOf(missing.client, 'docs', failed('server', 500))).toBe(null)
  })

  it('is not asked about where the failure says enough', async () => {
    const { client, asked } = answering(null)
    const refusal = failed('forbidden', 403)
    expect(await refusalOf(client, 'docs', refusal)).toBe(refusal)
    for (const other of [failed('conflict', 409), failed('unavailable', 503), new Error('down')])
      expect(await refusalOf(client, 'docs', other)).toBe(null)
    expect(asked).toEqual([])
  })
})
