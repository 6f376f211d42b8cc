import { onlyPanels, type Dashboard, type Gate, type PolicyRule } from './navigation.js'

/** The questions a gate asks. The API client answers them. */
export interface GateKeeper {
  serviceEnabled(type: string): Promise<boolean>
  allowed(rules: readonly PolicyRule[]): Promise<boolean>
}

/** Whether a gate lets this user through. A question that cannot be answered keeps it shut. */
export async function passes(gate: Gate | undefined, keeper: GateKeeper): Promise<boolean> {
  if (!gate) return true
  const answers = await Promise.all([
    ...(gate.anyService?.length ? [some(gate.anyService, (type) => keeper.serviceEnabled(type))] : []),
    ...(gate.policies?.length ? [keeper.allowed(gate.policies).catch(() => false)] : []),
    ...(gate.anyPolicy?.length ? [some(gate.anyPolicy, (rule) => keeper.allowed([rule]))] : []),
  ])
  return answers.every(Boolean)
}

/** Asks one after the other: the first mostly answers it. */
async function some<T>(needs: readonly T[], ask: (need: T) => Promise<boolean>): Promise<boolean> {
  for (const need of needs) {
    if (await ask(need).catch(() => false)) return true
  }
  return false
}

/** The navigation of this user: panels that have a route, and whose gates are open (G-GATE-05, G-GATE-10). */
export async function allowedNavigation(
  all: readonly Dashboard[],
  hasRoute: (panelId: string) => boolean,
  keeper: GateKeeper,
): Promise<Dashboard[]> {
  const existing = onlyPanels(all, (panel) => hasRoute(panel.id))
  const open = new Set<string>()
  await Promise.all(
    existing.map(async (dashboard) => {
      if (!(await passes(dashboard.gate, keeper))) return
      const panels = dashboard.groups.flatMap((group) => group.panels)
      await Promise.all(panels.map(async (panel) => ((await passes(panel.gate, keeper)) ? open.add(panel.id) : open)))
    }),
  )
  return onlyPanels(existing, (panel) => open.has(panel.id))
}
