import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps what is in the store from who can read or write there: sessions are in it, and addresses with the names of users. */
export interface Sealing {
  /** Encrypts a value for its key: under another key it does not open. */
  seal(key: string, value: string): string
  /** Undefined when it was not sealed by us, for this key. */
  open(key: string, sealed: string): string | undefined
  /** A name in place of one that tells something: the same for all servers with the same secret. */
  hide(name: string): string
}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export function createSealing(secret: string): Sealing {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `stratus-store-${purpose}-1`, 32))
  const values = derive('values')
  const names = derive('names')
  return {
    seal(key, value) {
      const iv = randomBytes(ivBytes)
      const sealer = createCipheriv(cipher, values, iv).setAAD(Buffer.from(key))
      const body = Buffer.concat([sealer.update(value, 'utf8'), sealer.final()])
      return Buffer.concat([iv, sealer.getAuthTag(), body]).toString('base64')
    },
    open(key, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const iv = bytes.subarray(0, ivBytes)
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
      if (tag.length !== tagBytes) return undefined
      try {
        const opener = createDecipheriv(cipher, values, iv, { authTagLength: tagBytes })
        opener.setAAD(Buffer.from(key)).setAuthTag(tag)
        return opener.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opener.final('utf8')
      } catch {
        return undefined
      }
    },
    hide: (name) => createHmac('sha256', names).update(name).digest('base64url'),
  }
}
