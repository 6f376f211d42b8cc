import { describe, expect, it } from 'vitest'
import { droppedFiles } from './chosen-files.js'

const file = (name: string) => new File(['x'], name)

/** Entries as browsers tell them: a hundred of a folder at a time. */
function entry(path: string, inside?: readonly FileSystemEntry[]): FileSystemEntry {
  const name = path.split('/').at(-1) ?? ''
  if (!inside)
    return { isFile: true, fullPath: path, file: (got: (file: File) => void) => got(file(name)) } as unknown as never
  const rest = [...inside]
  const createReader = () => ({ readEntries: (got: (some: FileSystemEntry[]) => void) => got(rest.splice(0, 100)) })
  return { isDirectory: true, isFile: false, fullPath: path, createReader } as unknown as never
}

const drop = (...items: { entry: FileSystemEntry | null; name?: string; kind?: string }[]): DataTransfer =>
  ({
    items: items.map(({ entry: of, name = 'plain.txt', kind = 'file' }) => ({
      kind,
      webkitGetAsEntry: () => of,
      getAsFile: () => file(name),
    })),
  }) as unknown as DataTransfer

const names = async (transfer: DataTransfer) => (await droppedFiles(transfer)()).map(({ name }) => name)

describe('what is dropped', () => {
  it('O-VIEW-09 folders are read to their ends, and every file keeps the way to it', async () => {
    const many = Array.from({ length: 250 }, (_, at) => entry(`/top/many/${at}`))
    const deep = entry('/top/one', [entry('/top/one/two', [entry('/top/one/two/three.txt')])])
    const top = entry('/top', [deep, entry('/top/many', many), entry('/top/empty', [])])
    const found = await names(drop({ entry: top }, { entry: null, name: 'plain.txt' }))
    expect(found).toHaveLength(252)
    expect(found).toEqual(expect.arrayContaining(['top/one/two/three.txt', 'top/many/249', 'plain.txt']))
  })

  it('O-VIEW-09 text that is dropped is no file, and a folder that cannot be read says so', async () => {
    expect(await names(drop({ entry: null, kind: 'string' }))).toEqual([])
    const refused = {
      isDirectory: true,
      createReader: () => ({ readEntries: (_: unknown, fail: (error: Error) => void) => fail(new Error('denied')) }),
    } as unknown as FileSystemEntry
    await expect(names(drop({ entry: refused }))).rejects.toThrow('denied')
  })
})
