import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnpackedRelease } from './unpacked-release.js'
import { createCookieFetch } from '../support/cookie-fetch.js'

/** The archive of `npm run release`, unpacked and started as an operator would. Needs the build (`npm run build`) and no network. */
const root = fileURLToPath(new URL('../..', import.meta.url))
let release: UnpackedRelease
beforeAll(() => {
  release = new UnpackedRelease()
}, 120_000)
afterAll(() => release?.remove())

describe('S-REL-02 the release archive', () => {
  it('is the same file when it is packed again', () => {
    expect(readFileSync(release.pack('again')).equals(readFileSync(release.archive))).toBe(true)
  })

  it('has a checksum for each file, and each is right', () => {
    const sums = new Map(
      release
        .read('SHA256SUMS')
        .trim()
        .split('\n')
        .map((line) => line.split('  ').reverse() as [string, string]),
    )
    const files = release.files.filter((file) => file !== 'SHA256SUMS')
    expect([...sums.keys()].toSorted()).toEqual(files.toSorted())
    const hash = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(release.folder, file)))
        .digest('hex')
    expect(files.filter((file) => hash(file) !== sums.get(file))).toEqual([])
  })

  it('holds app, server, kit, licences, and what operators need', () => {
    const wanted = [
      'app/index.html',
      'server/start.js',
      'kit/widgets/dist/browser/stratus.js',
      'kit/widgets/package.json',
      'kit/api-client/dist/index.js',
      'LICENSE',
      'THIRD-PARTY-LICENSES.txt',
      'README.md',
      'stratus.env',
      'stratus.service',
      'Containerfile',
    ]
    expect(wanted.filter((file) => !release.files.includes(file))).toEqual([])
  })

  it('holds of the app this build alone, though the one before is kept', () => {
    const { files } = JSON.parse(release.read('app/stratus/build.json')) as { files: string[] }
    const assets = release.files.filter((file) => file.startsWith('app/stratus/assets/'))
    expect(assets.toSorted()).toEqual(files.map((file) => `app/${file}`).toSorted())
  })

  it('holds no compiler, no installed package, nothing of this machine', () => {
    const compilers = /node_modules|\.node$|(^|\/)(vite|esbuild|tsx|rolldown|rollup|tsc)(\.exe)?$/
    expect(release.files.filter((file) => compilers.test(file))).toEqual([])
    for (const file of release.files.filter((name) => /^server\/.*\.js$/.test(name)))
      expect(release.read(file), file).not.toMatch(/\b(?:from|import\()\s*['"](?:vite|esbuild|tsx|rolldown|rollup)\b/)
    const registry = execFileSync('npm', ['config', 'get', 'registry'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const host = new URL(String(registry).trim()).host
    // Short ones (`/`, `/root`) are words of their own in sources.
    const words = [root, `${homedir()}/`, host].filter((word) => word.length > 6)
    const told = release.files.filter((file) => {
      const text = release.read(file)
      return words.some((word) => text.includes(word)) || /https?:\/\/registry\./.test(text)
    })
    expect(told).toEqual([])
  })

  it('lists in its SBOM what it ships, with licences, and no tool', () => {
    const { bomFormat, metadata, components, dependencies } = JSON.parse(release.read('sbom.cdx.json')) as {
      bomFormat: string
      metadata: { component: { name: string; type: string; 'bom-ref': string } }
      components: Array<{ name: string; version: string; purl: string; licenses?: object[]; 'bom-ref': string }>
      dependencies: Array<{ ref: string; dependsOn: string[] }>
    }
    expect({ bomFormat, ...metadata.component }).toMatchObject({
      bomFormat: 'CycloneDX',
      name: 'stratus',
      type: 'application',
    })
    const names = components.map(({ name }) => name)
    for (const name of [
      'react',
      'react-dom',
      'react-router',
      'lit',
      'd3-force',
      'dompurify',
      'zod',
      'hono',
      '@hono/node-server',
      'lucide-static',
    ])
      expect(names).toContain(name)
    expect(
      names.filter((name) => /^(vite|esbuild|tsx|rolldown|rollup|typescript|vitest|@stratus\/.*)$/.test(name)),
    ).toEqual([])
    const refs = new Set([metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
    for (const { name, version, purl, licenses } of components) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
      expect(licenses?.length, `licence of ${name}`).toBeGreaterThan(0)
      expect(release.read('THIRD-PARTY-LICENSES.txt')).toContain(`${name} ${version}, `)
    }
    expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual(
      [],
    )
  })
})

describe('S-REL-02 started from the archive, as nobody, read-only', () => {
  let url: string
  beforeAll(async () => {
    url = await release.start()
  })

  it('runs where it can write nothing and reach no installed package', () => {
    if (release.mayBecomeNobody) expect(release.runsAs ?? 65534).toBe(65534)
    const tries = `import { writeFileSync } from 'node:fs'
      for (const file of ['server/start.js', 'new']) try { writeFileSync(file, '') } catch ({ code }) { console.log(code) }
      await import('hono').catch(({ code }) => console.log(code))`
    expect(release.run(tries).trim().split('\n')).toEqual(['EACCES', 'EACCES', 'ERR_MODULE_NOT_FOUND'])
    for (let at = release.folder; at !== dirname(at); at = dirname(at))
      expect(existsSync(join(at, 'node_modules')), at).toBe(false)
  })

  it('answers: health, the app with its assets, and a sign-in to the demo cloud', async () => {
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    const page = await fetch(`${url}/auth/login/`, { headers: { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' } })
    const html = await page.text()
    const scripts = [...html.matchAll(/(?:src|href)="\.\/(stratus\/assets\/[^"]+)"/g)].map(([, file]) => file)
    expect(scripts.length).toBeGreaterThan(2)
    for (const file of scripts) expect((await fetch(`${url}/${file}`)).status, file).toBe(200)

    const { fetch: visit } = createCookieFetch(fetch)
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const form = await (await visit(`${url}/auth/login/`, { headers })).text()
    const [, token = ''] = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(form) ?? []
    const fields = { csrfmiddlewaretoken: token, auth_type: 'credentials', username: 'demo', password: 'demo' }
    const signedIn = await visit(`${url}/auth/login/`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    expect(signedIn.status).toBe(302)
    const servers = await visit(`${url}/api/nova/servers/`, { headers })
    expect(servers.status).toBe(200)
    expect(((await servers.json()) as { items: unknown[] }).items.length).toBeGreaterThan(0)
  })

  it('ends when it is told to, and gently', async () => {
    expect(await release.stop()).toBe(0)
  })
})
