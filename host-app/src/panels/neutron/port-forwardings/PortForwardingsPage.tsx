import { describedList } from '../../../described/DescribedList.js'
import { onlyWithoutHorizon } from '../../../horizon/only-offered.js'
import { portForwardingPanel } from './panel.js'

/** The port forwardings panel. */
export const Component = onlyWithoutHorizon(describedList(portForwardingPanel))
