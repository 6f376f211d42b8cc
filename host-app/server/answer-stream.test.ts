import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { answerStream } from './answer-stream.js'

it('S-CLOUD-05 who leaves before the end ends nothing but the answer: what has arrived meanwhile is dropped', async () => {
  const answer = new PassThrough()
  const reader = answerStream(answer as unknown as IncomingMessage).getReader()
  answer.write('first')
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first')
  await reader.cancel()
  expect(() => answer.emit('data', Buffer.from('second'))).not.toThrow()
  expect(answer.destroyed).toBe(true)
})
