import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../../host.js'
import { Button, type ButtonProps } from '../../ui/Button.js'

interface CommandButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Its id in `palette/commands.ts`. */
  command: string
  onClick(): void
}

/** A button of a page that the command palette presses too: there as soon as the button is. */
export function CommandButton({ command, onClick, ...button }: CommandButtonProps) {
  const { pendingCommand } = useHost()
  const wanted = useStore(pendingCommand)?.id === command && !button.disabled
  const press = useEffectEvent(onClick)
  useEffect(() => {
    // An empty list shows the button twice: the first one takes it.
    if (!wanted || pendingCommand.get()?.id !== command) return
    pendingCommand.set(null)
    press()
  }, [wanted, pendingCommand, command])
  return <Button {...button} onClick={onClick} />
}
