import { describedList } from '../../../described/DescribedList.js'
import { onlyWhereOffered } from '../../../horizon/only-offered.js'
import { mappingPanel } from './mapping.js'

/** The mappings panel, for administrators. */
export const Component = onlyWhereOffered(describedList(mappingPanel))
