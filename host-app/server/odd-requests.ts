import type { RequestListener } from 'node:http'

/** Wraps the listener of all requests: refuses what Node lets pass, and writes header bytes as they came. */
export function withoutOddities(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const hosts = incoming.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) {
      outgoing.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
      return
    }
    // Node writes a head that goes ahead of its body in UTF-8: bytes that are UTF-8 already would be encoded twice. Where the body
    // comes in the same moment, both go as one.
    outgoing.flushHeaders = () => {
      outgoing.cork()
      outgoing.write(new Uint8Array())
      setImmediate(() => outgoing.writableCorked && outgoing.uncork())
    }
    listener(incoming, outgoing)
  }
}
