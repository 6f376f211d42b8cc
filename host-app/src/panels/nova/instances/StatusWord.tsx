import { instanceStatus } from '@stratus/widgets'
import { Icon } from '../../../ui/Icon.js'
import type { Instance } from './instance.js'

/** What an instance's state is, as icon, word and colour. */
export function StatusWord({ instance }: { instance: Pick<Instance, 'status' | 'task_state'> }) {
  const { text, tone, icon } = instanceStatus(instance.status, instance.task_state)
  return (
    <span className={`status-word ${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {text || '-'}
    </span>
  )
}
