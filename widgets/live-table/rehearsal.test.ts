import { afterEach, describe, expect, it, vi } from 'vitest'

/** The page is idle when its turn comes. */
async function fresh() {
  let idle: (() => void) | undefined
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (idle = act))
  vi.resetModules()
  return { ...(await import('./rehearsal.js')), becomeIdle: () => idle?.() }
}

describe('rehearsal of the first table', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is played once the page is idle, not before', async () => {
    const { rehearse, becomeIdle } = await fresh()
    const play = vi.fn<() => void>()
    rehearse(play)
    expect(play).not.toHaveBeenCalled()
    becomeIdle()
    expect(play).toHaveBeenCalledOnce()
  })

  it('is left out where a table came sooner', async () => {
    const { rehearse, skipRehearsal, becomeIdle } = await fresh()
    const play = vi.fn<() => void>()
    rehearse(play)
    skipRehearsal()
    becomeIdle()
    expect(play).not.toHaveBeenCalled()
  })

  it('is left out where nobody says when the page is idle, as on a server', async () => {
    const { rehearse } = await fresh()
    vi.stubGlobal('requestIdleCallback', undefined)
    const play = vi.fn<() => void>()
    rehearse(play)
    expect(play).not.toHaveBeenCalled()
  })
})
