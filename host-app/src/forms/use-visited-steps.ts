import { useState } from 'react'

/** Steps of a wizard to which the user has gone; what only the others need has time. */
export function useVisitedSteps() {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const visit = ({ detail: { to } }: CustomEvent<{ readonly to: string }>) =>
    setVisited((before) => (before.has(to) ? before : new Set([...before, to])))
  return { visited, visit }
}
