/** A file to upload, and the name that its object gets below the folder. */
export interface ChosenFile {
  readonly file: File
  readonly name: string
}

/** Files of a file field; those of a folder bring the way to them. */
export const chosenIn = (files: Iterable<File> | null): ChosenFile[] =>
  [...(files ?? [])].map((file) => ({ file, name: file.webkitRelativePath || file.name }))

/**
 * What was dropped, to be called while the drop is handled: browsers forget it afterwards.
 * @returns reads folders to their ends; rejects when one cannot be read
 */
export function droppedFiles({ items }: DataTransfer): () => Promise<ChosenFile[]> {
  const dropped = [...items].flatMap((item): (() => Promise<ChosenFile[]>)[] => {
    if (item.kind !== 'file') return []
    const entry = item.webkitGetAsEntry()
    if (entry?.isDirectory) return [() => filesIn(entry)]
    const file = item.getAsFile()
    return file ? [async () => [{ file, name: file.name }]] : []
  })
  return async () => (await Promise.all(dropped.map((read) => read()))).flat()
}

/** Every file of an entry, with the way to it; a folder without files has none. */
async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [{ file, name: entry.fullPath.replace(/^\//, '') }]
  }
  const files: ChosenFile[] = []
  for (const inside of await entriesOf(entry as FileSystemDirectoryEntry)) files.push(...(await filesIn(inside)))
  return files
}

/** A folder tells its entries a hundred at a time, until it tells none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
