import { describe, expect, it } from 'vitest'
import { chosenIn } from './chosen-files.js'
import { inSight, isOpen, nameProblems, newUploads, overallPercent, type Upload } from './upload-queue.js'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const uploads = (...names: string[]): Upload[] =>
  newUploads(
    names.map((name) => ({ file: file(name), name })),
    0,
  )

describe('the files of an upload', () => {
  it('O-VIEW-07 take their names from the files', () => {
    expect(newUploads(chosenIn([file('a.txt'), file('b b.txt')]), 5)).toMatchObject([
      { key: 5, name: 'a.txt', state: 'waiting' },
      { key: 6, name: 'b b.txt', state: 'waiting' },
    ])
  })

  it('O-RULE-05 must not have a name that the folder, or another of them, has', () => {
    const problems = nameProblems(uploads('readme.txt', 'new.txt', 'new.txt', ''), new Set(['readme.txt']))
    expect([...problems]).toEqual([
      [0, 'This name already exists.'],
      [2, 'This name already exists.'],
      [3, 'This field is required.'],
    ])
  })

  it('O-RULE-05 what is sent already is not complained about when the list shows it', () => {
    const [first, second] = uploads('a.txt', 'b.txt')
    const sent = [{ ...first, state: 'done' }, second] as Upload[]
    expect(nameProblems(sent, new Set(['a.txt'])).size).toBe(0)
  })

  it('G-UPLOAD-05 one whose connection is lost is not open: it goes on by itself', () => {
    const [one, two] = uploads('a', 'a') as [Upload, Upload]
    const waiting: Upload = { ...one, state: 'lost', percent: 43 }
    expect(isOpen(waiting)).toBe(false)
    expect([...nameProblems([waiting, two], new Set())]).toEqual([[1, 'This name already exists.']])
  })

  it('G-HTTP-07 are sent to so many per cent, from 0 to 100, also when there is nothing to send', () => {
    const [one, two] = uploads('a', 'b') as [Upload, Upload]
    expect(overallPercent([one, two])).toBe(0)
    expect(overallPercent([{ ...one, state: 'sending', percent: -1 }, two])).toBe(0)
    expect(overallPercent([{ ...one, state: 'sending', percent: 50 }, two])).toBe(25)
    expect(
      overallPercent([
        { ...one, state: 'done' },
        { ...two, state: 'failed', percent: 80 },
      ]),
    ).toBe(100)
    expect(
      overallPercent([
        { ...one, state: 'lost', percent: 80 },
        { ...two, state: 'done' },
      ]),
    ).toBe(50)
    expect(overallPercent([{ ...one, file: file('empty', 0), state: 'done' }])).toBe(100)
    expect(overallPercent([{ ...one, file: file('empty', 0) }])).toBe(0)
  })

  it('O-VIEW-09 of a folder with very many files those come first that wait for a person', () => {
    const many = uploads(...Array.from({ length: 1000 }, (_, at) => `${at}.txt`)).map((upload, at) =>
      at === 999 ? { ...upload, name: '' } : at < 500 ? { ...upload, state: 'done' as const } : upload,
    )
    const shown = inSight(many, nameProblems(many, new Set()))
    expect([shown.length, shown[0]?.key, shown[1]?.key]).toEqual([200, 999, 500])
    expect(inSight(many.slice(0, 200), new Map())).toHaveLength(200)
  })
})
