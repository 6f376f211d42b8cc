/** The whole body of a request; null when it is longer than it may be: nothing more of it is read then. */
export async function readAtMost(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > most) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(part)
    size += part.byteLength
    if (size > most) return null
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** The same request with a body that has been read. */
export const withBody = ({ url, method, headers, signal }: Request, body: Uint8Array<ArrayBuffer>): Request =>
  new Request(url, { method, headers, body, signal })
