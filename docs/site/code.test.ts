import { describe, expect, it } from 'vitest'
import { snippetsOf } from './code.js'
import type { Element } from './manifest.js'

const element: Element = {
  tagName: 'stratus-tabs',
  name: 'StratusTabs',
  path: 'tabs/stratus-tabs.ts',
  members: [
    { kind: 'field', name: 'tabs', type: { text: 'readonly Tab[]' }, default: '[]' },
    { kind: 'field', name: 'load', type: { text: '(() =>\n Promise<unknown>) | undefined' } },
    { kind: 'field', name: 'label', type: { text: 'string' }, attribute: 'label' },
  ],
  events: [{ name: 'stratus-tab-change' }],
}
const demo = '<main>\n  <stratus-tabs class="panel" label="x">\n    <p slot="a">One</p>\n  </stratus-tabs>\n</main>'
const snippet = (title: string, page = demo) => snippetsOf(element, page).find((each) => each.title === title)!.code

describe('code of an element', () => {
  it('HTML runs as it stands and says what belongs there', () => {
    expect(snippet('HTML')).toContain(
      [
        "  const element = document.querySelector('stratus-tabs')",
        '  element.tabs = [] // readonly Tab[]',
        '  element.load = undefined // (() => Promise<unknown>) | undefined',
      ].join('\n'),
    )
  })

  it('React and Vue have the children of the example, where JSX can have them', () => {
    expect(snippet('React')).toContain('({ tabs, load }: ComponentProps<typeof Tabs>)')
    expect(snippet('React')).toContain('className="panel"')
    expect(snippet('React')).toContain('    >\n      <p slot="a">One</p>\n    </Tabs>')
    expect(snippet('Vue')).toContain('  >\n    <p slot="a">One</p>\n  </stratus-tabs>')
    const withInput = '<stratus-tabs>\n  <input required>\n</stratus-tabs>'
    expect(snippet('React', withInput)).not.toContain('<input')
    expect(snippet('Vue', withInput)).toContain('<input required>')
  })
})
