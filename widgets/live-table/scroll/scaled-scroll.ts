/** A list that may be higher than any box: browsers make none higher than some 17 million px. */
export interface ScaledList {
  /** Height of all rows, px. */
  readonly total: number
  /** Height of what is visible, px. */
  readonly viewport: number
}

/** No box is higher than this, px; up to 2^24 px every one of them is told from the next. */
export const highestBox = 15_000_000
/** So far from either end a scrolled pixel is a pixel of the list. */
const exact = 1_000_000

/** Height of the box that stands for the list, px. */
export function boxHeight(total: number): number {
  return Math.min(total, highestBox)
}

/** Pixels of the list per pixel of the box, between the ends. */
function scaleOf({ total, viewport }: ScaledList): number {
  return (total - viewport - 2 * exact) / (boxHeight(total) - viewport - 2 * exact)
}

/** Where in the list the upper edge of what is visible lies when the box is scrolled so far, px. */
export function listOffset(boxOffset: number, list: ScaledList): number {
  if (list.total <= highestBox || boxOffset <= exact) return boxOffset
  const behind = highestBox - list.viewport - boxOffset
  if (behind <= exact) return list.total - list.viewport - behind
  return exact + (boxOffset - exact) * scaleOf(list)
}

/** How far the box is scrolled when the list is at a place: the other way round. */
export function boxOffset(offset: number, list: ScaledList): number {
  if (list.total <= highestBox || offset <= exact) return offset
  const behind = list.total - list.viewport - offset
  if (behind <= exact) return highestBox - list.viewport - behind
  return exact + (offset - exact) / scaleOf(list)
}

/** A place in the list, and how far the box is scrolled there, px. */
export interface Anchor {
  readonly box: number
  readonly list: number
}

/**
 * The place after the box was scrolled: a short way goes through the list pixel by pixel, so that no row is left out; a long one,
 * such as by the scroll bar, leads to the part of the list that it leads to in the box.
 */
export function scrolledTo(box: number, from: Anchor, list: ScaledList): Anchor {
  if (list.total <= highestBox) return { box, list: box }
  const end = highestBox - list.viewport
  if (box <= 0 || box >= end) return { box, list: listOffset(box, list) }
  const by = box - from.box
  const near = Math.min(Math.max(0, from.list + by), list.total - list.viewport)
  return { box, list: Math.abs(by) <= 2 * list.viewport ? near : listOffset(box, list) }
}
