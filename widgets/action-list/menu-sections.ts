import { reasonOf, type Action } from '../internal/actions.js'

/** A part of a menu: actions under one heading; '' = without. */
export interface MenuSection {
  readonly heading: string
  readonly actions: readonly Action[]
}

/** The parts of a menu, in order: a part for each group, then one for each reason why something cannot run now. */
export function menuSections(actions: readonly Action[]): readonly MenuSection[] {
  if (!actions.some(({ group }) => group)) return [{ heading: '', actions }]
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
