import type { Client, PolicyRule } from '@stratus/api-client'
import { imageCan, imagePolicies } from '@stratus/api-client/rules'
import type { Action } from '../../../actions/action.js'
import { call } from '../../../actions/does.js'
import type { ActionWords, Plural } from '../../../actions/words.js'
import type { Image } from './image.js'
import type { Visibility } from './visibility.js'

interface VisibilityChange {
  readonly to: Visibility
  /** What it is called. */
  readonly label: Plural
  /** What comes of it. */
  readonly consequence: Plural
  readonly success: Plural
  readonly policy?: readonly PolicyRule[]
  readonly danger?: true
}

/** @texts English, keys of their translations. */
const changes: readonly VisibilityChange[] = [
  {
    to: 'private',
    label: ['Make Private', 'Make Private'],
    consequence: [
      'You have selected "%s". Only this project will see the image.',
      'You have selected "%s". Only this project will see the images.',
    ],
    success: ['Made private: %s.', 'Made private: %s.'],
  },
  {
    to: 'shared',
    label: ['Make Shared', 'Make Shared'],
    consequence: [
      'You have selected "%s". Projects that the image is shared with will see it.',
      'You have selected "%s". Projects that the images are shared with will see them.',
    ],
    success: ['Made shared: %s.', 'Made shared: %s.'],
  },
  {
    to: 'community',
    label: ['Make Community Image', 'Make Community Images'],
    consequence: [
      'You have selected "%s". All projects can use the image when they look for it.',
      'You have selected "%s". All projects can use the images when they look for them.',
    ],
    success: ['Made a community image: %s.', 'Made community images: %s.'],
    policy: imagePolicies.communitize,
    danger: true,
  },
  {
    to: 'public',
    label: ['Make Public', 'Make Public'],
    consequence: [
      'You have selected "%s". All projects will see the image.',
      'You have selected "%s". All projects will see the images.',
    ],
    success: ['Made public: %s.', 'Made public: %s.'],
    policy: imagePolicies.publicize,
    danger: true,
  },
]

/** @texts English, keys of their translations. */
const failure: Plural = [
  'Unable to change the visibility of the image: %s.',
  'Unable to change the visibility of the images: %s.',
]
/** @texts English, keys of their translations. */
const refused: Plural = ['The visibility cannot be changed: %s', 'The visibility cannot be changed: %s']

const wordsOf = ({ label, consequence, success }: VisibilityChange): ActionWords => ({
  title: [`Confirm ${label[0]}`, `Confirm ${label[1]}`],
  body: consequence,
  submit: label,
  success,
  failure,
  refused,
})

/** The service wants all fields of an image again, and lists leave some out. */
async function setVisibility(client: Pick<Client, 'call'>, id: string, visibility: Visibility): Promise<void> {
  const [{ draftOfImage, imageToUpdate }, image] = await Promise.all([
    import('./image-form-model.js'),
    client.call('glance.images.get', { params: { id }, quiet: true }),
  ])
  const body = imageToUpdate({ ...draftOfImage(image), visibility }, image)
  await client.call('glance.images.update', { params: { id }, body, quiet: true })
}

/** Who sees an image, of one or several: an action for each choice, since each has its own rule. */
export const visibilityActions: readonly Action<Image>[] = changes.map((change) => ({
  id: `make-${change.to}`,
  label: change.label[0],
  many: change.label[1],
  icon: 'eye',
  policy: [...imageCan.edit.policy, ...(change.policy ?? [])],
  unavailable: imageCan.edit.unavailable,
  when: ({ visibility }) => visibility !== change.to,
  does: call(({ host: { client } }, { id }) => setVisibility(client, id, change.to), {
    outcome: 'updated',
    words: wordsOf(change),
    ...(change.danger ? {} : { harmless: true }),
  }),
}))
