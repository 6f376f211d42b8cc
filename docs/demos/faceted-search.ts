import './demo.js'
import '@stratus/widgets/define/faceted-search'

const search = document.querySelector('stratus-faceted-search')!
search.facets = [
  { name: 'name', label: 'Name', singleton: true, isServer: true },
  {
    name: 'status',
    label: 'Status',
    isServer: true,
    options: ['Active', 'Saving', 'Queued', 'Deactivated', 'Killed'].map((label) => ({
      key: label.toLowerCase(),
      label,
    })),
  },
  {
    name: 'visibility',
    label: 'Visibility',
    singleton: true,
    options: ['Public', 'Private', 'Shared With Project', 'Community'].map((label) => ({
      key: label.toLowerCase(),
      label,
    })),
  },
  { name: 'size_min', label: 'Min. Size (bytes)', singleton: true, isServer: true },
]
search.addEventListener('stratus-search', ({ detail }) => {
  document.querySelector('#said')!.textContent = JSON.stringify(detail, null, 2)
})
