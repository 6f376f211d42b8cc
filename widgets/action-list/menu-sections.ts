import { reasonOf, type Action } from '../internal/actions.js'

/** A part of a menu: actions under one heading; '' = without. */
export interface MenuSection {
  readonly heading: string
  readonly actions: readonly Action[]
}

/**
 * The parts of a menu, in order: a part for each group, then one for each reason why something cannot run now. Without groups only
 * reasons that several have make a part; others stand below their action.
 */
export function menuSections(actions: readonly Action[]): readonly MenuSection[] {
  const isGrouped = actions.some(({ group }) => group)
  const reasons = actions.map(reasonOf)
  // Below each of several actions a reason would stand again and again.
  const isShared = (reason: string) => reasons.indexOf(reason) !== reasons.lastIndexOf(reason)
  const possible = new Map<string, Action[]>()
  const blocked = new Map<string, Action[]>()
  for (const action of actions) {
    const reason = reasonOf(action)
    const below = reason !== null && (isGrouped || isShared(reason))
    const sections = below ? blocked : possible
    const heading = (below ? reason : action.group) ?? ''
    sections.set(heading, [...(sections.get(heading) ?? []), action])
  }
  return [...possible, ...blocked].map(([heading, members]) => ({ heading, actions: members }))
}
