import { describedDetails } from '../../../described/DescribedDetails.js'
import { MetadefContents } from './MetadefContents.js'
import { metadefPanel } from './panel.js'

/** The page of one namespace, with what is in it. */
export const Component = describedDetails(metadefPanel, (namespace, _area, acted) => (
  <MetadefContents namespace={namespace} version={acted} />
))
