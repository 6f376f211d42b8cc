import { aTimeout, expect, fixture, html as markup, nextFrame } from '@open-wc/testing'
import { pretendServer, recorded } from '../../../tests/horizon-pages/server.js'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { waitUntil } from '../../../tests/support/wait-until.js'
import { enhance, sanitizePage } from '../index.js'

consoleGate()

let ends: Array<() => void> = []

async function page(content: string, width: number) {
  const root = await fixture<HTMLElement>(markup`<main></main>`)
  root.style.inlineSize = `${width}px`
  root.append(sanitizePage(content))
  const end = enhance(root, { fetch: pretendServer().fetch, toast: () => undefined, navigate: () => undefined })
  ends.push(end)
  await nextFrame()
  const wrapper = root.querySelector<HTMLElement>('.table_wrapper')!
  return { root, wrapper, end, hint: () => root.querySelector<HTMLElement>('.stratus-scroll-hint')! }
}

/** As far as the eye sees, inside of what scrolls. */
const reaches = (wrapper: HTMLElement, head: string) => {
  const cell = [...wrapper.querySelectorAll('th')].find((each) => each.textContent?.trim() === head)!
  return cell.getBoundingClientRect().right <= wrapper.getBoundingClientRect().right + 1
}

describe('enhance: a table in its place', () => {
  afterEach(async () => {
    for (const end of ends) end()
    ends = []
    await aTimeout(0)
  })

  it('the hypervisors of a real Horizon show every column at the width of a laptop: headers break, not the page', async () => {
    const { wrapper, hint } = await page(await recorded('hypervisors-page.html'), 1000)
    expect(wrapper.scrollWidth).to.be.at.most(wrapper.clientWidth)
    expect(reaches(wrapper, 'Instances')).to.equal(true)
    expect(hint().checkVisibility()).to.equal(false)
    expect(wrapper.hasAttribute('tabindex')).to.equal(false)
  })

  it('a table that is wider scrolls in its own region, which has a name, takes the keyboard, and says that there is more', async () => {
    const { root, wrapper, hint } = await page(await recorded('projects-page.html'), 640)
    expect(wrapper.scrollWidth).to.be.above(wrapper.clientWidth)
    expect(root.scrollWidth).to.be.at.most(root.clientWidth)
    expect(hint().checkVisibility()).to.equal(true)
    expect(hint().textContent).to.equal('Scroll sideways for more columns.')
    expect([wrapper.tabIndex, wrapper.getAttribute('role')]).to.deep.equal([0, 'region'])
    expect(wrapper.getAttribute('aria-label')).to.not.equal('')
    expect(wrapper.matches('.stratus-more-after')).to.equal(true)
    wrapper.scrollLeft = 10_000
    await waitUntil(() => !wrapper.matches('.stratus-more-after') && wrapper.matches('.stratus-more-before'))
    root.style.inlineSize = '2000px'
    await waitUntil(() => !hint().checkVisibility() && !wrapper.hasAttribute('tabindex'))
    await expect(root).to.be.accessible()
  })

  it('in a narrow place rows are cards: every cell with the name of its column, nothing cut', async () => {
    const { root, wrapper } = await page(await recorded('projects-page.html'), 360)
    expect(wrapper.scrollWidth).to.be.at.most(wrapper.clientWidth)
    const row = wrapper.querySelector('tbody tr')!
    const labels = [...row.querySelectorAll<HTMLElement>('td[data-label]')].map(({ dataset }) => dataset.label)
    expect(labels).to.deep.equal(['Name', 'Description', 'Project ID', 'Domain Name', 'Enabled'])
    for (const cell of row.querySelectorAll('td'))
      expect(cell.getBoundingClientRect().right).to.be.at.most(wrapper.getBoundingClientRect().right + 1)
    await expect(root).to.be.accessible()
  })

  it('the pies of the hypervisors are quota pies, whatever units the server writes', async () => {
    const { root } = await page(await recorded('hypervisors-page.html'), 1000)
    const pies = [...root.querySelectorAll('stratus-quota-pie')]
    expect(pies.map(({ heading, used, max, unit }) => [heading, used, max, unit])).to.deep.equal([
      ['VCPU Usage', 13, 64, ''],
      ['Memory Usage', 14.1, 256, 'GiB'],
      ['Local Disk Usage', 117, 4096, 'GiB'],
    ])
    expect(root.querySelector<HTMLElement>('.h6')!.checkVisibility()).to.equal(false)
  })

  it('heads without words and lists of bare text, as the instances of all projects have them, are read for what they are', async () => {
    const { root } = await page(
      `<div class="table_wrapper"><form action="/admin/instances/" method="POST"><table id="instances" class="table datatable">
        <thead><tr class="table_column_header"><th class="sortable normal_column">Name</th><th class="normal_column"> </th></tr></thead>
        <tbody><tr id="instances__row__1" data-object-id="1"><td><ul class="list-unstyled"> 10.10.3.121, fd00::1</ul></td><td>
          <ul><li>one</li></ul></td></tr></tbody></table></form></div>`,
      1000,
    )
    await expect(root).to.be.accessible()
    const [bare, list] = root.querySelectorAll('tbody ul')
    expect(bare!.getAttribute('role')).to.equal('none')
    expect(list!.hasAttribute('role')).to.equal(false)
  })

  it('batch actions of a table without rows have nothing to act on', async () => {
    const table = `<div class="table_wrapper"><form><table id="t" class="table datatable"><caption><div class="table_actions">
      <button type="submit" name="action" data-batch-action="true" class="btn btn-danger" value="t__delete">Delete Things</button></div></caption>
      <thead><tr class="table_column_header"><th class="multi_select_column"></th><th>Name</th></tr></thead>
      <tbody><tr class="odd empty"><td colspan="2">No items to display.</td></tr></tbody></table></form></div>`
    const { root, end } = await page(table, 800)
    expect(root.querySelector('button')!.disabled).to.equal(true)
    end()
    expect(root.querySelector('.stratus-scroll-hint')).to.equal(null)
  })
})
