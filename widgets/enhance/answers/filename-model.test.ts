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
    ['attachment; filename=". .hidden.."', 'hidden'],
    ['attachment; filename="a<b>c:d|e?f*g.txt"', 'abcdefg.txt'],
    ["attachment; filename=it's.txt", "it's.txt"],
    ['  attachment;filename = a.txt', 'a.txt'],
    // Unicode: declared, as raw bytes, and broken.
    ["attachment; filename=x.txt; filename*=UTF-8''na%C3%AFve%20%E2%82%AC.txt", 'naïve €.txt'],
    ["attachment; filename* = utf-8'en'%E2%82%AC.txt", '€.txt'],
    ["attachment; filename*=iso-8859-1'en'%A3%20rates.txt", '£ rates.txt'],
    ["attachment; filename=ok.txt; filename*=koi8-r''%C1.txt", 'ok.txt'],
    ["attachment; filename=ok.txt; filename*=x-utf-8''no.txt", 'ok.txt'],
    ['attachment; filename="na\u00c3\u00afve.txt"', 'naïve.txt'],
    ['attachment; filename="\u00ff.txt"', 'ÿ.txt'],
    ['attachment; filename="\u20ac\u00c3\u00af.txt"', '€Ã¯.txt'],
    ['attachment; filename="caf\u00e9.txt"', 'café.txt'],
    ["attachment; filename=ok.txt; filename*=UTF-8''%FF%", 'ok.txt'],
    ['attachment; filename="a\u0000b\u202etxt.exe"', 'abtxt.exe'],
    ['attachment', 'download'],
    ['attachment; filename=', 'download'],
  ])('%s → %s', (header, name) => expect(attachmentName(header)).toBe(name))

  it('is none where the answer is no attachment', () => {
    const others = [null, '', 'inline; filename=a.txt', 'form-data; name=x', 'inline; attachment', 'x-attachment']
    expect(others.map(attachmentName)).toEqual(others.map(() => undefined))
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
