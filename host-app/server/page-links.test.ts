import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PageLinks } from './page-links.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratus-pages-'))
  await mkdir(join(folder, 'stratus'))
})
afterEach(() => rm(folder, { recursive: true }))

const build = (pages: object) => writeFile(join(folder, 'stratus/pages.json'), JSON.stringify(pages))

describe('what a page needs is announced with the document', () => {
  it('scripts and styles by the route’s pattern', async () => {
    await build({
      'project/volumes/:id': ['a/one.js'],
      'project/volumes': ['a/all.js', 'a/all.css'],
      'project/containers/*': ['a/swift.js'],
      project: ['a/home.js'],
    })
    const links = new PageLinks(folder)
    expect(await links.of('project/volumes/')).toBe(
      '<link rel="modulepreload" crossorigin href="./a/all.js"><link rel="preload" as="style" crossorigin href="./a/all.css">',
    )
    expect(await links.of('project/volumes/7-8')).toContain('a/one.js')
    expect(await links.of('project/containers')).toContain('a/swift.js')
    expect(await links.of('project/containers/container/a/b')).toContain('a/swift.js')
    expect(await links.of('project')).toContain('a/home.js')
    expect(await links.of('project/none')).toBe('')
    expect(await links.of('auth/login/')).toBe('')
  })

  it('another build is noticed; without one nothing is announced', async () => {
    const links = new PageLinks(folder)
    expect(await links.of('project')).toBe('')
    await build({ project: ['old.js'] })
    expect(await links.of('project')).toContain('old.js')
    await build({ project: ['new.js'] })
    await utimes(join(folder, 'stratus/pages.json'), 1, 1)
    expect(await links.of('project')).toContain('new.js')
  })
})
