import { reasonOf, type Action } from '../internal/actions.js'

/** A part of a menu: actions under one heading; '' = without. */
export interface MenuSection {
  readonly heading: string
  readonly actions: readonly Action[]
}

/** Whether several actions are blocked for one reason, which would stand below each of them. */
function sharesReason(actions: readonly Action[]): boolean {
  const reasons = actions.map(reasonOf).filter((reason) => reason !== null && reason !== '')
  return new Set(reasons).size < reasons.length
}

/**
 * The parts of a menu, in order: a part for each group, then one for each reason why something cannot run now. Without groups, and where
 * no reason is that of several, it is one part.
 */
export function menuSections(actions: readonly Action[]): readonly MenuSection[] {
  if (!actions.some(({ group }) => group) && !sharesReason(actions)) return [{ heading: '', actions }]
  const possible = new Map<string, Action[]>()
  const blocked = new Map<string, Action[]>()
  for (const action of actions) {
    const reason = reasonOf(action)
    const sections = reason === null ? possible : blocked
    const heading = reason ?? action.group ?? ''
    sections.set(heading, [...(sections.get(heading) ?? []), action])
  }
  return [...possible, ...blocked].map(([heading, members]) => ({ heading, actions: members }))
}
