import { ApiError } from '@stratus/api-client'
import { expect, it } from 'vitest'
import { errorMessage, inFull } from './error-messages.js'

const failure = { text: 'Unable to create the volume.', args: {} }
const failed = (code: ApiError['code'], message = failure.text) =>
  new ApiError({ message, code, status: 0, requestId: null, operation: null, failure })

it('W-SHELL-87 where no answer came, that is what is said; else the server’s words', () => {
  const said = (['network', 'timeout', 'malformed'] as const).map((code) => errorMessage(failed(code)))
  expect(said).toEqual([
    'The server cannot be reached.',
    'The server did not answer in time.',
    'The server sent something that cannot be read.',
  ])
  expect(errorMessage(failed('conflict', 'Volume is in use.'))).toBe('Volume is in use.')
  expect(inFull({ what: failure.text, message: errorMessage(failed('network')), requestId: null }).message).toBe(
    'Unable to create the volume. The server cannot be reached.',
  )
})
