import { checkGate, type Gate, type GateKeeper } from '@stratus/api-client'
import { onlyPanels, type Dashboard } from './navigation.js'

/** The navigation of this user: panels that have a route, and whose gates are open (G-GATE-05, G-GATE-10). */
export async function allowedNavigation(
  all: readonly Dashboard[],
  hasRoute: (panelId: string) => boolean,
  keeper: GateKeeper,
): Promise<Dashboard[]> {
  const isOpen = async (gate: Gate | undefined) => (await checkGate(gate, keeper)) === 'open'
  const existing = onlyPanels(all, (panel) => hasRoute(panel.id))
  const open = new Set<string>()
  await Promise.all(
    existing.map(async (dashboard) => {
      if (!(await isOpen(dashboard.gate))) return
      const panels = dashboard.groups.flatMap((group) => group.panels)
      await Promise.all(panels.map(async (panel) => ((await isOpen(panel.gate)) ? open.add(panel.id) : open)))
    }),
  )
  return onlyPanels(existing, (panel) => open.has(panel.id))
}
