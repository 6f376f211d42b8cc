import { t, type Action } from '@stratus/widgets'
import { ActionList } from '@stratus/widgets/react/action-list'

interface PageActionsProps {
  actions: readonly Action[]
  busy?: boolean
  onAction(id: string): void
}

/** What can be done with a thing, beside its name; nothing where there is nothing. What cannot be done now is no button of its own. */
export function PageActions({ actions, busy = false, onAction }: PageActionsProps) {
  const [first] = actions
  if (!first) return null
  return (
    <ActionList
      layout={typeof first.disabled === 'string' ? 'menu' : 'split'}
      label={t('Actions')}
      actions={actions}
      busy={busy}
      onStratusAction={(event) => onAction(event.detail.action.id)}
    />
  )
}
