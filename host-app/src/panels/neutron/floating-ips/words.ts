import { deletionWords, type ActionWords } from '../../../actions/words.js'

export const releaseWords: ActionWords = {
  ...deletionWords(['Floating IP', 'Floating IPs'], ['floating IP', 'floating IPs']),
  title: ['Confirm Release Floating IP', 'Confirm Release Floating IPs'],
  body: [
    'You have selected "%s". Released floating IP is not recoverable.',
    'You have selected "%s". Released floating IPs are not recoverable.',
  ],
  submit: ['Release Floating IP', 'Release Floating IPs'],
  success: ['Released Floating IP: %s.', 'Released Floating IPs: %s.'],
  failure: ['Unable to release Floating IP: %s.', 'Unable to release Floating IPs: %s.'],
}

export const disassociateWords: ActionWords = {
  title: ['Confirm Disassociate', 'Confirm Disassociate'],
  body: [
    'You have selected "%s". Its instance can no longer be reached by this address.',
    'You have selected "%s". Their instances can no longer be reached by these addresses.',
  ],
  submit: ['Disassociate', 'Disassociate'],
  success: ['Disassociated Floating IP: %s.', 'Disassociated Floating IPs: %s.'],
  failure: ['Unable to disassociate Floating IP: %s.', 'Unable to disassociate Floating IPs: %s.'],
  refused: ['The floating IP is not associated: %s', 'The floating IPs are not associated: %s'],
}
