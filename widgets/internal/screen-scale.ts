/** Lengths of an element are rounded to whole px: what is closer to 1 than this is 1. */
const tolerance = 0.01

/** How many px of the window one px of an element is: a page may zoom (`zoom`) or scale (`transform`) what it stands in. */
export function screenScale(element: Element): number {
  const { offsetHeight = 0 } = element as Partial<HTMLElement>
  const scale = offsetHeight ? element.getBoundingClientRect().height / offsetHeight : 1
  return scale > 0 && Math.abs(scale - 1) > tolerance ? scale : 1
}
