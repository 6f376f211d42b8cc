import { t } from '@stratus/widgets'
import { nothingDone } from '../../../actions/action-result.js'
import type { PageAction, PanelActions } from '../../../actions/action.js'
import { opens } from '../../../actions/does.js'
import { saveBlob } from '../../../horizon/save-blob.js'
import { resourceTypes } from '../../../paths.js'
import { endpointsOf, signInAddress, type Endpoint } from './endpoint.js'

/** A file as the cloud writes it: Horizon, with what its operator has put into it, or the server of ours. */
const download = (path: string, name: string) =>
  opens<null, Endpoint>(async ({ host: { client, toasts } }) => {
    const answer = await client.fetchHtml(`project/api_access/${path}/`, { wantBlob: true })
    // Where it cannot, Horizon leads back to its page.
    if (!answer.blob || answer.location || /html/i.test(answer.contentType))
      toasts.add('error', t('The cloud did not hand out the file.'))
    else saveBlob(answer.blob, answer.filename ?? name)
    return null
  })

const credentials: PageAction<Endpoint> = {
  id: 'credentials',
  label: 'View Credentials',
  icon: 'eye',
  palette: true,
  does: opens(async ({ host: { client }, gates }) => {
    const [{ Credentials }, session, catalog] = await Promise.all([
      import('./Credentials.js'),
      client.session(),
      client.catalog(),
    ])
    const address = signInAddress(endpointsOf(catalog), session.services_region)
    return (close) => (
      <Credentials
        session={session}
        address={address}
        withEc2={gates.has('ec2')}
        mayRecreate={gates.has('recreate')}
        onClose={() => close(nothingDone)}
      />
    )
  }),
}

/** What can be done to reach the cloud with programs. */
export const accessActions: PanelActions<Endpoint> = {
  type: resourceTypes.endpoint,
  items: [],
  gates: {
    ec2: { services: ['ec2'] },
    // One's own are one's own to delete: that rule asks whose they are, which is not known before they are made.
    recreate: { services: ['ec2'], policy: [['identity', 'identity:ec2_create_credential']] },
  },
  page: [
    credentials,
    {
      id: 'openrc',
      label: 'Download openrc',
      icon: 'download',
      palette: true,
      does: download('openrc', 'openrc.sh'),
    },
    {
      id: 'clouds',
      label: 'Download clouds.yaml',
      icon: 'download',
      primary: true,
      palette: true,
      does: download('clouds.yaml', 'clouds.yaml'),
    },
  ],
}
