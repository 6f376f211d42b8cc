import { aTimeout, fixture, html as markup } from '@open-wc/testing'
import { enhance, sanitizePage } from '../../widgets/enhance/index.js'
import type { ToastInput } from '../../widgets/toaster/toast-model.js'
import { fakeTime } from './fake-time.js'
import { pretendServer } from './server.js'

/** A table of Horizon's with rows that refresh themselves. */
export const rowHtml = (id: string, { state = 'warning', status = 'Build', percent = '', link = `/vm/${id}/` } = {}) =>
  `<tr class="ajax-update ${state}" id="vms__row__${id}" data-object-id="${id}" data-display="vm-${id}" data-display-key="name"
    data-update-interval="2500" data-update-url="/vms/?action=row_update&amp;table=vms&amp;obj_id=${id}">
    <td class="multi_select_column"><div class="themable-checkbox"><input type="checkbox" name="object_ids" value="${id}" class="table-row-multi-select" id="box-${id}-${Math.random()}"><label></label></div></td>
    <td class="sortable normal_column"><a href="${link}">vm-${id}</a></td>
    <td class="${state} sortable normal_column">${status}${percent && `<span percent="${percent}%"></span>`}</td>
    <td class="actions_column"><div class="btn-group"><a class="btn btn-sm ajax-modal" href="/vm/${id}/snap/">Create Snapshot</a>
      <a class="btn btn-sm dropdown-toggle" data-toggle="dropdown" href="#"><span class="fa fa-caret-down"></span></a>
      <ul class="dropdown-menu row_actions"><li><a class="btn" href="/vm/${id}/log/">View Log</a></li>
      <li><button type="submit" name="action" class="btn" value="vms__pause__${id}">Pause Instance</button></li>
      <li><button type="submit" name="action" class="btn btn-danger" help_text="Deleted instances are not recoverable." value="vms__delete__${id}">Delete Instance</button></li></ul></div></td></tr>`

export const tableHtml = (rows: string, more = '') => `<div class="table_wrapper"><form action="/vms/" method="POST">
  <input type="hidden" name="csrfmiddlewaretoken" value="token"><table id="vms" class="table datatable"><caption><div class="table_actions">
  <div class="table_search client"><div class="form-group"><input class="form-control" type="text" name="vms__filter__q" placeholder="Filter"></div></div>${more}
  <a id="vms__action_launch" class="btn btn-launch ajax-update ajax-modal" href="/vms/launch" data-update-url="/vms/?action=launch&amp;table=vms">Launch Instance</a>
  <button type="submit" name="action" data-batch-action="true" class="btn btn-danger" value="vms__delete" help_text="Deleted instances are not recoverable.">Delete Instances</button></div></caption>
  <thead><tr class="table_column_header"><th class="multi_select_column"></th><th class="sortable">Name</th><th class="sortable">Status</th><th class="actions_column">Actions</th></tr></thead>
  <tbody>${rows}</tbody><tfoot><tr><td colspan="4"><span class="table_count">Displaying 3 items</span></td></tr></tfoot></table></form></div>`

export const update = (id: string) => `GET /vms/?action=row_update&table=vms&obj_id=${id}`

const ends: Array<() => void> = []

/** Ends what a test has begun. */
export async function cleanUp(): Promise<void> {
  for (const end of ends.splice(0)) end()
  for (const each of document.querySelectorAll('stratus-modal')) each.remove()
  await aTimeout(0)
}

/** A page with a table, alive, on a clock of its own. */
export async function page(content: string, server = pretendServer()) {
  const root = await fixture<HTMLElement>(markup`<div></div>`)
  root.append(sanitizePage(content))
  const toasts: ToastInput[] = []
  const visited: string[] = []
  const time = fakeTime()
  const view = { visible: true, listener: () => undefined as void }
  ends.push(
    enhance(root, {
      fetch: server.fetch,
      toast: (message) => void toasts.push(message),
      navigate: (url) => void visited.push(new URL(url).pathname + new URL(url).search),
      clock: time.clock,
      visibility: {
        get visible() {
          return view.visible
        },
        subscribe(listener) {
          view.listener = listener
          return () => undefined
        },
      },
    }),
  )
  const table = root.querySelector<HTMLTableElement>('table.datatable')!
  const row = (id: string) => table.querySelector<HTMLTableRowElement>(`tr[data-object-id="${id}"]`)!
  await aTimeout(0)
  return { root, table, row, toasts, visited, server, view, ...time }
}
