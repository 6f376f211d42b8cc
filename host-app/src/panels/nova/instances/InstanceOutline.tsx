import { instanceStatus } from '@stratus/widgets'
import { StatusWord } from '../../../ui/StatusWord.js'
import { OverviewTab, type OverviewProps } from './OverviewTab.js'
import './instances.css'

/** What stands beside the list for an instance: its state, and what its page tells first. */
export default function InstanceOutline(props: OverviewProps) {
  return (
    <>
      <StatusWord look={instanceStatus(props.instance.status, props.instance.task_state)} />
      <OverviewTab {...props} />
    </>
  )
}
