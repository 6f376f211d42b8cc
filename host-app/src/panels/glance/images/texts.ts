import type { ActionWords } from '../../../actions/words.js'

/** What the three asking actions say (P-IMG-36). English, keys of their translations. */
export const words = {
  delete: {
    title: ['Confirm Delete Image', 'Confirm Delete Images'],
    body: [
      'You have selected "%s". Deleted image is not recoverable.',
      'You have selected "%s". Deleted images are not recoverable.',
    ],
    submit: ['Delete Image', 'Delete Images'],
    success: ['Deleted Image: %s.', 'Deleted Images: %s.'],
    failure: ['Unable to delete Image: %s.', 'Unable to delete Images: %s.'],
    refused: ['You are not allowed to delete images: %s', 'You are not allowed to delete images: %s'],
  },
  deactivate: {
    title: ['Confirm Deactivate Image', 'Confirm Deactivate Images'],
    body: [
      'You have selected "%s". A deactivated image is not downloadable.',
      'You have selected "%s". Deactivated images are not downloadable.',
    ],
    submit: ['Deactivate Image', 'Deactivate Images'],
    success: ['Deactivated Image: %s.', 'Deactivated Images: %s.'],
    failure: ['Unable to deactivate Image: %s.', 'Unable to deactivate Images: %s.'],
    refused: ['You are not allowed to deactivate image: %s', 'You are not allowed to deactivate images: %s'],
  },
  reactivate: {
    title: ['Confirm Reactivate Image', 'Confirm Reactivate Images'],
    body: ['You have selected "%s".', 'You have selected "%s".'],
    submit: ['Reactivate Image', 'Reactivate Images'],
    success: ['Reactivated Image: %s.', 'Reactivated Images: %s.'],
    failure: ['Unable to reactivate Image: %s.', 'Unable to reactivate Images: %s.'],
    refused: ['You are not allowed to reactivate image: %s', 'You are not allowed to reactivate images: %s'],
  },
} as const satisfies Record<string, ActionWords>
