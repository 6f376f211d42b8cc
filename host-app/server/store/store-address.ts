/** Where the shared store is. Not kept as one text: that would be shown with the password. */
export interface StoreAddress {
  readonly host: string
  readonly port: number
  readonly tls: boolean
  readonly username: string | undefined
  readonly password: string | undefined
  /** Number of the database. */
  readonly db: number
}

/** @throws RangeError saying what it may be, without the text: a password may be in it */
export function readStoreAddress(text: string): StoreAddress {
  const wanted = new RangeError(
    'an address like redis://user:password@store.example.com:6379/0 (rediss:// for TLS), with what is special in a name or password percent-encoded',
  )
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^rediss?:$/.test(url.protocol) || !url.hostname || url.port === '0') throw wanted
  if (!/^(\/\d{0,4})?$/.test(url.pathname) || url.search || url.hash) throw wanted
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || 6379),
    tls: url.protocol === 'rediss:',
    username: decoded(url.username, wanted),
    password: decoded(url.password, wanted),
    db: Number(url.pathname.slice(1)),
  }
}

function decoded(text: string, wanted: RangeError): string | undefined {
  try {
    return decodeURIComponent(text) || undefined
  } catch {
    throw wanted
  }
}
