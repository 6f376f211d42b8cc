import { describedList } from '../../../described/DescribedList.js'
import { volumeGroupPanel } from './panel.js'

/** The panel of volume groups, in the project and in the admin area. */
export const Component = describedList(volumeGroupPanel)
