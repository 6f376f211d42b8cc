import { t } from '@stratus/widgets'
import { describedDetails } from '../../../described/DescribedDetails.js'
import { ofArea } from '../../../described/panel.js'
import { typed } from '../../../details/Copyable.js'
import { inWords } from '../../../list/state-look.js'
import { ownerAndAge } from '../owner-and-age.js'
import { volumeGroupPanel } from './panel.js'
import { VolumesOfGroup } from './VolumesOfGroup.js'

/** The page of one volume group, with its volumes. */
export const Component = describedDetails(
  volumeGroupPanel,
  ({ id, status }, area, acted) => <VolumesOfGroup group={id} area={area} version={`${status} ${acted}`} />,
  async (client, id, area, signal) => {
    const told = await client.call('cinder.groups.get', { params: { id }, query: ofArea(area), signal, quiet: true })
    return [
      typed(t('Group Type'), told.group_type),
      { label: t('Replication Status'), value: inWords(told.replication_status ?? '') },
      ...ownerAndAge(area, told),
    ]
  },
)
