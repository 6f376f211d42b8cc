import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose'

/** Closes facts so that only a server with one of the secrets can read or change them. */
export interface Seal {
  close(facts: JWTPayload, lifetimeMs: number): Promise<string>
  /** Null: too old, not ours, or changed on the way. */
  open(text: string): Promise<JWTPayload | null>
}

/** @param secrets the first closes, all of them open: for the time in which another takes over */
export function createSeal(secrets: readonly [string, ...string[]], now: () => number = Date.now): Seal {
  const [current, ...others] = secrets.map(keyOf)
  if (!current) throw new RangeError('a seal needs a secret')
  return {
    close(facts, lifetimeMs) {
      const end = Math.floor((now() + lifetimeMs) / 1000)
      return new EncryptJWT(facts)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(end)
        .encrypt(current)
    },
    async open(text) {
      for (const key of [current, ...others]) {
        try {
          const options = {
            currentDate: new Date(now()),
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          }
          return (await jwtDecrypt(text, key, options)).payload
        } catch {
          // Another secret may open it.
        }
      }
      return null
    },
  }
}

const keyOf = (secret: string): Uint8Array => createHash('sha256').update(`stratus session ${secret}`).digest()
