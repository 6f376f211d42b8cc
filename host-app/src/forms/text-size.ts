import { formatBytes } from '@stratus/widgets'

const encoder = new TextEncoder()

/** Bytes of a text as it is sent, in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).byteLength
}

/** `1.20 KiB of 16.00 KiB`, in two parts for a sentence. */
export function sizeOf(text: string, maxBytes: number): [used: string, max: string] {
  return [formatBytes(byteLength(text)), formatBytes(maxBytes)]
}
