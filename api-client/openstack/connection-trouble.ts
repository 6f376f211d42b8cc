/** Why there was no answer. */
export interface ConnectionTrouble {
  /** `trust`: the certificate is of nobody who is trusted here; `time`: it took too long. */
  readonly kind: 'way' | 'trust' | 'time'
  /** The end of "it cannot be reached: …"; '' when nothing is known. */
  readonly reason: string
  /** As Node names it; '' when it does not. */
  readonly code: string
}

const ways: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be looked up',
  ECONNRESET: 'it broke off the connection',
  UND_ERR_SOCKET: 'it broke off the connection',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  EPROTO: 'it does not speak TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS',
}

const trusts: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an authority that is not trusted here',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate is of an authority that is not trusted here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is of an authority that is not trusted here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is of an authority that is not trusted here',
}

const times = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'TimeoutError'])

/** Reads the error of a connection; of `fetch`, it is among its causes. */
export function connectionTrouble(error: unknown): ConnectionTrouble {
  const codes = codesOf(error)
  const code =
    codes.find((each) => each in ways || each in trusts || times.has(each)) ??
    codes.find((each) => !each.endsWith('Error')) ??
    ''
  if (times.has(code)) return { kind: 'time', reason: 'it did not answer in time', code }
  if (code in trusts) return { kind: 'trust', reason: trusts[code] ?? '', code }
  return { kind: 'way', reason: ways[code] ?? '', code }
}

/** Of the error, its causes, and of those of an address with several. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 4) return []
  const own = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const parts: unknown[] = error instanceof AggregateError ? error.errors : []
  return [own, ...[error.cause, ...parts].flatMap((each) => codesOf(each, depth + 1))]
}
