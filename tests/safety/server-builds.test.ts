import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordBuild } from '../../host-app/keep-last-build.js'
import { StaticFiles } from '../../host-app/server/static.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratus-builds-'))
  await mkdir(join(folder, 'stratus/assets'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function build(name: string): Promise<void> {
  const files = [`stratus/assets/index-${name}.js`, `stratus/assets/Page-${name}.js`, 'stratus/assets/same.js']
  for (const file of files) await writeFile(join(folder, file), name)
  await writeFile(join(folder, 'index.html'), `<base href="/" /><script src="stratus/assets/index-${name}.js">`)
  await recordBuild(folder, { entry: files[0] ?? '', files })
}

const there = async () => (await readdir(join(folder, 'stratus/assets'))).toSorted()

describe('S4: the files of the build before', () => {
  it('stay for pages that are open, and go with the build after', async () => {
    await build('a')
    await build('b')
    expect(await there()).toEqual(['Page-a.js', 'Page-b.js', 'index-a.js', 'index-b.js', 'same.js'])
    await build('c')
    expect(await there()).toEqual(['Page-b.js', 'Page-c.js', 'index-b.js', 'index-c.js', 'same.js'])
  })

  it('stay when the same is built twice, and when nobody knows which build they are of', async () => {
    await build('a')
    await build('b')
    await build('b')
    expect(await there()).toContain('Page-a.js')
    await rm(join(folder, 'stratus/build.json'))
    await build('c')
    expect(await there()).toContain('Page-a.js')
    await writeFile(join(folder, 'stratus/build.json'), 'half')
    await build('d')
    expect(await there()).toContain('Page-a.js')
  })

  it('are served by a server that was started before the new build, the new ones too, and the record is asked for again', async () => {
    await build('a')
    const files = new StaticFiles(folder)
    const ask = (path: string) => files.answer(path, new Request(`http://dash.test/${path}`))
    expect((await ask('stratus/assets/Page-a.js')).status).toBe(200)
    await build('b')
    await files.document('/', new Request('http://dash.test/'), {})
    for (const name of ['a', 'b']) expect((await ask(`stratus/assets/Page-${name}.js`)).status).toBe(200)
    const record = await ask('stratus/build.json')
    expect(record.headers.get('cache-control')).toBe('no-cache')
    expect(await record.json()).toMatchObject({ entry: 'stratus/assets/index-b.js' })
  })
})
