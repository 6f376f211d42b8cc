import { describedList } from '../../../described/DescribedList.js'
import { providerPanel } from './provider.js'

/** The identity providers panel, for administrators. */
export const Component = describedList(providerPanel)
