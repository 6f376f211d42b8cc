/** What people see who bring their own colours, beyond what the contract asks of every element. */
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing'
import '../define.js'
import '../live-table/stratus-column-chooser.define.js'
import { emulated } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { scrollTo, wideColumns, wideTable } from '../../tests/support/wide-table.js'
import { emulate } from '../../tests/kit/suite.js'
import { settled } from '../../tests/kit/mount.js'

consoleGate()

/** What a name of a colour is here, as of 0 (black) to 1 (white). */
function lightness(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return (0.21 * red + 0.72 * green + 0.07 * blue) / 255
}
const systemColor = (name: string): string => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const stack = {
  stack: { name: 'shop', status: 'CREATE_COMPLETE', in_progress: false, info_box: '' },
  nodes: [
    { name: 'web', status: 'CREATE_COMPLETE', required_by: [], in_progress: false, info_box: '' },
    { name: 'db', status: 'CREATE_COMPLETE', required_by: ['web'], in_progress: false, info_box: '' },
  ],
}
const networks = {
  networks: [
    { id: 'n', name: 'blue' },
    { id: 'm', name: 'green' },
  ],
  servers: [{ id: 'v', name: 'web' }],
  ports: [{ id: 'p', network_id: 'n', device_id: 'v' }],
}
/** The first and the last of wide columns. */
const pins: Partial<Record<string, 'start' | 'end'>> = { name: 'start', c11: 'end' }
const namespaces = [{ namespace: 'a', properties: { one: { title: 'One' }, two: { title: 'Two' } } }]

