import { ApiError, type Client } from '@stratus/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../item.js'
import { entryName, entryNames, NotArchived, writeArchive } from './archive.js'

const file = (path: string): Item => ({
  id: path,
  path,
  name: path,
  bytes: path.length,
  is_subdir: false,
  content_type: null,
})

/** A sink that keeps what it was given. */
function kept() {
  const parts: Uint8Array[] = []
  const ends: string[] = []
  const sink = {
    write: async (bytes: Uint8Array<ArrayBuffer>) => void parts.push(bytes),
    close: async () => void ends.push('closed'),
    abort: async () => void ends.push('aborted'),
  }
  return { sink, ends, bytes: () => Buffer.concat(parts) }
}

/** Contents are the paths; one of the paths may be refused. */
const storage = (refused = ''): Pick<Client, 'call'> => ({
  call: (async (_: string, { params }: { params: { path: string } }) => {
    if (params.path !== refused) return new Blob([params.path])
    const message = 'Storage is busy.'
    throw new ApiError({ message, code: 'server', status: 503, operation: null, failure: { text: message, args: {} } })
  }) as unknown as Client['call'],
})

/** Names and contents as the directory at the end of an archive tells them, without compression. */
function unpack(zip: Buffer): Record<string, string> {
  const found: Record<string, string> = {}
  let at = zip.indexOf('PK\x01\x02', 0, 'latin1')
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, more] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    found[zip.toString('utf8', at + 46, at + 46 + nameLength)] = zip.toString('utf8', start, start + size)
    at += 46 + nameLength + more
  }
  return found
}

const going = () => {
  const added: string[] = []
  const controller = new AbortController()
  return { added, controller, report: { signal: controller.signal, onAdded: ({ path }: Item) => added.push(path) } }
}

describe('several objects as one archive', () => {
  it('O-VIEW-10 each has its way below the folder, three levels down, and its contents', async () => {
    const { sink, ends, bytes } = kept()
    const items = ['docs/a.txt', 'docs/b/c.txt', 'docs/b/ü/d/e.txt'].map(file)
    const { added, report } = going()
    await writeArchive(storage(), 'c', items, { folder: 'docs/', sink }, report)
    expect(unpack(bytes())).toEqual({
      'a.txt': 'docs/a.txt',
      'b/c.txt': 'docs/b/c.txt',
      'b/ü/d/e.txt': 'docs/b/ü/d/e.txt',
    })
    expect([ends, added]).toEqual([['closed'], items.map(({ path }) => path)])
  })

  it('O-VIEW-10 one that cannot be read is named, and nothing is saved', async () => {
    const { sink, ends } = kept()
    const items = ['a', 'b', 'c'].map(file)
    const { report } = going()
    const writing = writeArchive(storage('b'), 'c', items, { folder: '', sink }, report)
    await expect(writing).rejects.toMatchObject({ path: 'b', cause: { message: 'Storage is busy.' } })
    await expect(writing).rejects.toBeInstanceOf(NotArchived)
    expect(ends).toEqual(['aborted'])
  })

  it('O-VIEW-10 can be stopped', async () => {
    const { sink, ends } = kept()
    const { controller, report, added } = going()
    const onAdded = (item: Item) => {
      report.onAdded(item)
      controller.abort()
    }
    const writing = writeArchive(
      storage(),
      'c',
      ['a', 'b', 'c'].map(file),
      { folder: '', sink },
      { ...report, onAdded },
    )
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
    expect([ends, added]).toEqual([['aborted'], ['a']])
  })

  it('O-VIEW-10 no name leads out of the folder that it is unpacked to, and none is there twice', () => {
    expect(entryName('x/../../etc/passwd', 'x/')).toBe('etc/passwd')
    expect(entryName('x/a\\..\\b\u0000.txt', 'x/')).toBe('a_.._b_.txt')
    expect(entryNames([file('x//a.txt'), file('x/a.txt'), file('x/')], 'x/')).toEqual(['a.txt', 'a (2).txt', 'unnamed'])
    const part = fc.oneof(fc.constantFrom('', '.', '..', '\\', 'a', 'a.txt'), fc.string())
    const path = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'))
    fc.assert(
      fc.property(fc.array(path), (paths) => {
        const names = entryNames(paths.map(file), '')
        expect(new Set(names).size).toBe(paths.length)
        for (const name of names) {
          expect(name.startsWith('/') || name.includes('\\')).toBe(false)
          expect(name.split('/').some((each) => each === '..' || each === '')).toBe(false)
        }
      }),
    )
  })
})
