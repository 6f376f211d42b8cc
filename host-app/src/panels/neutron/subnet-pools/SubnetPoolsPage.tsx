import { describedList } from '../../../described/DescribedList.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { subnetPoolPanel } from './panel.js'

/** The subnet pools panel, in the project and in the admin area. */
export const Component = onlyWithoutHorizon(describedList(subnetPoolPanel))
