/** Hands the picture to the browser as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file when the click returns; the address may go in the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
