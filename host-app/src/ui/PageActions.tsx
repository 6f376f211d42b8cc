import { t, type Action } from '@stratus/widgets'
import { ActionList } from '@stratus/widgets/react/action-list'

interface PageActionsProps {
  actions: readonly Action[]
  busy?: boolean
  onAction(id: string): void
}

/** What can be done with a thing, beside its name; nothing where there is nothing. */
export function PageActions({ actions, busy = false, onAction }: PageActionsProps) {
  if (actions.length === 0) return null
  return (
    <ActionList
      layout="split"
      label={t('Actions')}
      actions={actions}
      busy={busy}
      onStratusAction={(event) => onAction(event.detail.action.id)}
    />
  )
}
