import { describe, expect, it } from 'vitest'
import { signIn } from '../demo-cloud/test-session.js'
import { readStackRows } from './stack-rows.js'

/** As the live cloud's page has it, shortened. */
const row = `<table><tbody><tr class="ajax-update status_down" data-display="stack &lt;b&gt;" data-display-key="name" data-object-id="a769" data-update-interval="2500" id="stacks__row__a769">
<td class="multi_select_column"><input type="checkbox"></td><td class="anchor"><a href="/project/stacks/stack/a769/" >stack</a></td>
<td><span data-seconds="328">5 minutes</span></td><td>
            Never
        </td><td class="status_down hide sortable normal_column">
            FAILED
        </td><td class="sortable normal_column">
            Create Failed
        </td><td class="actions_column"><button>Check Stack</button></td></tr></tbody></table>`

describe('stacks', () => {
  it('reads the rows of the stacks page', () => {
    expect(readStackRows(row)).toEqual([
      { id: 'a769', name: 'stack <b>', status: 'Create Failed', updating: false, age: 328 },
    ])
  })

  it('a row that Horizon itself asks for again is changing', () => {
    const [stack] = readStackRows(row.replace('status_down', 'warning').replace('Create Failed', 'Create In Progress'))
    expect(stack).toMatchObject({ status: 'Create In Progress', updating: true })
  })

  it('takes any page', () => {
    expect(readStackRows('')).toEqual([])
    expect(readStackRows('<tr id="stacks__row__"><tr id="other">')).toEqual([])
    expect(readStackRows('<tr id="stacks__row__x" data-object-id="x">')).toMatchObject([
      { id: 'x', name: 'x', status: '' },
    ])
  })

  it('reads the page of the demo cloud', async () => {
    const browser = await signIn('demo')
    const { text } = await browser.call('GET', '/project/stacks/')
    expect(readStackRows(text).map(({ name, status }) => [name, status])).toEqual([
      ['stack-net', 'Create Complete'],
      ['stack-words', 'Create Complete'],
      ['stack-growing', 'Create In Progress'],
      ['stack-failed', 'Create Failed'],
    ])
  })
})
