import './demo.js'
import '@stratus/widgets/define/tabs'

const tabs = document.querySelector('stratus-tabs')!
tabs.tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'interfaces', label: 'Interfaces', badge: 2 },
  { id: 'log', label: 'Log', lazy: true },
  { id: 'audit', label: 'Action Log', disabled: true },
]
tabs.load = () => new Promise((resolve) => setTimeout(resolve, 1000))
