import './demo.js'
import '@stratus/widgets/define/toaster'
import type { MessageType } from '@stratus/widgets'

const toaster = document.querySelector('stratus-toaster')!
const texts: Partial<Record<MessageType, string>> = {
  success: 'Volume "data-01" was created.',
  info: 'Scheduled deletion of Instance: web-3',
  warning: 'The image has no minimum disk: the flavor decides.',
  danger: 'Unable to delete: "web-1". You are not allowed to.',
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-type]')) {
  const type = button.dataset.type as MessageType
  const details = type === 'danger' ? 'Policy does not allow compute:delete (request req-7d5d3c1a).' : ''
  button.addEventListener('click', () => toaster.add({ type, text: texts[type] ?? '', details }))
}
if (new URLSearchParams(location.search).has('all')) {
  for (const [type, text] of Object.entries(texts))
    toaster.add({ type: type as MessageType, text, details: type === 'danger' ? 'Request req-7d5d3c1a' : '' })
}
