import { describedList } from '../../../described/DescribedList.js'
import { templateVersionPanel } from './panel.js'

/** The panel of versions of templates. */
export const Component = describedList(templateVersionPanel)
