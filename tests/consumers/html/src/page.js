/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 */
function find(tag) {
  const found = document.querySelector(tag)
  if (!found) throw new Error(`The page has no ${tag}.`)
  return found
}

/** @param {string} id @param {unknown} text */
const show = (id, text) => document.querySelector(id)?.replaceChildren(String(text))

const table = find('stratus-live-table')
table.rows = [{ id: '1', name: 'web-1', status: 'Active' }]
table.rowActions = () => [{ id: 'delete', label: 'Delete Instance' }]
table.addEventListener('stratus-row-action', ({ detail }) => {
  const server = /** @type {{ name: string }} */ (detail.row)
  show('#last', `${detail.action.id} ${server.name}`)
})
find('stratus-number-input').addEventListener('stratus-change', ({ detail }) => show('#count', detail.value))

const modal = find('stratus-modal')
modal.addEventListener('stratus-after-close', ({ detail }) => show('#last', detail.reason))
document.querySelector('#edit')?.addEventListener('click', () => (modal.open = true))
document.querySelector('#add')?.addEventListener('click', () => {
  table.rows = [...table.rows, { id: '2', name: 'web-2', status: 'Build' }]
})
