import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom'

/** Keeps an open popover beside its button; the answer stops it. */
export function placePopover(anchor: HTMLElement, popover: HTMLElement): () => void {
  const place = async (): Promise<void> => {
    const { x, y } = await computePosition(anchor, popover, {
      placement: 'bottom-end',
      strategy: 'fixed',
      middleware: [
        offset(4),
        flip({ padding: 8 }),
        shift({ padding: 8 }),
        size({
          padding: 8,
          apply: ({ availableHeight }) =>
            popover.style.setProperty('max-block-size', `${Math.max(120, Math.min(320, availableHeight))}px`),
        }),
      ],
    })
    popover.style.setProperty('left', `${x}px`)
    popover.style.setProperty('top', `${y}px`)
  }
  return autoUpdate(anchor, popover, () => void place())
}
