import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useHost } from '../host.js'
import { samePath } from '../paths.js'
import { Button } from '../ui/Button.js'
import type { PageButton } from './use-actions.js'

/** A page action's button; the command palette presses it too, as soon as it is there. */
export function PageActionButton({ id, label, icon, primary, reason, busy, press }: PageButton) {
  const { pendingCommand } = useHost()
  const { pathname } = useLocation()
  const command = useStore(pendingCommand)
  // Ids are unique within a panel only: the page that is about to be left may have a button of the same one.
  const wanted = command?.id === id && !command.item && samePath(command.page, pathname) && reason === undefined
  const onPress = useEffectEvent(press)
  useEffect(() => {
    // An empty list shows the button twice: the first one takes it.
    if (!wanted || !pendingCommand.get()) return
    pendingCommand.set(null)
    onPress()
  }, [wanted, pendingCommand])
  return (
    <Button kind={primary ? 'primary' : undefined} icon={icon} busy={busy} unavailable={reason} onClick={press}>
      {label}
    </Button>
  )
}

/** All of them, as a page's header and its empty list show them. */
export function PageActionButtons({ buttons }: { buttons: readonly PageButton[] }) {
  return buttons.map((button) => <PageActionButton key={button.id} {...button} />)
}
