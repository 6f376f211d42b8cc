import './demo.js'
import '@stratus/widgets/define/action-list'
import type { Action } from '@stratus/widgets'

const actions: readonly Action[] = [
  { id: 'snapshot', label: 'Create Snapshot', icon: 'snapshot' },
  { id: 'console', label: 'Console', icon: 'terminal', href: '#console' },
  { id: 'resize', label: 'Resize Instance', disabled: 'Only an active instance can be resized.' },
  { id: 'hidden', label: 'Never shown', allowed: () => false },
  { id: 'delete', label: 'Delete Instance', icon: 'trash', danger: true },
]

for (const list of document.querySelectorAll('stratus-action-list')) list.actions = actions
