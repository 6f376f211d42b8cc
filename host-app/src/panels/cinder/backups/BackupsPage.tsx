import { describedList } from '../../../described/DescribedList.js'
import { backupPanel } from './panel.js'

/** The backups panel, in the project and in the admin area. */
export const Component = describedList(backupPanel)
