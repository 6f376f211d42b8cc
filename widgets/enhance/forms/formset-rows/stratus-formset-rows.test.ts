import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../../../tests/support/expect-console.js'
import { formsetRows } from './formset-rows.js'

consoleGate()

const row = (index: number | string, name: string) =>
  html`<tr>
    <td>
      <input type="hidden" name=${`rules-${index}-id`} id=${`id_rules-${index}-id`} />
      <label for=${`id_rules-${index}-name`}>Name</label>
      <input name=${`rules-${index}-name`} id=${`id_rules-${index}-name`} value=${name} />
    </td>
    <td><input type="checkbox" name=${`rules-${index}-DELETE`} id=${`id_rules-${index}-DELETE`} /></td>
  </tr>`

const page = (error = false) =>
  html`<form>
    <input type="hidden" name="rules-TOTAL_FORMS" id="id_rules-TOTAL_FORMS" value="4" />
    <input type="hidden" name="rules-INITIAL_FORMS" id="id_rules-INITIAL_FORMS" value="2" />
    <table id="rules">
      <tbody>
        ${row(0, 'a')} ${row(1, 'b')} ${row(2, '')} ${row(3, '')} ${row('__prefix__', '')}
        ${
          error
            ? html`<tr>
                <td class="error" title="Bad">!</td>
              </tr>`
            : ''
        }
      </tbody>
      <tfoot>
        <tr>
          <td></td>
        </tr>
      </tfoot>
    </table>
  </form>`

const sent = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)
const press = (form: HTMLElement, selector: string, index = 0) =>
  form.querySelectorAll<HTMLButtonElement>(selector)[index]!.click()

describe('formsetRows()', () => {
  it('W-MEMB-06 adds and removes rows, with TOTAL_FORMS, INITIAL_FORMS and DELETE right', async () => {
    const form = await fixture<HTMLFormElement>(page())
    const dispose = formsetRows(form)
    expect(sent(form)).to.deep.equal([
      'rules-TOTAL_FORMS=2',
      'rules-INITIAL_FORMS=2',
      'rules-0-id=',
      'rules-0-name=a',
      'rules-1-id=',
      'rules-1-name=b',
    ])
    const crosses = [...form.querySelectorAll('.close')]
    expect(crosses.map(({ ariaLabel, textContent }) => `${ariaLabel} ${textContent}`)).to.deep.equal([
      'Remove row ×',
      'Remove row ×',
    ])
    expect(form.querySelector('[name$=DELETE]')!.checkVisibility()).to.equal(false)
    expect(form.querySelector('.add-row')!.textContent).to.equal('Add a row')
    expect(form.querySelectorAll('tfoot td').length, 'the cell of the page').to.equal(1)
    press(form, '.add-row')
    press(form, '.add-row')
    const added = form.querySelector<HTMLInputElement>('[name="rules-3-name"]')!
    added.value = 'd'
    expect(document.activeElement === added).to.equal(true)
    // The first added one goes; the second takes its number.
    press(form, '.close', 2)
    expect(form.querySelector<HTMLInputElement>('#id_rules-2-name')!.value).to.equal('d')
    expect(form.querySelector('[for="id_rules-2-name"]') !== null).to.equal(true)
    // One that the server knows stays and is ticked.
    press(form, '.close', 0)
    expect(sent(form).filter((each) => !each.endsWith('-id='))).to.deep.equal([
      'rules-TOTAL_FORMS=3',
      'rules-INITIAL_FORMS=2',
      'rules-0-name=a',
      'rules-0-DELETE=on',
      'rules-1-name=b',
      'rules-2-name=d',
    ])
    expect(form.querySelector('tbody tr')!.checkVisibility()).to.equal(false)
    dispose()
    expect(form.querySelectorAll('button').length).to.equal(0)
  })

  it('after a row was removed the focus is in the next one, or in the one before the last', async () => {
    const form = await fixture<HTMLFormElement>(page())
    formsetRows(form)
    press(form, '.add-row')
    press(form, '.add-row')
    const focused = () => (document.activeElement as HTMLInputElement).name
    form.querySelector<HTMLInputElement>('[name="rules-3-name"]')!.value = 'd'
    press(form, '.close', 2)
    expect([focused(), (document.activeElement as HTMLInputElement).value]).to.deep.equal(['rules-2-name', 'd'])
    press(form, '.close', 2)
    expect(focused()).to.equal('rules-1-name')
  })

  it('W-MEMB-06 a row that was hidden to be copied is seen when it is added, has the focus, and fields named by their columns', async () => {
    const line = (index: number | string) => html`<td><select name=${`rates-${index}-service`}></select></td>`
    const form = await fixture<HTMLFormElement>(
      html`<form class="stratus-horizon">
        <style>
          .hide {
            display: none;
          }
        </style>
        <input type="hidden" name="rates-TOTAL_FORMS" value="1" />
        <input type="hidden" name="rates-INITIAL_FORMS" value="1" />
        <table id="rates">
          <thead>
            <tr>
              <th>Service</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              ${line(0)}
            </tr>
            <tr id="rates-empty" class="hide">
              ${line('__prefix__')}
            </tr>
          </tbody>
        </table>
      </form>`,
    )
    formsetRows(form)
    press(form, '.add-row')
    press(form, '.add-row')
    const lists = [...form.querySelectorAll('select')]
    expect(lists.map((list) => list.checkVisibility())).to.deep.equal([true, true, true])
    expect(document.activeElement === lists[2]).to.equal(true)
    expect(lists.map((list) => list.getAttribute('aria-label'))).to.deep.equal(['Service', 'Service', 'Service'])
    expect(form.querySelector('#rates-empty')).to.equal(null)
  })

  it('W-MEMB-06 keeps every row while the server has errors to show', async () => {
    const form = await fixture<HTMLFormElement>(page(true))
    const dispose = formsetRows(form)
    expect(sent(form)[0]).to.equal('rules-TOTAL_FORMS=4')
    dispose()
  })
})
