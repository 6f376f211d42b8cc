import { useCallback } from 'react'
import { HorizonSection } from './HorizonSection.js'
import { paneOf } from './tab-pane.js'

interface HorizonTabProps {
  /** Horizon's page with the tabs, below the web root, with a leading slash. */
  path: string
  /** Horizon's id of the tab: `stack_details__events`. */
  tab: string
  /** As of `HorizonSection`. */
  version?: unknown
}

/** One tab of a page of the cloud, alive inside a page of ours. */
export function HorizonTab({ path, tab, version }: HorizonTabProps) {
  const pick = useCallback((page: DocumentFragment) => paneOf(page, tab), [tab])
  return <HorizonSection address={`${path}?tab=${encodeURIComponent(tab)}`} pick={pick} version={version} />
}
