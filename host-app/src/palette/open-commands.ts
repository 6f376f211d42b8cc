import { checkGate, type GateKeeper } from '@stratus/api-client'
import type { IconName } from '@stratus/widgets'
import { panelActions } from '../panels/panel-actions.js'
import { noGates, openGates, shutGates } from '../panels/shared/resource-actions.js'
import { commands, type Command } from './commands.js'

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

/** Whether this user may do it. What cannot be asked stays out. */
async function isOpen({ part, gates }: Command, keeper: GateKeeper): Promise<boolean> {
  if (!part || !gates) return true
  try {
    const parts = (await gates()).gatedParts.filter(({ id }) => id === part)
    return openGates(parts, await shutGates(parts, keeper), false).has(part)
  } catch {
    return noGates.has(part)
  }
}

/** The actions of this user, in their order. */
export async function openCommands(panels: ReadonlySet<string>, keeper: GateKeeper): Promise<OfferedCommand[]> {
  const here = commands.filter(({ panel }) => panels.has(panel))
  const [open, ofPanels] = await Promise.all([
    Promise.all(here.map((command) => isOpen(command, keeper))),
    Promise.all(
      Object.entries(panelActions)
        .filter(([panel]) => panels.has(panel))
        .map(([panel, load]) => commandsOf(panel, load, keeper)),
    ),
  ])
  return [...here.filter((_, index) => open[index]), ...ofPanels.flat()]
}

/** Those of one panel, what it is for first; none when its code cannot be fetched. */
async function commandsOf(
  panel: string,
  load: (typeof panelActions)[string],
  keeper: GateKeeper,
): Promise<OfferedCommand[]> {
  const { page = [] } = await load().catch(() => ({ page: [] }))
  const offered = page
    .filter(({ palette }) => palette)
    .toSorted((a, b) => Number(b.primary ?? 0) - Number(a.primary ?? 0))
  const answers = await Promise.all(offered.map((action) => checkGate(action, keeper)))
  return offered
    .filter((_, index) => answers[index] === 'open')
    .map(({ id, label, icon = 'plus' }) => ({ id, label, icon, panel }))
}
