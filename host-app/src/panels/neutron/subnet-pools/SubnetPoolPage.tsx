import { describedDetails } from '../../../described/DescribedDetails.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { subnetPoolPanel } from './panel.js'
import { SubnetsOfPool } from './SubnetsOfPool.js'

/** The page of one subnet pool, with what was cut of it. */
export const Component = onlyWithoutHorizon(describedDetails(subnetPoolPanel, ({ id }) => <SubnetsOfPool pool={id} />))
