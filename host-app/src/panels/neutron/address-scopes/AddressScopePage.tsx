import { describedDetails } from '../../../described/DescribedDetails.js'
import { addressScopePanel } from './panel.js'

/** The page of one address scope. */
export const Component = describedDetails(addressScopePanel)
