/**
 * Which item typing leads to: the next one, after `current` and around the end, whose label starts with what was typed,
 * whatever the case. One letter repeated walks through the items that start with it. -1 when none does.
 */
export function typeAhead(labels: readonly string[], current: number, typed: string): number {
  const text = typed.toLowerCase()
  if (!text) return -1
  const letter = text[0] ?? ''
  const walking = text.split('').every((char) => char === letter)
  const wanted = walking ? letter : text
  // A longer text may still describe the item we are on; a single letter moves on.
  const first = walking ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length
    if ((labels[index] ?? '').trim().toLowerCase().startsWith(wanted)) return index
  }
  return -1
}
