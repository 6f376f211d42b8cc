import { ApiError } from '@stratus/api-client'
import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../host.js'
import { loadDetails, withAnswer, type DetailsState } from './load-details.js'
import type { DetailsModule } from '../details/details-module.js'

const Component = () => null
// No module of these tests looks at the host.
const host = {} as Host
const { signal } = new AbortController()

function load(module: DetailsModule<unknown>, type = 'OS::Some::Thing') {
  return loadDetails({ 'OS::Some::Thing': async () => module }, type, 'a/b', host, signal)
}

const refused = (status: number) => {
  const failure = { text: 'Unable to retrieve the thing.', args: {} }
  return new ApiError({ message: failure.text, code: 'server', status, operation: null, failure })
}

describe('loading a details page', () => {
  it('W-DETAIL-06 asks the load function of the type, with the path of the address', async () => {
    const module = { Component, load: vi.fn(async () => ({ name: 'x' })) }
    expect(await load(module)).toMatchObject({ status: 'ready', item: { name: 'x' }, module, reloading: false })
    expect(module.load).toHaveBeenCalledWith(host, 'a/b', signal)
  })

  it('W-DETAIL-06 logs an error when the type has none', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await load({ Component })).toMatchObject({ status: 'ready', item: undefined })
    expect(log).toHaveBeenCalledWith('The resource type OS::Some::Thing has no load function.')
    log.mockRestore()
  })

  it('W-DETAIL-05 is missing when the type is unknown or the item is gone', async () => {
    expect(await load({ Component }, 'OS::Other::Thing')).toEqual({ status: 'missing' })
    expect(await load({ Component, load: async () => Promise.reject(refused(404)) })).toEqual({ status: 'missing' })
  })

  it('issue 5: an item that cannot be loaded again stays, with the reason; one that is gone does not', async () => {
    const module = { Component, load: async () => ({ name: 'x' }) }
    const known = await load(module)
    const error = refused(500)
    expect(withAnswer({ ...known, reloading: true } as DetailsState, { status: 'failed', error })).toMatchObject({
      status: 'ready',
      item: { name: 'x' },
      reloading: false,
      error,
    })
    expect(withAnswer(known, { status: 'missing' })).toEqual({ status: 'missing' })
    expect(withAnswer({ status: 'loading' }, { status: 'failed', error })).toEqual({ status: 'failed', error })
    expect(withAnswer({ ...known, error } as DetailsState, known)).not.toHaveProperty('error')
  })

  it('any other failure is shown, not taken for a missing item', async () => {
    const error = refused(500)
    expect(await load({ Component, load: async () => Promise.reject(error) })).toEqual({ status: 'failed', error })
  })
})
