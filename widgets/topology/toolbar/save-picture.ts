import type { TopologyData } from '../model/data-model.js'

/** What both pictures can do. */
export interface Exportable {
  exportSvg(options?: { whole?: boolean; legend?: boolean }): Promise<string>
  exportPng(): Promise<Blob>
}

/** What a graph can do besides. */
interface WithLayout {
  getLayout(): object
}

export type PictureFormat = 'svg' | 'png' | 'json' | 'data'

/** Hands what is on screen to the browser as a file, or of a graph where everything is (`json`). */
export async function savePicture(
  view: Exportable & Partial<WithLayout>,
  format: Exclude<PictureFormat, 'data'>,
  name: string,
): Promise<void> {
  handOut(await contentOf(view, format), `${name}.${format}`)
}

/** Hands nodes and links to the browser as a file. */
export function saveData(data: TopologyData, name: string): void {
  handOut(jsonOf(data), `${name}-data.json`)
}

function handOut(content: Blob, file: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = file
  link.click()
  // The browser has taken the file when the click returns; the address may go in the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

async function contentOf(
  view: Exportable & Partial<WithLayout>,
  format: Exclude<PictureFormat, 'data'>,
): Promise<Blob> {
  if (format === 'png') return view.exportPng()
  if (format === 'svg') return new Blob([await view.exportSvg({ legend: true })], { type: 'image/svg+xml' })
  return jsonOf(view.getLayout?.() ?? {})
}

function jsonOf(value: object): Blob {
  return new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
}

/** Lets the user choose a file with a layout; undefined = none, or it cannot be read. */
export async function openLayout(): Promise<unknown> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'application/json,.json'
  const file = await new Promise<File | undefined>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
  try {
    return file && (JSON.parse(await file.text()) as unknown)
  } catch {
    return null
  }
}
