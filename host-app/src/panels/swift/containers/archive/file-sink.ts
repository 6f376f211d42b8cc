import { saveBlob } from '../../../../horizon/save-blob.js'
import type { Sink } from './archive.js'

/** Chromium's dialog for a place to save to, https://wicg.github.io/file-system-access/; lib.dom does not know it. */
type AskForFile = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>

/**
 * A file of the person's, to be asked for in answer to a click: written as it comes where the browser lets pages do that, else
 * gathered by the browser and saved at its end. Rejects with an `AbortError` when the person takes none.
 */
export async function openFileSink(name: string): Promise<Sink> {
  const ask = (window as { showSaveFilePicker?: AskForFile }).showSaveFilePicker
  if (ask) {
    const stream = await (await ask.call(window, { suggestedName: name })).createWritable()
    return { write: (bytes) => stream.write(bytes), close: () => stream.close(), abort: () => stream.abort() }
  }
  // Browsers keep blobs, large ones on disk; the page only refers to them.
  const parts: Blob[] = []
  return {
    async write(bytes) {
      parts.push(new Blob([bytes]))
    },
    async close() {
      saveBlob(new Blob(parts, { type: 'application/zip' }), name)
    },
    async abort() {
      parts.length = 0
    },
  }
}
