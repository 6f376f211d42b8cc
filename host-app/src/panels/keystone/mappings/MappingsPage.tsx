import { describedList } from '../../../described/DescribedList.js'
import { mappingPanel } from './mapping.js'

/** The mappings panel, for administrators. */
export const Component = describedList(mappingPanel)
