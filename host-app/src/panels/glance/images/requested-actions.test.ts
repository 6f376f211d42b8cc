import { ApiError, type Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { askedActions } from './requested-actions.js'
import { anImage } from './image-fixture.js'

function failing(serverText: string | null) {
  const failure = { text: 'Unable to deactivate the image with id: {id}', args: { id: 'i1' } }
  const message = serverText ?? 'Unable to deactivate the image with id: i1'
  const error = new ApiError({ message, code: 'not-found', status: 404, operation: null, failure, serverText })
  return { call: (() => Promise.reject(error)) as unknown as Client['call'] }
}

describe('deactivating where the server is older than that', () => {
  it('DEC-37: a server that does not know the call is named as the reason, not the image', async () => {
    const { deactivate, reactivate } = askedActions(failing(null))
    for (const { run } of [deactivate, reactivate]) {
      await expect(run(anImage())).rejects.toThrow('This release of the server cannot deactivate or reactivate images.')
    }
  })

  it('an image that is gone is said to be', async () => {
    const gone = 'HTTP 404 Not Found: No image found with ID i1'
    await expect(askedActions(failing(gone)).deactivate.run(anImage())).rejects.toThrow(gone)
  })
})
