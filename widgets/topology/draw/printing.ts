import type { ReactiveControllerHost } from 'lit'

/**
 * Draws for paper while the page is printed, where nobody can move a picture: there it is all of it.
 *
 * @param paper - The canvas that is seen on paper alone; null = nothing has been rendered.
 */
export function drawForPaper(
  host: ReactiveControllerHost,
  paper: () => HTMLCanvasElement | null,
  draw: (paper: HTMLCanvasElement) => void,
): void {
  const before = () => {
    const canvas = paper()
    if (canvas) draw(canvas)
  }
  const after = () => {
    const canvas = paper()
    if (canvas) canvas.width = canvas.height = 0
  }
  host.addController({
    hostConnected() {
      addEventListener('beforeprint', before)
      addEventListener('afterprint', after)
    },
    hostDisconnected() {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    },
  })
}
