import { describedDetails } from '../../../described/DescribedDetails.js'
import { onlyWhereOffered } from '../../../horizon/only-offered.js'
import { ProtocolsOfProvider } from './ProtocolsOfProvider.js'
import { providerPanel } from './provider.js'

/** The page of one identity provider, with its protocols. */
export const Component = onlyWhereOffered(
  describedDetails(providerPanel, ({ id }) => <ProtocolsOfProvider provider={id} />),
)
