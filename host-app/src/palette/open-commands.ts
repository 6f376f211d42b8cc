import { checkGate, type GateKeeper } from '@stratus/api-client'
import type { IconName } from '@stratus/widgets'
import { panelActions } from '../panels/panel-actions.js'

/** An action of a panel that the palette offers. */
export interface OfferedCommand {
  /** Id of the page action. */
  readonly id: string
  /** English, key of its translation. */
  readonly label: string
  readonly icon: IconName
  /** Panel in `navigation.ts` whose page does it. */
  readonly panel: string
}

/** The actions of this user, in the order of the panels. What cannot be asked stays out. */
export async function openCommands(panels: ReadonlySet<string>, keeper: GateKeeper): Promise<OfferedCommand[]> {
  const offered = Object.entries(panelActions).filter(([panel]) => panels.has(panel))
  return (await Promise.all(offered.map(([panel, load]) => commandsOf(panel, load, keeper)))).flat()
}

/** Those of one panel, what it is for first; none when its code cannot be fetched. */
async function commandsOf(
  panel: string,
  load: (typeof panelActions)[string],
  keeper: GateKeeper,
): Promise<OfferedCommand[]> {
  const { page = [] } = await load().catch(() => ({ page: [] as const }))
  const offered = page
    .filter(({ palette }) => palette)
    .toSorted((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false))
  const answers = await Promise.all(offered.map((action) => checkGate(action, keeper)))
  return offered
    .filter((_, index) => answers[index] === 'open')
    .map(({ id, label, icon = 'plus' }) => ({ id, label, icon, panel }))
}
