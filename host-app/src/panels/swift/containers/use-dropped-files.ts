import { useState, type DragEvent } from 'react'
import { droppedFiles, type ChosenFile } from './upload/chosen-files.js'

interface Dropped {
  onFiles(files: readonly ChosenFile[]): void
  /** A folder cannot be read. */
  onUnreadable(): void
}

/** Lets files and folders be dropped on a part of the page. */
export function useDroppedFiles({ onFiles, onUnreadable }: Dropped) {
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
        void droppedFiles(event.dataTransfer)().then((files) => files.length > 0 && onFiles(files), onUnreadable)
      },
    },
  }
}
