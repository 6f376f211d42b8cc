import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ASSETS } from './navigation.js'
import { ownHeaders } from './security-headers.js'

type Encoding = 'br' | 'gzip' | 'identity'

interface StoredFile {
  type: string
  etag: string
  /** Worth packing: not small, not packed already. */
  packable: boolean
  bodies: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Files of these types are already packed. */
const packed = new Set(['.png', '.ico', '.woff2'])

/** Smaller answers do not get smaller by packing. */
const SMALLEST_PACKED = 860

const compressors: Record<Exclude<Encoding, 'identity'>, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => gzipped(bytes, { level: 9 }),
}
const brotli = promisify(brotliCompress) as (bytes: Uint8Array, options: object) => Promise<Buffer<ArrayBuffer>>
const gzipped = promisify(gzip) as (bytes: Uint8Array, options: object) => Promise<Buffer<ArrayBuffer>>

/** How often a name that is not listed may make us list the folder again, ms. */
const LIST_AGAIN_MS = 1000

/** Most bytes that are kept in memory, bodies and their packed forms together: many builds may lie in one folder. */
const MOST_BYTES = 128 * 1024 * 1024

/** How a document is completed, and by what: by another thing, it is made anew. */
interface Completion {
  readonly by: unknown
  /** One document may have several forms, which are kept beside each other. */
  readonly form: string
  readonly change: (html: string) => string
}

interface KeptFile {
  readonly changed: number
  readonly by: unknown
  readonly file: Promise<StoredFile>
  /** What the file and its packed forms may come to. */
  readonly bytes: number
}

/**
 * The built files, read and packed once each, when first asked for, and again when a new build has changed them. Only listed names
 * are looked for: one file has one name, however an address spells it. Hashed names are kept by browsers for a year, the others
 * are asked for again and mostly answered 304.
 */
export class StaticFiles {
  /** By listed name and form, the longest unused first. */
  readonly #files = new Map<string, KeptFile>()
  #bytes = 0
  #names: Promise<ReadonlySet<string>> | null = null
  #listedAt = 0

  constructor(
    readonly folder: string,
    readonly mostBytes: number = MOST_BYTES,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** What is kept in memory. */
  get kept(): { files: number; bytes: number } {
    return { files: this.#files.size, bytes: this.#bytes }
  }

  /** Answers a GET or HEAD for a file below the folder; 404 when there is none. */
  async answer(path: string, request: Request): Promise<Response> {
    const file = await this.#file(path)
    if (!file)
      return new Response('Not found', { status: 404, headers: { ...ownHeaders, 'Content-Type': 'text/plain' } })
    const immutable = path.startsWith(`${ASSETS}assets/`)
    return this.#send(file, request, {
      ...ownHeaders,
      'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
  }

  /**
   * Answers with the app's one document, its base address set to the web root, and changed as is said.
   * @param completion `change` does the same as long as `by` is the same
   */
  async document(
    webroot: string,
    request: Request,
    headers: Record<string, string>,
    { by, form = '', change = (html) => html }: Partial<Completion> = {},
  ): Promise<Response> {
    const file = await this.#file('index.html', {
      by,
      form,
      change: (html) => change(html.replace(/<base href="[^"]*"/, () => `<base href="${webroot}"`)),
    })
    if (!file) return new Response('The app is not built: run npm run build.', { status: 500, headers: ownHeaders })
    return this.#send(file, request, { ...headers, 'Cache-Control': 'no-cache' })
  }

  async #send(file: StoredFile, request: Request, headers: Record<string, string>): Promise<Response> {
    const encoding = preferredEncoding(request.headers.get('accept-encoding'), file)
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
    const all: Record<string, string> = {
      ...headers,
      ETag: etag,
      Vary: headers['Vary'] ? `Accept-Encoding, ${headers['Vary']}` : 'Accept-Encoding',
    }
    const known = request.headers.get('if-none-match')?.split(/\s*,\s*/)
    if (known?.some((tag) => tag.replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers: all })
    const body = await this.#body(file, encoding)
    all['Content-Type'] = file.type
    all['Content-Length'] = String(body.byteLength)
    if (encoding !== 'identity') all['Content-Encoding'] = encoding
    return new Response(request.method === 'HEAD' ? null : body, { headers: all })
  }

  #body(file: StoredFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const stored = file.bodies.get(encoding)
    if (stored) return stored
    const identity = file.bodies.get('identity')
    if (!identity || encoding === 'identity') throw new Error('a stored file always has its plain body')
    const body = identity.then(compressors[encoding])
    file.bodies.set(encoding, body)
    return body
  }

  async #file(name: string, completion?: Completion): Promise<StoredFile | null> {
    if (!(await this.#isListed(name))) return null
    const full = join(this.folder, name)
    const info = await stat(full).catch(() => null)
    const key = name + (completion?.form ?? '')
    const known = this.#files.get(key)
    // Used last: put at the end.
    if (known) this.#forget(key, known)
    if (!info?.isFile()) return null
    if (known?.changed === info.mtimeMs && known.by === completion?.by) {
      this.#keep(key, known)
      return known.file
    }
    // Another document: the names that it knows are new ones.
    if (completion) this.#names = null
    const file = readStored(full, completion?.change)
    const forms = packed.has(extname(full)) ? 1 : 3
    const kept = { changed: info.mtimeMs, by: completion?.by, file, bytes: info.size * forms }
    this.#keep(key, kept)
    // What could not be read now is read again for the next who asks.
    file.catch(() => this.#files.get(key) === kept && this.#forget(key, kept))
    return file
  }

  #keep(key: string, kept: KeptFile): void {
    this.#files.set(key, kept)
    this.#bytes += kept.bytes
    for (const [oldest, unused] of this.#files) {
      if (this.#bytes <= this.mostBytes) return
      this.#forget(oldest, unused)
    }
  }

  #forget(key: string, kept: KeptFile): void {
    this.#files.delete(key)
    this.#bytes -= kept.bytes
  }

  async #isListed(name: string): Promise<boolean> {
    this.#names ??= this.#list()
    if ((await this.#names).has(name)) return true
    // A build may just have added it.
    if (this.now() - this.#listedAt < LIST_AGAIN_MS) return false
    this.#names = this.#list()
    return (await this.#names).has(name)
  }

  async #list(): Promise<ReadonlySet<string>> {
    this.#listedAt = this.now()
    const names = await readdir(this.folder, { recursive: true }).catch(() => [])
    return new Set(names.map((name) => name.split(sep).join('/')))
  }
}

async function readStored(full: string, change?: (text: string) => string): Promise<StoredFile> {
  const read = await readFile(full)
  const bytes = change ? Buffer.from(change(read.toString('utf8'))) : read
  return {
    type: types[extname(full)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    packable: bytes.byteLength >= SMALLEST_PACKED && !packed.has(extname(full)),
    bodies: new Map([['identity', Promise.resolve(new Uint8Array(bytes))]]),
  }
}

function preferredEncoding(accepted: string | null, file: StoredFile): Encoding {
  if (!file.packable) return 'identity'
  const offered = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  )
  if (offered.has('br')) return 'br'
  return offered.has('gzip') ? 'gzip' : 'identity'
}
