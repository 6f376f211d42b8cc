/** How much of an element is in the answer of a server: all that is known there, only its frame, or nothing to see. */
export type Rendering = 'yes' | 'skeleton' | 'no'

/** What has to be measured or drawn comes with the script. */
const skeletons: ReadonlySet<string> = new Set([
  'stratus-bar-chart',
  'stratus-line-chart',
  'stratus-live-instances',
  'stratus-live-quota',
  'stratus-live-table',
  'stratus-live-topology',
  'stratus-membership',
  'stratus-metadata-tree',
  'stratus-schema-form',
  'stratus-stack-topology',
  'stratus-topology',
  'stratus-topology-flat',
  'stratus-topology-graph',
  'stratus-topology-outline',
  'stratus-transfer-table',
])

/** They show nothing before something happens. */
const hidden: ReadonlySet<string> = new Set([
  'stratus-action-menu',
  'stratus-delete-modal',
  'stratus-modal',
  'stratus-modal-stack',
  'stratus-toaster',
  'stratus-topology-balloon',
  'stratus-wizard',
  'stratus-wizard-step',
])

/** A test renders every element and compares. */
export function renderingOf(tag: string): Rendering {
  if (hidden.has(tag)) return 'no'
  return skeletons.has(tag) ? 'skeleton' : 'yes'
}
