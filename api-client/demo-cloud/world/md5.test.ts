import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { md5 } from './md5.js'

describe('md5', () => {
  it('A-SWIFT-02 knows the sums of RFC 1321', () => {
    const sum = (text: string) => md5(new TextEncoder().encode(text))
    expect(sum('')).toBe('d41d8cd98f00b204e9800998ecf8427e')
    expect(sum('abc')).toBe('900150983cd24fb0d6963f7d28e17f72')
    expect(sum('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0')
  })

  it('A-SWIFT-02 agrees with the platform on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(md5(bytes)).toBe(createHash('md5').update(bytes).digest('hex'))
      }),
    )
  })
})
