import { describedList } from '../../../described/DescribedList.js'
import { groupTypePanel } from './panel.js'

/** The panel of types of volume groups. */
export const Component = describedList(groupTypePanel)
