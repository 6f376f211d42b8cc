/** Lists that are plain data: a template writes them into the tag, and no script is needed. */
import { expect, fixture } from '@open-wc/testing'
import { html, unsafeStatic } from 'lit/static-html.js'
import '../define.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { deep } from '../../tests/kit/mount.js'

consoleGate()

const period = [{ value: '7', label: 'A week' }]
const at = (x: string) => [{ name: 'CPU', data: [{ x, y: 1 }] }]

/** Tag, attribute, its list, and what is seen of it. */
const lists: ReadonlyArray<readonly [tag: string, attribute: string, list: unknown, seen: string]> = [
  [
    'stratus-tabs',
    'tabs',
    [
      { id: 'a', label: 'Overview' },
      { id: 'b', label: 'Log' },
    ],
    'Log',
  ],
  [
    'stratus-side-nav',
    'items',
    [{ id: 'd', label: 'Project', groups: [{ label: null, panels: [{ id: 'p', label: 'Images', href: '#' }] }] }],
    'Images',
  ],
  ['stratus-select', 'options', [{ value: 'a', label: 'Debian 12' }], 'Debian 12'],
  ['stratus-period-picker', 'periods', period, 'A week'],
  ['stratus-line-chart', 'series', at('2026-01-01T00:00:00'), 'CPU'],
  ['stratus-schema-form', 'schema', { properties: { a: { type: 'string', title: 'Pool Name' } } }, 'Pool Name'],
]

/** The texts inside, through shadow roots. */
const textOf = (element: Element) =>
  [element, ...deep(element.shadowRoot!)].map(({ shadowRoot }) => shadowRoot?.textContent ?? '').join(' ')

/** What is seen only once somebody turns to it. */
const unseen: ReadonlyArray<readonly [tag: string, attribute: string, value: unknown]> = [
  ['stratus-faceted-search', 'facets', [{ name: 'status', label: 'Status' }]],
  ['stratus-line-chart', 'stats', { average: 1, used: 2 }],
  ['stratus-line-chart', 'periods', period],
  ['stratus-schema-form', 'value', { a: 'ssd' }],
]

describe('lists in attributes', () => {
  for (const [tag, attribute, value] of unseen) {
    it(`W-TAB-03 <${tag}> takes ${attribute} as JSON`, async () => {
      const [name, written] = [unsafeStatic(tag), unsafeStatic(attribute)]
      const element = await fixture(html`<${name} label="One" ${written}=${JSON.stringify(value)}></${name}>`)
      expect((element as unknown as Record<string, unknown>)[attribute]).to.deep.equal(value)
    })
  }

  for (const [tag, attribute, list, seen] of lists) {
    it(`W-TAB-03 <${tag}> takes ${attribute} as JSON; without any it has its default`, async () => {
      const [name, written] = [unsafeStatic(tag), unsafeStatic(attribute)]
      const element = await fixture<HTMLElement>(
        html`<${name} label="One" ${written}=${JSON.stringify(list)}></${name}>`,
      )
      await waitUntil(() => textOf(element).includes(seen), 'what the attribute says')
      element.removeAttribute(attribute)
      await waitUntil(() => !textOf(element).includes(seen), 'the default')
      // That there is none is said.
      for (const said of takeConsole()) expect(said).to.contain(`<${tag}>`)
    })
  }
})
