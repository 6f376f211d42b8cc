const json = (id) => JSON.parse(document.getElementById(id).textContent)
const show = (id, text) => document.querySelector(id).replaceChildren(String(text))

const table = document.querySelector('stratus-live-table')
table.columns = json('columns')
table.rows = json('rows')
table.rowActions = () => [{ id: 'delete', label: 'Delete Instance' }]
table.addEventListener('stratus-row-action', ({ detail }) => show('#last', `${detail.action.id} ${detail.row.name}`))
document
  .querySelector('stratus-number-input')
  .addEventListener('stratus-change', ({ detail }) => show('#count', detail.value))

const modal = document.querySelector('stratus-modal')
modal.addEventListener('stratus-after-close', ({ detail }) => show('#last', detail.reason))
document.querySelector('#edit').addEventListener('click', () => (modal.open = true))
document.querySelector('#add').addEventListener('click', () => {
  table.rows = [...table.rows, { id: '2', name: 'web-2', status: 'Build' }]
})
