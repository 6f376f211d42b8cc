/** How much of an element is in the answer of a server: all that is known there, only its frame, or nothing to see. */
export type Rendering = 'yes' | 'skeleton' | 'no'

/** What has to be measured, drawn, cleaned or asked for comes with the script. */
const skeletons: ReadonlySet<string> = new Set([
  'stratus-console-log',
  'stratus-line-chart',
  'stratus-live-instances',
  'stratus-live-quota',
  'stratus-live-table',
  'stratus-live-topology',
  'stratus-stack-topology',
  'stratus-topology',
  'stratus-topology-flat',
  'stratus-topology-graph',
  'stratus-transfer-table',
])

/** They show nothing before something happens, or take what they show from the page around them. */
const hidden: ReadonlySet<string> = new Set([
  'stratus-action-menu',
  'stratus-delete-modal',
  'stratus-drawer',
  'stratus-header-slot',
  'stratus-modal',
  'stratus-modal-stack',
  'stratus-toaster',
  'stratus-topology-balloon',
  'stratus-wizard',
  'stratus-wizard-step',
])

/** `tests/packaging/server-rendering.test.ts` renders every element and compares. */
export function renderingOf(tag: string): Rendering {
  if (hidden.has(tag)) return 'no'
  return skeletons.has(tag) ? 'skeleton' : 'yes'
}
