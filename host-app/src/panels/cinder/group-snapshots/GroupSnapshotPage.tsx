import { describedDetails } from '../../../described/DescribedDetails.js'
import { groupSnapshotPanel } from './panel.js'

/** The page of one group snapshot. */
export const Component = describedDetails(groupSnapshotPanel)
