import type { GateKeeper } from '@stratus/api-client'
import { noGates, openGates, shutGates } from '../panels/shared/resource-actions.js'
import { commands, type Command } from './commands.js'

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
export async function openCommands(panels: ReadonlySet<string>, keeper: GateKeeper): Promise<Command[]> {
  const here = commands.filter(({ panel }) => panels.has(panel))
  const open = await Promise.all(here.map((command) => isOpen(command, keeper)))
  return here.filter((_, at) => open[at])
}
