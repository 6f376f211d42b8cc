import { describedDetails } from '../../../described/DescribedDetails.js'
import { ofArea } from '../../../described/panel.js'
import { ownerAndAge } from '../owner-and-age.js'
import { backupPanel } from './panel.js'

/** The page of one backup. */
export const Component = describedDetails(backupPanel, undefined, async (client, id, area, signal) =>
  ownerAndAge(
    area,
    await client.call('cinder.backups.get', { params: { id }, query: ofArea(area), signal, quiet: true }),
  ),
)
