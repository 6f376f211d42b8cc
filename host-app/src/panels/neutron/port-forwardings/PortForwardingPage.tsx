import { describedDetails } from '../../../described/DescribedDetails.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { portForwardingPanel } from './panel.js'

/** The page of one port that is forwarded. */
export const Component = onlyWithoutHorizon(describedDetails(portForwardingPanel))
