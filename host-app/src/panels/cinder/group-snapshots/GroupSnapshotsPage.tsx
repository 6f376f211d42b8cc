import { describedList } from '../../../described/DescribedList.js'
import { groupSnapshotPanel } from './panel.js'

/** The panel of group snapshots, in the project and in the admin area. */
export const Component = describedList(groupSnapshotPanel)
