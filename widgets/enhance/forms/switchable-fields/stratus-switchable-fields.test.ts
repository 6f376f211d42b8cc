import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../../../tests/support/expect-console.js'
import { switchableFields } from './switchable-fields.js'

consoleGate()

const page = html`<form>
  <ul>
    <li><a data-target="#subnet_tab">Subnet</a></li>
  </ul>
  <fieldset>
    <div class="form-group">
      <label for="id_source">Source</label>
      <select id="id_source" class="switchable" data-slug="source">
        <option value="image">Image</option>
        <option value="url">URL</option>
        <option value="none">None</option>
      </select>
    </div>
    <div class="form-group">
      <label for="id_ref"><span class="field-label">Reference</span></label>
      <input
        id="id_ref"
        class="switched"
        data-switch-on="source"
        data-source-image="Image"
        data-source-url="Address"
        required
      />
    </div>
    <div class="form-group">
      <label for="id_kind">Kind</label>
      <select id="id_kind" class="switched switchable" data-slug="kind" data-switch-on="source" data-source-url="Kind">
        <option value="a">A</option>
      </select>
    </div>
    <div class="form-group">
      <label for="id_deep">Deep</label>
      <input id="id_deep" class="switched" data-switch-on="kind" data-kind-a="Deeper" data-required-when-shown="true" />
    </div>
    <div class="form-group">
      <input
        type="checkbox"
        id="id_no"
        class="switchable"
        data-slug="no"
        data-hide-on-checked="true"
        data-hide-tab="subnet_tab"
      />
    </div>
    <div class="form-group"><input id="id_other" class="switched" data-switch-on="no" data-is-required="true" /></div>
    <div class="form-group">
      <label for="id_flag">Flag</label>
      <input type="checkbox" id="id_flag" class="switched" data-switch-on="source" data-source-image="Image" />
    </div>
  </fieldset>
</form>`

const field = <E extends HTMLElement>(form: HTMLElement, id: string) => form.querySelector<E>(`#${id}`)!
const shown = (form: HTMLElement) =>
  ['id_ref', 'id_kind', 'id_deep', 'id_other'].filter((id) => field(form, id).checkVisibility())

function choose(form: HTMLElement, value: string): void {
  const select = field<HTMLSelectElement>(form, 'id_source')
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('switchableFields()', () => {
  it('W-FORM-01 shows and hides the dependent fields of Horizon’s markup, chains included', async () => {
    const form = await fixture<HTMLFormElement>(page)
    const dispose = switchableFields(form)
    expect(shown(form)).to.deep.equal(['id_ref', 'id_other'])
    const label = () => form.querySelector('label[for=id_ref]')!.textContent
    expect(label()).to.equal('Image')
    // A box keeps its own.
    expect(form.querySelector('label[for=id_flag]')!.textContent).to.equal('Flag')
    expect(field(form, 'id_flag').checkVisibility()).to.equal(true)
    choose(form, 'url')
    expect(field(form, 'id_flag').checkVisibility()).to.equal(false)
    expect(shown(form)).to.deep.equal(['id_ref', 'id_kind', 'id_deep', 'id_other'])
    expect(label()).to.equal('Address')
    expect(form.querySelector('label[for=id_deep]')!.textContent).to.equal('Deeper')
    expect(form.querySelectorAll('label[for=id_deep] + .hz-icon-required[aria-hidden]').length).to.equal(1)
    expect(field<HTMLInputElement>(form, 'id_deep').ariaRequired).to.equal('true')
    choose(form, 'none')
    expect(shown(form)).to.deep.equal(['id_other'])
    expect(field<HTMLInputElement>(form, 'id_ref').required).to.equal(false)
    choose(form, 'image')
    expect(field<HTMLInputElement>(form, 'id_ref').required).to.equal(true)
    dispose()
    choose(form, 'none')
    expect(shown(form)).to.deep.equal(['id_ref', 'id_other'])
  })

  it('W-FORM-01 a checkbox without tabs, in a form without fieldsets, is about its own form', async () => {
    const part = (name: string) =>
      html`<form>
        <input type="checkbox" class="switchable" data-slug="more" aria-label="More" id=${`more-${name}`} />
        <div class="form-group">
          <input class="switched" data-switch-on="more" aria-label="Field" id=${`extra-${name}`} />
        </div>
      </form>`
    const both = await fixture<HTMLElement>(html`<div>${part('1')} ${part('2')}</div>`)
    const dispose = switchableFields(both)
    const shown = () => ['extra-1', 'extra-2'].map((id) => field(both, id).checkVisibility())
    expect(shown()).to.deep.equal([false, false])
    field(both, 'more-1').click()
    expect(shown()).to.deep.equal([true, false])
    dispose()
  })

  it('W-FORM-01 a switch is about the fields of its own part of the form', async () => {
    const part = (name: string) =>
      html`<div>
        <fieldset>
          <div class="form-group">
            <select class="switchable" data-slug="source" id=${`source-${name}`} aria-label="Source">
              <option value="a">a</option>
              <option value="b">b</option>
            </select>
          </div>
        </fieldset>
        <fieldset>
          <div class="form-group">
            <input
              class="switched"
              data-switch-on="source"
              data-source-a="A"
              id=${`field-${name}`}
              aria-label="Field"
            />
          </div>
        </fieldset>
      </div>`
    const form = await fixture<HTMLFormElement>(html`<form>${part('1')} ${part('2')}</form>`)
    const dispose = switchableFields(form)
    const select = field<HTMLSelectElement>(form, 'source-1')
    select.value = 'b'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(['field-1', 'field-2'].map((id) => field(form, id).checkVisibility())).to.deep.equal([false, true])
    dispose()
  })

  it('W-FORM-01 a checkbox hides its fields and tabs', async () => {
    const form = await fixture<HTMLFormElement>(page)
    const dispose = switchableFields(form)
    const isRequired = () => field(form, 'id_other').closest('.form-group')!.matches('.required')
    expect(isRequired()).to.equal(true)
    field(form, 'id_no').click()
    expect([field(form, 'id_other').checkVisibility(), form.querySelector('li')!.hidden]).to.deep.equal([false, true])
    expect(isRequired()).to.equal(false)
    field(form, 'id_no').click()
    expect([field(form, 'id_other').checkVisibility(), form.querySelector('li')!.hidden]).to.deep.equal([true, false])
    dispose()
  })

  it('W-FORM-01 a switch reaches the fieldsets beside its own, and no other form', async () => {
    const dependent = html`<div class="form-group">
      <input aria-label="x" class="switched" data-switch-on="source other" data-source-url="URL" />
    </div>`
    const both = await fixture<HTMLElement>(html`
      <div>
        ${page}
        <form>${dependent}</form>
      </div>
    `)
    const [first, second] = both.querySelectorAll('form')
    const beside = document.createElement('fieldset')
    beside.append(second!.firstElementChild!.cloneNode(true))
    first!.append(beside)
    const dispose = switchableFields(both)
    const isShown = (place: Element) => place.querySelector('.switched')!.checkVisibility()
    expect([isShown(beside), isShown(second!)]).to.deep.equal([false, true])
    choose(first!, 'url')
    expect([isShown(beside), isShown(second!)]).to.deep.equal([true, true])
    dispose()
  })
})
