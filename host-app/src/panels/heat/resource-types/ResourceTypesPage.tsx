import { describedList } from '../../../described/DescribedList.js'
import { heatTypePanel } from './panel.js'

/** The panel of kinds of resources. */
export const Component = describedList(heatTypePanel)
