import { describedList } from '../../../described/DescribedList.js'
import { onlyWhereOffered } from '../../../horizon/only-offered.js'
import { providerPanel } from './provider.js'

/** The identity providers panel, for administrators. */
export const Component = onlyWhereOffered(describedList(providerPanel))