describe('in forced colours', () => {
  afterEach(async () => {
    fixtureCleanup()
    document.documentElement.style.colorScheme = ''
    await emulate({})
  })

  for (const ground of ['dark', 'light'] as const) {
    emulated(`W-PART-31 drawings have the colours for a ${ground} ground, whatever the page's scheme`, async () => {
      await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': ground })
      document.documentElement.style.colorScheme = ground === 'dark' ? 'light' : 'dark'
      const element = await fixture<HTMLElement>(html`<stratus-stack-topology .data=${stack}></stratus-stack-topology>`)
      await settled(element)
      const away = (selector: string, of: 'fill' | 'color') =>
        Math.abs(
          lightness(getComputedStyle(element.shadowRoot!.querySelector(selector)!)[of]) -
            lightness(systemColor('Canvas')),
        )
      expect(away('text.name', 'fill'), 'a name').to.be.above(0.7)
      expect(away('text.status', 'fill'), 'a status').to.be.above(0.5)
      expect(away('.ground', 'fill'), 'the ground of a picture').to.be.below(0.2)
    })
  }

  emulated('W-PART-32 what is said of a chosen choice has its colour', async () => {
    await emulate({ 'forced-colors': 'active' })
    const options = [{ value: 'a', label: 'Small', description: '1 core' }]
    const element = await fixture<HTMLElement>(
      html`<stratus-select label="Flavor" .options=${options} value="a" .searchFrom=${1}></stratus-select>`,
    )
    element.shadowRoot!.querySelector('input')!.click()
    await settled(element)
    const said = element.shadowRoot!.querySelector('[aria-selected=true] .description')!
    expect(getComputedStyle(said).color).to.equal(systemColor('SelectedItemText'))
  })

  emulated('W-PART-34 a pin that is pressed has the colours of what is chosen', async () => {
    await emulate({ 'forced-colors': 'active' })
    const columns = [{ id: 'name', title: 'Name', pinned: 'start' }]
    const element = await fixture<HTMLElement>(
      html`<stratus-column-chooser popover pinnable .columns=${columns}></stratus-column-chooser>`,
    )
    element.showPopover()
    await settled(element)
    await waitUntil(() => element.shadowRoot!.querySelector('[aria-pressed=true]'))
    const { backgroundColor, color } = getComputedStyle(element.shadowRoot!.querySelector('[aria-pressed=true]')!)
    expect([backgroundColor, color]).to.deep.equal([systemColor('SelectedItem'), systemColor('SelectedItemText')])
  })

  emulated('W-PART-37 pinned columns have an edge while something lies below', async () => {
    await emulate({ 'forced-colors': 'active' })
    const columns = wideColumns(12).map((column) => ({ ...column, pinned: pins[column.id] }))
    const element = await wideTable({ columns })
    const cell = (id: string) => element.shadowRoot!.querySelector(`tr.row > td[data-column=${id}]`)
    const edge = (id: string, side: 'borderInlineStartWidth' | 'borderInlineEndWidth') =>
      getComputedStyle(cell(id)!)[side]
    await waitUntil(() => cell('c11') && edge('c11', 'borderInlineStartWidth') === '1px', 'an edge of the last one')
    expect(edge('name', 'borderInlineEndWidth')).to.equal('0px')
    await scrollTo(element, 100)
    await waitUntil(() => edge('name', 'borderInlineEndWidth') === '1px', 'an edge of the first one')
  })

  const wrongFields = {
    'text field': html`<stratus-text-field label="Name" help="Help" error="Taken."></stratus-text-field>`,
    password: html`<stratus-text-field type="password" label="Key" help="Help" error="Short."></stratus-text-field>`,
    select: html`<stratus-select label="Zone" help="Help" error="Choose one."></stratus-select>`,
    'number input': html`<stratus-number-input label="Count" value="9" max="4"></stratus-number-input>`,
    'password pair': html`<stratus-password-pair error="Short."></stratus-password-pair>`,
    'field of the page': html`<stratus-form-field label="Name" help="Help" error="Taken."
      ><input
    /></stratus-form-field>`,
  }
  for (const [name, template] of Object.entries(wrongFields)) {
    emulated(`W-PART-36 what is wrong has another edge, its words a bar: ${name}`, async () => {
      await emulate({ 'forced-colors': 'active' })
      const element = await fixture<HTMLElement & { showProblems?(): void }>(template)
      element.showProblems?.()
      await settled(element)
      const all = [...element.shadowRoot!.querySelectorAll('*'), ...element.querySelectorAll('*')]
      const one = (selector: string) => all.find((each) => each.matches(selector))
      expect(getComputedStyle(one('[aria-invalid=true]')!).borderStyle).to.equal('dashed')
      expect(getComputedStyle(one('.problem, [slot=error]')!).borderInlineStartWidth).to.equal('3px')
      const help = one('.help, [slot=help]')
      if (help) expect(getComputedStyle(help).borderInlineStartWidth).to.equal('0px')
    })
  }

  const edges = (element: Element) =>
    [...element.querySelectorAll('*'), element].map((each) => getComputedStyle(each).outlineStyle)
  const chosen = {
    'outline of a topology': async () => {
      const element = await fixture<HTMLElement>(
        html`<stratus-topology without-cookies view="outline" .model=${networks}></stratus-topology>`,
      )
      await settled(element)
      return element
        .shadowRoot!.querySelector('stratus-topology-outline')!
        .shadowRoot!.querySelectorAll('[role=treeitem]')
    },
    'tree of metadata': async () => {
      const element = await fixture<HTMLElement>(
        html`<stratus-metadata-tree .namespaces=${namespaces} .existing=${{ two: 'x' }}></stratus-metadata-tree>`,
      )
      await settled(element)
      element.shadowRoot!.querySelector<HTMLElement>('[role=treeitem]')!.click()
      await settled(element)
      return element.shadowRoot!.querySelectorAll('[role=treeitem]')
    },
    "list of a resource's metadata": async () => {
      const element = await fixture<HTMLElement>(
        html`<stratus-metadata-tree .existing=${{ one: 'x', two: 'x' }}></stratus-metadata-tree>`,
      )
      await settled(element)
      element.shadowRoot!.querySelector<HTMLElement>('.leaf .field')!.focus()
      await settled(element)
      return element.shadowRoot!.querySelectorAll('.leaf')
    },
    'list of a stack': async () => {
      const element = await fixture<HTMLElement>(
        html`<stratus-stack-topology view="list" .data=${stack}></stratus-stack-topology>`,
      )
      await settled(element)
      element.shadowRoot!.querySelector<HTMLElement>('button.name')!.click()
      await settled(element)
      return element.shadowRoot!.querySelectorAll('tbody tr')
    },
  }
  for (const [name, lines] of Object.entries(chosen)) {
    emulated(`W-PART-33 the chosen line has an edge: ${name}`, async () => {
      await emulate({ 'forced-colors': 'active' })
      const [first, second] = await lines()
      ;(document.activeElement as HTMLElement).blur()
      expect(edges(first!)).to.include('dashed')
      expect(edges(second!)).not.to.include('dashed')
    })
  }
})
