import type { GateNeeds, Image } from '@stratus/api-client'
import type { ResourceAction } from '../../shared/resource-actions.js'

const imagePolicy = (rule: string): GateNeeds => ({ policy: [['image', rule]] })

/** Container formats that nothing boots from (D2 §9). */
const notBootable = ['aki', 'ari']

function onlyActive({ status }: Image): string | null {
  return status === 'active' ? null : 'The image must be active.'
}

function onlyBootable(image: Image): string | null {
  if (notBootable.includes(image.container_format ?? '')) return 'A kernel or ramdisk image cannot be booted from.'
  return onlyActive(image)
}

/** What can be done with one image, in the order of reference/launch-and-panels.md §2; gates of D2 §6. */
export const imageActions: readonly ResourceAction<Image>[] = [
  {
    id: 'create-volume',
    label: 'Create Volume',
    icon: 'volume',
    gate: { policy: [['volume', 'volume:create']], service: 'volumev3' },
    refusal: onlyBootable,
  },
  { id: 'edit', label: 'Edit Image', icon: 'pencil', gate: imagePolicy('modify_image'), refusal: onlyActive },
  {
    id: 'metadata',
    label: 'Update Metadata',
    icon: 'tags',
    gate: imagePolicy('modify_metadef_object'),
    refusal: onlyActive,
  },
  {
    id: 'deactivate',
    label: 'Deactivate Image',
    icon: 'lock',
    danger: true,
    gate: imagePolicy('deactivate'),
    refusal: (image) => {
      if (image.protected) return 'The image is protected.'
      return image.status === 'active' ? null : 'Only an active image can be deactivated.'
    },
  },
  {
    id: 'reactivate',
    label: 'Reactivate Image',
    icon: 'unlock',
    gate: imagePolicy('reactivate'),
    refusal: ({ status }) => (status === 'deactivated' ? null : 'Only a deactivated image can be reactivated.'),
  },
  {
    id: 'delete',
    label: 'Delete Image',
    icon: 'trash',
    danger: true,
    gate: imagePolicy('delete_image'),
    refusal: (image) => {
      if (image.protected) return 'The image is protected.'
      return image.status === 'deleted' ? 'The image is deleted already.' : null
    },
  },
]

/** Everything on the panel that has a gate: row actions, Create Image, the owner column, and two choices of the form. */
export const gatedParts: readonly { readonly id: string; readonly gate?: GateNeeds }[] = [
  ...imageActions,
  { id: 'create', gate: imagePolicy('add_image') },
  { id: 'owner', gate: { policy: [['identity', 'identity:get_project']] } },
  { id: 'communitize', gate: imagePolicy('communitize_image') },
  { id: 'publicize', gate: imagePolicy('publicize_image') },
]
