import { t } from '../../internal/localize.js'
import type { MenuEntry } from '../model/menu-entry.js'
import type { ToolbarActions } from './topology-toolbar.js'

/** How the graph is shown now. */
interface Shown {
  readonly labels: boolean
  readonly collapsed: boolean
  readonly layout: string
}

/** The menu of the graph's ground: the tools that are about all of it. */
export function groundEntries({ labels, collapsed, layout }: Shown, tools: ToolbarActions): readonly MenuEntry[] {
  const flag = (id: string, label: string, checked: boolean, run: () => void): MenuEntry => ({
    action: { id, label, checked, toggle: true },
    run,
  })
  return [
    { action: { id: 'center', label: t('Center Topology') }, run: tools.center },
    { action: { id: 'reset', label: t('Reset places') }, run: tools.arrange },
    flag('labels', t('Labels'), labels, tools.labels),
    flag('collapsed', t('Collapse'), collapsed, tools.collapsed),
    flag('layered', t('Layered'), layout === 'layered', tools.layered),
    { action: { id: 'svg', label: t('Save as SVG') }, run: () => tools.save('svg') },
    { action: { id: 'png', label: t('Save as PNG') }, run: () => tools.save('png') },
    { action: { id: 'data', label: t('Save data as JSON') }, run: () => tools.save('data') },
    { action: { id: 'json', label: t('Save layout') }, run: () => tools.save('json') },
  ]
}
