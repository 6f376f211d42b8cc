/** The drawing, which our own page has. */
export const topologyTab = 'stack_details__topology'

export const resourcesTab = 'stack_details__resources'
export const eventsTab = 'stack_details__events'

/** Horizon's tabs of a stack, in its order and named as its links name them. */
export const stackTabs = [
  { id: topologyTab, label: 'Topology' },
  { id: 'stack_details__overview', label: 'Overview' },
  { id: resourcesTab, label: 'Resources' },
  { id: eventsTab, label: 'Events' },
  { id: 'stack_details__stack_template', label: 'Template' },
] as const

/** The tab an address asks for; the drawing when it asks for none that there is. */
export function stackTab(wanted: string | null): string {
  return stackTabs.find(({ id }) => id === wanted)?.id ?? topologyTab
}
