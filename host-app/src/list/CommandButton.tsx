import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../host.js'
import { Button, type ButtonProps } from '../ui/Button.js'
import type { OpenGates } from '../panels/shared/resource-actions.js'

interface CommandButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Its id in `palette/commands.ts`. */
  command: string
  onClick(): void
}

interface GatedCommandProps extends CommandButtonProps {
  /** Without gates everybody may press it. */
  gates?: OpenGates
  /** The part of `gates` that must be open. A shut one hides the button, or disables it with the reason (DEC-26). */
  part?: string
}

/** A button of a page that the command palette presses too: there as soon as the button is. */
export function CommandButton({ gates, part, unavailable, ...button }: GatedCommandProps) {
  const shut = gates && part && !gates.has(part)
  const reason = shut ? gates.reasons?.get(part) : unavailable
  if (shut && !reason) return null
  return <Command {...button} unavailable={reason} />
}

/** What a list page is for: it makes a new one. Its gate is the part `create`, unless another is named. */
export function CreateButton({ part = 'create', ...button }: Omit<GatedCommandProps, 'kind' | 'icon'>) {
  return <CommandButton {...button} part={part} kind="primary" icon="plus" />
}

function Command({ command, onClick, ...button }: CommandButtonProps) {
  const { pendingCommand } = useHost()
  const wanted = useStore(pendingCommand)?.id === command && !button.unavailable
  const press = useEffectEvent(onClick)
  useEffect(() => {
    // An empty list shows the button twice: the first one takes it.
    if (!wanted || pendingCommand.get()?.id !== command) return
    pendingCommand.set(null)
    press()
  }, [wanted, pendingCommand, command])
  return <Button {...button} onClick={onClick} />
}
