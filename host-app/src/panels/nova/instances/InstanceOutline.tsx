import type { Instance, Names } from './instance.js'
import { OverviewTab } from './OverviewTab.js'
import { StatusWord } from './StatusWord.js'
import './instances.css'

/** What stands beside the list for an instance: its state, and what its page tells first. */
export default function InstanceOutline(props: { instance: Instance; flavors: Names['flavors'] }) {
  return (
    <>
      <StatusWord instance={props.instance} />
      <OverviewTab {...props} />
    </>
  )
}
