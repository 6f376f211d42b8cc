import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../host.js'
import { switchScope } from './use-switch.js'

describe('W-SHELL-04 another project', () => {
  it('that the cloud refuses leaves the page as it is, and says why without being asked', async () => {
    const [add, navigate, load] = [vi.fn(), vi.fn(), vi.fn()]
    const host = { held: {}, toasts: { add }, session: { load } } as unknown as Host
    const refused = () => Promise.reject(new Error('You are not allowed to work in this project.'))
    await switchScope(host, navigate, '/project/instances/', refused)
    expect(add).toHaveBeenCalledExactlyOnceWith(
      'error',
      'Unable to switch. You are not allowed to work in this project.',
    )
    expect(navigate).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })
})
