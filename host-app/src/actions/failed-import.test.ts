import { beforeEach, describe, expect, it } from 'vitest'
import { handleFailedImport, isFailedImport } from './failed-import.js'

let remembered: Map<string, string>
let reloads: number
let unsaved: boolean
beforeEach(() => {
  remembered = new Map()
  reloads = 0
  unsaved = false
})

const there = (entry: string) => () => Promise.resolve(Response.json({ entry }))

const handle = (fetch: () => Promise<Response>) =>
  handleFailedImport({
    webroot: '/dash/',
    fetch,
    ownEntry: 'http://dash.test/dash/stratus/assets/index-a.js',
    hasUnsavedInput: () => unsaved,
    storage: {
      getItem: (name) => remembered.get(name) ?? null,
      setItem: (name, value) => void remembered.set(name, value),
    },
    reload: () => void (reloads += 1),
  })

describe('a part of the program that cannot be loaded', () => {
  it('S-DEPLOY-02 after a new build loads the page anew, once for each build', async () => {
    expect(await handle(there('stratus/assets/index-b.js'))).toBe('loading-anew')
    expect(await handle(there('stratus/assets/index-b.js'))).toBe('new-build')
    expect(reloads).toBe(1)
    expect(await handle(there('stratus/assets/index-c.js'))).toBe('loading-anew')
    expect(reloads).toBe(2)
  })

  it('S-DEPLOY-02 never over unsaved input', async () => {
    unsaved = true
    expect(await handle(there('stratus/assets/index-b.js'))).toBe('new-build')
    expect(reloads).toBe(0)
    unsaved = false
    expect(await handle(there('stratus/assets/index-b.js'))).toBe('loading-anew')
  })

  it('S-DEPLOY-02 says when the server is away, and when it is not', async () => {
    expect(await handle(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('server-away')
    expect(await handle(() => Promise.resolve(new Response('', { status: 502 })))).toBe('server-away')
    expect(await handle(there('stratus/assets/index-a.js'))).toBe('part-missing')
    for (const body of ['no json', 'null', '[]', '{"entry": 1}']) {
      const answered = await handle(() => Promise.resolve(new Response(body)))
      expect(['part-missing', 'server-away']).toContain(answered)
    }
    expect(await handle(() => Promise.resolve(new Response('', { status: 404 })))).toBe('part-missing')
    expect(reloads).toBe(0)
  })

  it('is known by the words of each browser, and nothing else is', () => {
    for (const text of [
      'Failed to fetch dynamically imported module: http://dash.test/stratus/assets/ImagesPage-x.js',
      'error loading dynamically imported module: http://dash.test/x.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /stratus/assets/x.css',
    ])
      expect(isFailedImport(new TypeError(text))).toBe(true)
    expect(isFailedImport(new TypeError('x is undefined'))).toBe(false)
    expect(isFailedImport('Failed to fetch dynamically imported module')).toBe(false)
  })
})
