let context: CanvasRenderingContext2D | null | undefined

/** A computed colour as `rgb(…)`, which drawings, files and their libraries understand; what is mixed or `oklch()` is not written so. */
export function plainColor(color: string): string {
  if (/^rgb\(\d+, \d+, \d+\)$/.test(color)) return color
  context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) return color
  context.fillStyle = '#888'
  context.fillStyle = color
  context.clearRect(0, 0, 1, 1)
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
