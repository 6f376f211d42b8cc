import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consoleText, tailLength } from './console-text.js'

describe('console text', () => {
  it('leaves the text and takes the terminal sequences out', () => {
    expect(consoleText('[\u001b[0;32m  OK  \u001b[0m] Started \u001b]0;title\u0007ssh.\r\nlogin: \u0000')).toBe(
      '[  OK  ] Started ssh.\nlogin: ',
    )
    expect(consoleText('a\tb\nc')).toBe('a\tb\nc')
    expect(consoleText('10%\r50%\r\ndone')).toBe('10%\n50%\ndone')
  })
  it('has no control characters but tab and line end, whatever came', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (raw) => !/[^\P{Cc}\t\n]/u.test(consoleText(raw))))
  })
  it('C-CONS-01 a tail length is a whole number from 0 on', () => {
    expect(['35', ' 7 ', '0', '', '-1', '1.5', 'x', '1e3', '9'.repeat(40)].map(tailLength)).toEqual([
      35,
      7,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
