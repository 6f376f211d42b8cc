import { describedDetails } from '../../../described/DescribedDetails.js'
import { backupPanel } from './panel.js'

/** The page of one backup. */
export const Component = describedDetails(backupPanel)
