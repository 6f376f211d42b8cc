import { ApiError, type Client } from '@stratus/api-client'
import { imageCan, imagePolicies, sharedImages } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import type { PanelActions } from '../../../actions/action.js'
import type { ActionResult } from '../../../actions/action-result.js'
import type { ActionContext } from '../../../actions/context.js'
import { call, fillsForm, opens } from '../../../actions/does.js'
import { paths, resourceTypes } from '../../../paths.js'
import type { Dialog } from '../../../stores/dialogs.js'
import { loadLaunch } from '../../nova/launch/use-launch.js'
import { loadImageForm } from './image-form-data.js'
import { words } from './texts.js'
import type { Image } from './image.js'
import { visibilityActions } from './visibility-actions.js'

/** Lists leave out what dialogs need. */
const whole = (client: Pick<Client, 'call'>, { id }: Image) => client.call('glance.images.get', { params: { id } })

async function loadImageWizard(
  { host: { client }, gates }: ActionContext<Image>,
  image: Image | null,
): Promise<Dialog<ActionResult>> {
  const [{ ImageWizard }, form, full] = await Promise.all([
    import('./ImageWizard.js'),
    loadImageForm(client, gates),
    image && whole(client, image),
  ])
  return (close) => <ImageWizard form={form} image={full} onClose={close} />
}

const loadVolumeDialog = async () => {
  const [{ CreateVolume }, { loadVolumeForm }] = await Promise.all([
    import('./CreateVolume.js'),
    import('./volume-form-data.js'),
  ])
  return { CreateVolume, loadVolumeForm }
}

/**
 * Older servers do not know these calls: they answer with a page instead of a reason. Then it is not the image that is
 * missing (Horizon 23 is such a server).
 */
async function newerCall(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (error) {
    const unknown = error instanceof ApiError && error.code === 'not-found' && error.serverText === null
    throw unknown ? new Error(t('This release of the server cannot deactivate or reactivate images.')) : error
  }
}

/** Everything that can be done with images (P-IMG-02, P-IMG-23 to P-IMG-28). */
export const imageActions: PanelActions<Image> = {
  type: resourceTypes.image,
  page: [
    {
      id: 'shared',
      label: 'Shared with This Project',
      icon: 'users',
      ...sharedImages,
      does: fillsForm('glance.sharedImages', () => ({}), { changes: 'list' }),
    },
    {
      id: 'create',
      label: 'Create Image',
      icon: 'plus',
      primary: true,
      palette: true,
      policy: imagePolicies.create,
      does: opens((context) => loadImageWizard(context, null)),
    },
  ],
  items: [
    {
      id: 'launch',
      label: 'Launch Instance',
      icon: 'cloud',
      ...imageCan.launch,
      does: opens(async (context, { id }) => {
        const wizard = await loadLaunch(context, { imageId: id, successUrl: paths.instances('project') })
        // A new instance changes nothing about the image.
        return (close) => wizard(() => close(null))
      }),
    },
    {
      id: 'create-volume',
      label: 'Create Volume',
      icon: 'volume',
      ...imageCan.createVolume,
      does: opens(async ({ host: { client } }, image) => {
        const { CreateVolume, loadVolumeForm } = await loadVolumeDialog()
        const form = await loadVolumeForm(client)
        // A new volume changes nothing about the image.
        return (close) => <CreateVolume image={image} form={form} onClose={() => close(null)} />
      }),
    },
    { id: 'edit', label: 'Edit Image', icon: 'pencil', ...imageCan.edit, does: opens(loadImageWizard) },
    {
      id: 'metadata',
      label: 'Update Image Metadata',
      icon: 'tags',
      ...imageCan.updateMetadata,
      does: opens(async ({ host: { client } }, image) => {
        const [{ UpdateMetadata }, full] = await Promise.all([import('./UpdateMetadata.js'), whole(client, image)])
        return (close) => <UpdateMetadata image={full} onClose={close} />
      }),
    },
    ...visibilityActions,
    {
      id: 'share',
      label: 'Share Image',
      icon: 'users',
      ...imageCan.share,
      does: fillsForm('glance.shareImage', ({ id }: Image) => ({ id })),
    },
    {
      id: 'deactivate',
      label: 'Deactivate Image',
      icon: 'lock',
      danger: true,
      ...imageCan.deactivate,
      does: call(
        ({ host: { client } }, { id }) =>
          newerCall(client.call('glance.images.deactivate', { params: { id }, quiet: true })),
        { outcome: 'updated', words: words.deactivate },
      ),
    },
    {
      id: 'reactivate',
      label: 'Reactivate Image',
      icon: 'unlock',
      ...imageCan.reactivate,
      does: call(
        ({ host: { client } }, { id }) =>
          newerCall(client.call('glance.images.reactivate', { params: { id }, quiet: true })),
        { outcome: 'updated', words: words.reactivate, harmless: true },
      ),
    },
    {
      id: 'delete',
      label: 'Delete Image',
      many: 'Delete Images',
      icon: 'trash',
      danger: true,
      ...imageCan.delete,
      does: call(
        ({ host: { client } }, { id }) => client.call('glance.images.delete', { params: { id }, quiet: true }),
        {
          outcome: 'deleted',
          inUse: 'typed',
          words: words.delete,
        },
      ),
    },
  ],
  manyOrder: ['delete', ...visibilityActions.map(({ id }) => id)],
  /** The owner column, and two choices of the form. */
  gates: {
    owner: { policy: imagePolicies.seeProjects },
    communitize: { policy: imagePolicies.communitize },
    publicize: { policy: imagePolicies.publicize },
  },
}
