import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StaticFiles } from './static.js'

const text = 'export const words = "words and words";\n'.repeat(100)
let above: string
let folder: string
let files: StaticFiles

beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'stratus-static-'))
  folder = join(above, 'dist')
  await mkdir(join(folder, 'stratus/assets'), { recursive: true })
  await writeFile(join(folder, 'stratus/assets/index-abc.js'), text)
  await writeFile(join(folder, 'stratus/favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'index.html'), '<html><head><base href="/" /></head></html>')
  files = new StaticFiles(folder)
})
afterEach(() => rm(above, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  files.answer(path, new Request(`http://localhost/${path}`, { headers, method }))

describe('built files', () => {
  it('keeps hashed names for a year and asks again for the others', async () => {
    expect((await ask('stratus/assets/index-abc.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await ask('stratus/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  it('packs with brotli, else gzip, else not, and says so', async () => {
    const path = 'stratus/assets/index-abc.js'
    const packed = async (accept: string): Promise<[string | null, Buffer]> => {
      const answer = await ask(path, { 'accept-encoding': accept })
      return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())]
    }
    const [br, brotli] = await packed('gzip, deflate, br')
    expect(br).toBe('br')
    expect(brotliDecompressSync(brotli).toString()).toBe(text)
    const [gz, gzip] = await packed('gzip, br;q=0')
    expect(gz).toBe('gzip')
    expect(gunzipSync(gzip).toString()).toBe(text)
    const [none, plain] = await packed('identity')
    expect(none).toBeNull()
    expect(plain.toString()).toBe(text)
    expect((await ask(path)).headers.get('vary')).toBe('Accept-Encoding')
  })

  it('answers 304 to who has it already', async () => {
    const path = 'stratus/favicon.svg'
    const etag = (await ask(path)).headers.get('etag') ?? ''
    const again = await ask(path, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('sends a type that browsers must not guess about', async () => {
    const { headers } = await ask('stratus/assets/index-abc.js')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('answers HEAD without a body', async () => {
    const answer = await ask('stratus/assets/index-abc.js', {}, 'HEAD')
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(await answer.text()).toBe('')
  })

  it.each([
    'stratus/none.js',
    'stratus',
    'stratus/favicon.svg\0.js',
    '../secret',
    'stratus/../../secret',
    '../dist2/x',
  ])('answers 404 to %j', async (path) => {
    await writeFile(join(above, 'secret'), 'not for anybody')
    await mkdir(join(above, 'dist2'))
    await writeFile(join(above, 'dist2/x'), 'nor this')
    const answer = await files.answer(path, new Request('http://localhost/'))
    expect(answer.status).toBe(404)
  })

  it('serves a new build without a restart', async () => {
    const path = 'stratus/favicon.svg'
    await ask(path)
    await writeFile(join(folder, path), '<svg id="new"/>')
    await utimes(join(folder, path), new Date(), new Date(Date.now() + 5000))
    expect(await (await ask(path)).text()).toBe('<svg id="new"/>')
  })

  it('W-SHELL-03 puts the web root into the document', async () => {
    const answer = await files.document('/dash/', new Request('http://localhost/dash/'), { 'X-Test': '1' })
    expect(await answer.text()).toContain('<base href="/dash/"')
    expect(answer.headers.get('x-test')).toBe('1')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('what could not be read once is read again for the next', async () => {
    const page = new Request('http://localhost/')
    let broken = true
    const change = (html: string) => {
      if (broken) throw new Error('too many open files')
      return html
    }
    await expect(files.document('/', page, {}, { change })).rejects.toThrow('too many open files')
    broken = false
    expect((await files.document('/', page, {}, { change })).status).toBe(200)
  })

  it('says what to do when nothing is built', async () => {
    const answer = await new StaticFiles(join(folder, 'none')).document('/', new Request('http://localhost/'), {})
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('npm run build')
  })
})
