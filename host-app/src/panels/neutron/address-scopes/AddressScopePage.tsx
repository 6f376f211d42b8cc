import { describedDetails } from '../../../described/DescribedDetails.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { addressScopePanel } from './panel.js'

/** The page of one address scope. */
export const Component = onlyWithoutHorizon(describedDetails(addressScopePanel))
