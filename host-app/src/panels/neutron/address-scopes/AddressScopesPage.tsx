import { describedList } from '../../../described/DescribedList.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { addressScopePanel } from './panel.js'

/** The address scopes panel, in the project and in the admin area. */
export const Component = onlyWithoutHorizon(describedList(addressScopePanel))
