import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PortalScope } from './scopes.js'

/** What a token says. The session is not in it: it stays in the server. */
export interface GrantClaims {
  /** Which grant. */
  readonly id: string
  /** Which token of that grant: each serves once. */
  readonly turn: number
  /** The portal, `https://portal.example.com`. */
  readonly origin: string
  readonly scopes: readonly PortalScope[]
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** Longest token that is looked at, in characters: ours are far shorter. */
const longest = 2000

/** Says what is signed, so that no other signature by the same secret can be taken for a grant. */
const purpose = 'stratus-portal-grant-1'

/** Claims and their signature, HMAC-SHA-256, each in base64url. */
export function signGrant(claims: GrantClaims, secret: string): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${signature(body, secret).toString('base64url')}`
}

/** What a token says, when its signature is ours; it may be out of date or used up. */
export function readGrant(token: string, secret: string): GrantClaims | undefined {
  const [body = '', signed = '', ...more] = token.length > longest ? [] : token.split('.')
  const given = Buffer.from(signed, 'base64url')
  const right = signature(body, secret)
  if (more.length || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  // Other texts may decode to the same bytes.
  if (given.toString('base64url') !== signed) return undefined
  // The signature is ours, so the claims are as `signGrant` got them.
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as GrantClaims
}

function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}.${body}`).digest()
}
