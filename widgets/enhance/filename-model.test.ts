import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachmentName } from './filename-model.js'

describe('the file name of a content-disposition', () => {
  it.each([
    // As Horizon writes it: without quotes, or with quotes that are part of no rule.
    ['attachment; filename=usage.csv', 'usage.csv'],
    ['attachment; filename="demo-openrc.sh"', 'demo-openrc.sh'],
    ['attachment; filename="my \\"key\\".pem"', 'my key.pem'],
    ["attachment; filename='clouds.yaml'", 'clouds.yaml'],
    ['attachment; filename="unclosed.txt', 'unclosed.txt'],
    ['ATTACHMENT;FILENAME=a.txt; size=3', 'a.txt'],
    // Paths, of both kinds of system.
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\boot.ini"', 'boot.ini'],
    ['attachment; filename=".."', 'download'],
    ['attachment; filename=".bashrc"', 'bashrc'],
    // Unicode: declared, as raw bytes, and broken.
    ["attachment; filename=x.txt; filename*=UTF-8''na%C3%AFve%20%E2%82%AC.txt", 'naïve €.txt'],
    ['attachment; filename="na\u00c3\u00afve.txt"', 'naïve.txt'],
    ['attachment; filename="caf\u00e9.txt"', 'café.txt'],
    ["attachment; filename=ok.txt; filename*=UTF-8''%FF%", 'ok.txt'],
    ['attachment; filename="a\u0000b\u202etxt.exe"', 'abtxt.exe'],
    ['attachment', 'download'],
    ['attachment; filename=', 'download'],
  ])('%s → %s', (header, name) => expect(attachmentName(header)).toBe(name))

  it('is none where the answer is no attachment', () => {
    expect([null, '', 'inline; filename=a.txt', 'form-data; name=x'].map(attachmentName)).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('never has a folder, a control character or a leading dot, whatever came', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        const saved = attachmentName(`attachment; filename="${name}"`)!
        expect(saved.length).toBeGreaterThan(0)
        expect(saved).not.toMatch(/[/\\\p{C}]|^\./u)
      }),
    )
  })
})
