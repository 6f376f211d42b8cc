import { describe, expect, it } from 'vitest'
import { signIn } from '../demo-cloud/test-session.js'
import { readTableRows } from './table-rows.js'

/** As the page of a real Horizon has it, shortened. */
const row = `<table id="volume_types"><tbody><tr class="ajax-update" data-display="a &lt;b&gt;" data-object-id="38d2" id="volume_types__row__38d2">
<td class="multi_select_column"><input type="checkbox"></td><td class="word-break sortable normal_column">
            a <b>b</b>
        </td><td class="hide normal_column">hidden</td><td class="sortable normal_column"></td><td class="anchor"><a href="/x/">luks</a></td>
<td class="actions_column"><a id="volume_types__row_38d2__action_edit" href="#">Edit</a><button id="volume_types__row_38d2__action_delete">Delete</button></td></tr></tbody></table>`

describe('rows of a table of Horizon', () => {
  it('have texts in columns and names of actions', () => {
    expect(readTableRows(row, 'volume_types')).toEqual([
      { id: '38d2', name: 'a <b>', cells: ['a b', '', 'luks'], actions: ['edit', 'delete'] },
    ])
  })

  it('belong to the table that is asked for', () => {
    expect(readTableRows(row, 'volume')).toEqual([])
    expect(readTableRows(row, 'qos_specs')).toEqual([])
  })

  it('are none on a page without such a table', () => {
    for (const html of ['', '<tr id="volume_types__row__">', '<p>Error']) {
      expect(readTableRows(html, 'volume_types')).toEqual([])
    }
  })

  it('are those of the demo cloud', async () => {
    const browser = await signIn('demo')
    const { text } = await browser.call('GET', '/project/backups/')
    expect(readTableRows(text, 'volume_backups')[0]).toMatchObject({ actions: ['restore', 'delete'] })
  })
})
