import { afterEach, describe, expect, it, vi } from 'vitest'
import { tracked, textOf } from '../../tests/safety/import-graph.js'
import { pageCookies, readCookie, writeCookie } from './cookies.js'

afterEach(() => vi.unstubAllGlobals())

describe('cookies of the page', () => {
  it('M-LIVE-04 are none, and can be written without an effect, where a sandbox forbids them or there is no page', () => {
    expect(pageCookies()).toBe('')
    vi.stubGlobal('document', {
      get cookie(): string {
        throw new DOMException('The document is sandboxed.', 'SecurityError')
      },
      set cookie(_: string) {
        throw new DOMException('The document is sandboxed.', 'SecurityError')
      },
    })
    expect(pageCookies()).toBe('')
    expect(readCookie('tabs')).toBeUndefined()
    expect(() => writeCookie('tabs', '{}')).not.toThrow()
  })

  it('M-LIVE-04 and the storage of the browser are touched by one file of the kit', () => {
    const kit = tracked.filter((file) => /^widgets\/(?!build\/).*(?<!\.test)\.ts$/.test(file))
    expect(kit.length).toBeGreaterThan(200)
    const touching = kit.filter((file) =>
      /\bdocument\.cookie\b|\b(?:local|session)Storage\b|\bindexedDB\b|\bcaches\./.test(textOf(file)),
    )
    expect(touching).toEqual(['widgets/internal/cookies.ts'])
  })
})
