import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
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

/**
 * The built files, read and packed once each, when first asked for, and again when a new build has changed them. Hashed names are kept by browsers for a year, the
 * others are asked for again and mostly answered 304.
 */
export class StaticFiles {
  readonly #files = new Map<string, { changed: number; file: Promise<StoredFile> }>()

  constructor(readonly folder: string) {}

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

  /** Answers with the app's one document, its base address set to the web root. */
  async document(webroot: string, request: Request, headers: Record<string, string>): Promise<Response> {
    const file = await this.#file('index.html', (html) =>
      html.replace(/<base href="[^"]*"/, () => `<base href="${webroot}"`),
    )
    if (!file) return new Response('The app is not built: run npm run build.', { status: 500, headers: ownHeaders })
    return this.#send(file, request, { ...headers, 'Cache-Control': 'no-cache' })
  }

  async #send(file: StoredFile, request: Request, headers: Record<string, string>): Promise<Response> {
    const encoding = preferredEncoding(request.headers.get('accept-encoding'), file)
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
    const all: Record<string, string> = { ...headers, ETag: etag, Vary: 'Accept-Encoding' }
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

  async #file(path: string, change?: (text: string) => string): Promise<StoredFile | null> {
    const full = normalize(join(this.folder, path))
    if (!full.startsWith(this.folder + sep) || path.includes('\0')) return null
    const info = await stat(full).catch(() => null)
    if (!info?.isFile()) return null
    const known = this.#files.get(path)
    if (known?.changed === info.mtimeMs) return known.file
    const file = readStored(full, change)
    this.#files.set(path, { changed: info.mtimeMs, file })
    return file
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
