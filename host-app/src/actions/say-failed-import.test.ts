import { beforeEach, describe, expect, it } from 'vitest'
import { createToasts } from '../stores/toasts.js'
import type { ToastInput } from '@stratus/widgets'
import { orSayFailedImport } from './say-failed-import.js'

const missing = new TypeError('Failed to fetch dynamically imported module: http://dash.test/stratus/assets/Form-x.js')

let said: ToastInput[]
let reloads: number
let opened: number
let unsaved: boolean
beforeEach(() => {
  said = []
  reloads = 0
  opened = 0
  unsaved = false
})

async function open(error: Error, answer: () => Promise<Response>): Promise<void> {
  const toasts = {
    ...createToasts(),
    add(type: ToastInput['type'], text: string, more = {}) {
      said.push({ type, text, ...more })
      return () => undefined
    },
  }
  const parts = {
    webroot: '/',
    fetch: answer,
    ownEntry: 'http://dash.test/stratus/assets/index-a.js',
    hasUnsavedInput: () => unsaved,
    storage: { getItem: () => null, setItem: () => undefined },
    reload: () => void (reloads += 1),
  }
  const load = async () => {
    throw error
  }
  const opening = orSayFailedImport(
    load,
    { toasts, webroot: '/' },
    () => void (opened += 1),
    () => parts,
  )
  await expect(opening).rejects.toBe(error)
}

const build = (name: string) => () => Promise.resolve(Response.json({ entry: `stratus/assets/index-${name}.js` }))

describe('a dialog whose part of the program is missing', () => {
  it('W-SHELL-16 after a deploy loads the page anew when nothing is lost by it', async () => {
    await open(missing, build('b'))
    expect([reloads, said]).toEqual([1, []])
  })

  it('W-SHELL-16 over unsaved input says so and offers it', async () => {
    unsaved = true
    await open(missing, build('b'))
    expect(reloads).toBe(0)
    expect(said).toMatchObject([{ text: 'There is a new version of the dashboard.', action: { label: 'Reload' } }])
    said[0]?.action?.run()
    expect(reloads).toBe(1)
  })

  it('W-SHELL-17 while the server is away says so, and opens it when it is back, without a load', async () => {
    await open(missing, () => Promise.reject(new TypeError('Failed to fetch')))
    expect(said).toMatchObject([{ text: 'The server cannot be reached.', action: { label: 'Try again' } }])
    said[0]?.action?.run()
    expect([opened, reloads]).toEqual([1, 0])
  })

  it('W-SHELL-16 that is missing from the very build it is of says so', async () => {
    await open(missing, build('a'))
    expect(said).toMatchObject([{ text: 'A part of the page could not be loaded.', action: { label: 'Reload' } }])
  })

  it('that fails otherwise has been said', async () => {
    await open(new Error('Unable to retrieve the image.'), build('b'))
    expect([reloads, opened, said]).toEqual([0, 0, []])
  })
})
