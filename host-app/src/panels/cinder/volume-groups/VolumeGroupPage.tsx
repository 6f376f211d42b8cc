import { describedDetails } from '../../../described/DescribedDetails.js'
import { volumeGroupPanel } from './panel.js'
import { VolumesOfGroup } from './VolumesOfGroup.js'

/** The page of one volume group, with its volumes. */
export const Component = describedDetails(volumeGroupPanel, ({ id, status }, area, acted) => (
  <VolumesOfGroup group={id} area={area} version={`${status} ${acted}`} />
))
