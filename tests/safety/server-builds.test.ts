import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as viteBuild, loadConfigFromFile } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepLastBuild, recordBuild } from '../../host-app/keep-last-build.js'
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

describe('S-DEPLOY-01 the files of the build before', () => {
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

describe('S-DEPLOY-01 what `npm run build` and `npm start` build with', () => {
  it('is one configuration, which empties nothing and keeps the last build', async () => {
    const file = fileURLToPath(new URL('../../host-app/vite.config.ts', import.meta.url))
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file)
    expect(loaded?.config.build?.emptyOutDir).toBe(false)
    const names = (loaded?.config.plugins ?? []).flat().map((plugin) => plugin && 'name' in plugin && plugin.name)
    expect(names).toContain('keep-last-build')
  })

  it('leaves the parts that pages of the build before ask for, and no older ones', async () => {
    const out = join(folder, 'dist')
    const builds: string[][] = []
    await writeFile(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>')
    await writeFile(join(folder, 'main.js'), "void import('./part.js').then(({ say }) => say())")
    for (const word of ['first', 'second', 'third']) {
      await writeFile(join(folder, 'part.js'), `export const say = () => console.log('${word}')`)
      const build = { outDir: out, assetsDir: 'stratus/assets', emptyOutDir: false, modulePreload: false }
      await viteBuild({ root: folder, configFile: false, logLevel: 'silent', plugins: [keepLastBuild()], build })
      builds.push((await readdir(join(out, 'stratus/assets'))).toSorted())
    }
    const [first = [], second = [], third = []] = builds
    expect(first).toHaveLength(2)
    expect(second).toEqual(expect.arrayContaining(first))
    expect(second).toHaveLength(4)
    expect(third).toHaveLength(4)
    expect(third.filter((name) => first.includes(name))).toEqual([])
  })
})
