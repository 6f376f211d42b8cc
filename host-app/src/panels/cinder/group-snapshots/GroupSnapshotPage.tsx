import { t } from '@stratus/widgets'
import { describedDetails } from '../../../described/DescribedDetails.js'
import { ofArea } from '../../../described/panel.js'
import { typed } from '../../../details/Copyable.js'
import { ownerAndAge } from '../owner-and-age.js'
import { groupSnapshotPanel } from './panel.js'

/** The page of one group snapshot. */
export const Component = describedDetails(groupSnapshotPanel, undefined, async (client, id, area, signal) => {
  const query = ofArea(area)
  const told = await client.call('cinder.groupSnapshots.get', { params: { id }, query, signal, quiet: true })
  return [typed(t('Group Type'), told.group_type), ...ownerAndAge(area, told)]
})
