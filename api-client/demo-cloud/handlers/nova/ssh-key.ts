import { Refusal } from '../../handler.js'
import { md5 } from '../../world/md5.js'

/** A real RSA key pair (2048 bits): the private half as nova hands it out, PKCS#1 PEM. */
export async function generateSshKey(name: string): Promise<{ public_key: string; private_key: string }> {
  // Browsers offer it only in secure contexts; so nothing could be made up that would look like a key and be none.
  if (!globalThis.crypto?.subtle) throw new Refusal(500, 'Key pairs can only be generated in a secure context.')
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const blob = sshBlob(['ssh-rsa', fromBase64Url(jwk.e ?? ''), fromBase64Url(jwk.n ?? '')])
  return { public_key: `ssh-rsa ${toBase64(blob)} ${name}`, private_key: pem('RSA PRIVATE KEY', innerKey(pkcs8)) }
}

/** The key data of an OpenSSH public key line; undefined when it is none. */
export function readPublicKey(line: string): Uint8Array<ArrayBuffer> | undefined {
  const [, type, data] = /^\s*(ssh-rsa|ssh-dss|ssh-ed25519|ecdsa-sha2-\S+)\s+([A-Za-z0-9+/=]+)/.exec(line) ?? []
  if (!type || !data) return undefined
  try {
    const blob = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    const length = new DataView(blob.buffer).getUint32(0)
    return new TextDecoder().decode(blob.slice(4, 4 + length)) === type ? blob : undefined
  } catch {
    return undefined
  }
}

/** The key's MD5, as nova shows fingerprints. */
export function fingerprint(blob: Uint8Array): string {
  return md5(blob).replace(/..(?=.)/g, '$&:')
}

/** PKCS#8 wraps the PKCS#1 key in an octet string: a version, an algorithm, then the key. */
function innerKey(pkcs8: Uint8Array): Uint8Array {
  let at = skipHeader(pkcs8, 0)
  at = skipElement(pkcs8, at)
  at = skipElement(pkcs8, at)
  return pkcs8.slice(skipHeader(pkcs8, at))
}

function skipHeader(der: Uint8Array, at: number): number {
  const first = der[at + 1] ?? 0
  return at + 2 + (first < 0x80 ? 0 : first & 0x7f)
}

function skipElement(der: Uint8Array, at: number): number {
  const first = der[at + 1] ?? 0
  const start = skipHeader(der, at)
  if (first < 0x80) return start + first
  let length = 0
  for (let byte = at + 2; byte < start; byte++) length = length * 256 + (der[byte] ?? 0)
  return start + length
}

function sshBlob(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const chunks = parts.map((part) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : positive(part)
    const chunk = new Uint8Array(4 + bytes.length)
    new DataView(chunk.buffer).setUint32(0, bytes.length)
    chunk.set(bytes, 4)
    return chunk
  })
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/** SSH numbers are signed: a leading zero keeps them positive. */
function positive(bytes: Uint8Array): Uint8Array {
  return (bytes[0] ?? 0) < 0x80 ? bytes : Uint8Array.from([0, ...bytes])
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function pem(label: string, der: Uint8Array): string {
  const lines = toBase64(der).match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}
