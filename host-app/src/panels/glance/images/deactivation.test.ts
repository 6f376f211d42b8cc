import { ApiError, type Client } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import type { ActionContext } from '../../../actions/context.js'
import { actionOf } from '../../../actions/testing.js'
import { imageActions } from './actions.js'
import type { Image } from './image.js'
import { anImage } from './image-fixture.js'

function failing(serverText: string | null) {
  const failure = { text: 'Unable to deactivate the image with id: {id}', args: { id: 'i1' } }
  const message = serverText ?? 'Unable to deactivate the image with id: i1'
  const error = new ApiError({ message, code: 'not-found', status: 404, operation: null, failure, serverText })
  return { call: (() => Promise.reject(error)) as unknown as Client['call'] }
}

function run(id: 'deactivate' | 'reactivate', client: Pick<Client, 'call'>): Promise<unknown> {
  const { does } = actionOf(imageActions, id)
  if (does.kind !== 'call') throw new Error(`${id} is no call`)
  return does.run({ host: { client } } as ActionContext<Image>, anImage())
}

describe('deactivating where the server is older than that', () => {
  it('DEC-37: a server that does not know the call is named as the reason, not the image', async () => {
    for (const id of ['deactivate', 'reactivate'] as const) {
      const done = run(id, failing(null))
      await expect(done).rejects.toThrow('This release of the server cannot deactivate or reactivate images.')
    }
  })

  it('an image that is gone is said to be', async () => {
    const gone = 'HTTP 404 Not Found: No image found with ID i1'
    await expect(run('deactivate', failing(gone))).rejects.toThrow(gone)
  })
})
