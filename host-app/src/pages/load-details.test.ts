import { expect, it, vi } from 'vitest'
import type { Host } from '../host.js'
import { loadDetails } from './load-details.js'
import type { DetailsModule } from '../details/details-module.js'

const Component = () => null
// No module of these tests looks at the host.
const host = {} as Host
const { signal } = new AbortController()

const load = (module: DetailsModule<unknown>) => loadDetails(async () => module, 'OS::Some::Thing', 'a/b', host, signal)

it('W-DETAIL-06 asks the load function of the type, with the path of the address', async () => {
  const module = { Component, load: vi.fn(async () => ({ name: 'x' })) }
  expect(await load(module)).toEqual({ item: { name: 'x' }, module })
  expect(module.load).toHaveBeenCalledWith(host, 'a/b', signal)
})

it('W-DETAIL-06 logs an error when the type has none', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await load({ Component })).toMatchObject({ item: undefined })
  expect(log).toHaveBeenCalledWith('The resource type OS::Some::Thing has no load function.')
  log.mockRestore()
})
