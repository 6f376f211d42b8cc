import { describedList } from '../../../described/DescribedList.js'
import { metadefPanel } from './panel.js'

/** The panel of metadata definitions. */
export const Component = describedList(metadefPanel)
