import { useState, type DragEvent } from 'react'

/** Lets files be dropped on a part of the page. Folders, which look like files until they are read, are left out. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent): void {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent): void {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
      },
      onDrop(event: DragEvent): void {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.items].flatMap((entry) => {
          const file = entry.kind === 'file' && !entry.webkitGetAsEntry()?.isDirectory ? entry.getAsFile() : null
          return file ? [file] : []
        })
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
