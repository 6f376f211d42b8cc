/** Where a key leads in a grid of cells. */
export type CellStep =
  | { readonly axis: 'column' | 'row' | 'page'; readonly by: 1 | -1 }
  /** The first or last cell of the row, or of the first or last row. */
  | { readonly axis: 'row-end' | 'grid-end'; readonly by: 1 | -1 }

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Keys of the grid pattern of the ARIA practices; undefined for any other. */
export function cellStep({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, isRtl: boolean): CellStep | undefined {
  if (altKey || shiftKey || metaKey) return undefined
  if (ctrlKey) {
    if (key === 'Home') return { axis: 'grid-end', by: -1 }
    return key === 'End' ? { axis: 'grid-end', by: 1 } : undefined
  }
  switch (key) {
    case 'ArrowRight':
      return { axis: 'column', by: isRtl ? -1 : 1 }
    case 'ArrowLeft':
      return { axis: 'column', by: isRtl ? 1 : -1 }
    case 'ArrowDown':
      return { axis: 'row', by: 1 }
    case 'ArrowUp':
      return { axis: 'row', by: -1 }
    case 'Home':
      return { axis: 'row-end', by: -1 }
    case 'End':
      return { axis: 'row-end', by: 1 }
    case 'PageDown':
      return { axis: 'page', by: 1 }
    case 'PageUp':
      return { axis: 'page', by: -1 }
  }
  return undefined
}
