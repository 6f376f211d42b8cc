const table = document.querySelector('stratus-live-table')
if (table) table.rowActions = () => [{ id: 'delete', label: 'Delete Instance' }]

/** @param {Event} event */
function addDetail(event) {
  const { sourceEvent, request } = /** @type {CustomEvent} */ (event).detail.ctx
  if (sourceEvent?.type !== 'stratus-row-action') return
  request.body.set('action', sourceEvent.detail.action.id)
  request.body.set('id', sourceEvent.detail.row.id)
}
document.addEventListener('htmx:config:request', addDetail)
