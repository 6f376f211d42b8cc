/** What both pictures can do. */
export interface Exportable {
  exportSvg(options?: { whole?: boolean }): Promise<string>
  exportPng(): Promise<Blob>
}

export type PictureFormat = 'svg' | 'png'

/** Hands what is on screen to the browser as a file. */
export async function savePicture(view: Exportable, format: PictureFormat, name: string): Promise<void> {
  const content =
    format === 'svg' ? new Blob([await view.exportSvg()], { type: 'image/svg+xml' }) : await view.exportPng()
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.${format}`
  link.click()
  // The browser has taken the file when the click returns; the address may go in the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
