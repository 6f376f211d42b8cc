import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../host-app/server/app.js'
import { StaticFiles } from '../../host-app/server/static.js'

const script = 'export const words = "words and words";\n'.repeat(200)
let folder: string
let files: StaticFiles
let time: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratus-flood-'))
  await mkdir(join(folder, 'stratus/assets'), { recursive: true })
  await writeFile(join(folder, 'stratus/assets/x-abc.js'), script)
  await writeFile(join(folder, 'stratus/assets/y-abc.js'), script)
  await writeFile(join(folder, 'index.html'), '<base href="/" />')
  time = 0
  files = new StaticFiles(folder, undefined, () => time)
})
afterEach(() => rm(folder, { recursive: true }))

const packings = ['br', 'gzip', 'identity']

const ask = (path: string, encoding = 'br', served = files) =>
  createApp({
    config: { webroot: '/', uploadOrigins: [], signInOrigins: [] },
    files: served,
    upstream: {
      name: 'a cloud',
      fetch: async () => Response.json('from the cloud', { status: 418 }),
      trouble: async () => null,
    },
  }).request(`http://dash.test${path}`, { headers: { 'accept-encoding': encoding } })

/** Another spelling of the script's address for each number. */
const spelling = (index: number) =>
  `/stratus${'/'.repeat(1 + (index % 40))}assets${'/'.repeat(1 + Math.floor(index / 40))}x-abc.js`

describe('S-FILE-01 a file that is asked for by a thousand spellings', () => {
  it('is kept once, and has one address', async () => {
    for (let index = 0; index < 1000; index++) {
      const answer = await ask(spelling(index), packings[index % 3])
      expect([spelling(index), answer.status]).toEqual([spelling(index), index === 0 ? 200 : 404])
      await answer.arrayBuffer()
    }
    for (const packing of packings) expect((await ask(spelling(0), packing)).status).toBe(200)
    expect(files.kept).toEqual({ files: 1, bytes: 3 * script.length })
  })

  it.each([
    '/stratus/assets/./x-abc.js',
    '/stratus/assets/y/../x-abc.js',
    '/stratus/%61ssets/x-abc.js',
    '/stratus/assets%2fx-abc.js',
    '/stratus/assets\\x-abc.js',
    '/stratus/assets/x-abc.js/',
    '/stratus/assets/x-abc.js%00',
    '/stratus/assets/X-ABC.js',
    '/stratus/assets/x-abc.js?v=1',
    '/stratus/assets/x-abc.js#a',
  ])('is never kept twice: %s', async (path) => {
    await ask('/stratus/assets/x-abc.js')
    await ask(path)
    expect(files.kept.files).toBe(1)
  })

  it('names that are not there have the folder listed at most once a second', async () => {
    await ask('/stratus/assets/none.js')
    await writeFile(join(folder, 'stratus/assets/new-abc.js'), script)
    for (let index = 0; index < 100; index++) expect((await ask(`/stratus/assets/none-${index}.js`)).status).toBe(404)
    expect((await ask('/stratus/assets/new-abc.js')).status).toBe(404)
    time = 1000
    expect((await ask('/stratus/assets/new-abc.js')).status).toBe(200)
  })

  it('all that is kept stays below a limit: the longest unused goes, and is read again when asked for', async () => {
    const small = new StaticFiles(folder, 4 * script.length)
    for (const name of ['x', 'y', 'x', 'y', 'y']) {
      const answer = await ask(`/stratus/assets/${name}-abc.js`, 'identity', small)
      expect(await answer.text()).toBe(script)
      expect(small.kept).toEqual({ files: 1, bytes: 3 * script.length })
    }
  })
})
