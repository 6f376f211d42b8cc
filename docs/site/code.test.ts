import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elementFiles } from '../../tests/packaging/elements.js'
import { snippetsOf } from './code.js'
import type { Element } from './manifest.js'
import { jsonOf, readSample } from './sample.js'

const tabs: Element = {
  tagName: 'stratus-tabs',
  name: 'StratusTabs',
  path: 'tabs/stratus-tabs.ts',
  attributes: [
    { name: 'with-single-tab', fieldName: 'withSingleTab', type: { text: 'boolean' } },
    { name: 'shown-at-once', fieldName: 'shownAtOnce', type: { text: 'number | undefined' } },
  ],
  members: [
    { kind: 'field', name: 'tabs', type: { text: 'readonly Tab[]' } },
    { kind: 'field', name: 'load', type: { text: '(() => void) | undefined' } },
  ],
  events: [{ name: 'stratus-tab-change' }],
}
const sample = `<button type="button">Show</button>
<stratus-tabs with-single-tab shown-at-once="2"><input readonly></stratus-tabs>
<script>
  import { t } from '@stratus/widgets'
  const tabs = [{ id: 'a', label: 'A' }]
  const load = async () => t('A')
  function show(element) {
    element?.focus()
  }
</script>`

const files = async (title: string) => {
  const snippets = await snippetsOf(tabs, sample, [tabs])
  return snippets.find((each) => each.title === title)!.files.map(({ code }) => code)
}

describe('code of an element', () => {
  it('is written for each of them', () => {
    const written = readdirSync(new URL('../samples', import.meta.url)).map((file) => file.replace('.html', ''))
    expect(written.sort()).toEqual(elementFiles().map(({ name }) => name))
  })

  it('HTML: declarations become properties, the button shows it', async () => {
    const [html = ''] = await files('HTML')
    expect(html).toContain("import { t } from '/static/stratus.js'")
    expect(html).toContain("element.tabs = [{ id: 'a', label: 'A' }]")
    expect(html).toContain("document.querySelector('button').addEventListener('click', () => show(element))")
  })

  it('React: components, typed properties, attributes as JSX has them', async () => {
    const [tsx = ''] = await files('React')
    expect(tsx).toContain("const tabs: Props['tabs'] = [{ id: 'a', label: 'A' }]")
    expect(tsx).toContain('function show(element: StratusTabs | null) {')
    expect(tsx).toMatch(/<Tabs\s+withSingleTab\s+shownAtOnce=\{2\}\s+ref=\{element\}\s+tabs=\{tabs\}\s+load=\{load\}/)
    expect(tsx).toContain('<input readOnly />')
    expect(tsx).toContain('<button onClick={() => show(element.current)} type="button">')
  })

  it('Vue: properties and numbers are bound', async () => {
    const [vue = ''] = await files('Vue')
    expect(vue).toMatch(/with-single-tab\s+:shown-at-once="2"\s+ref="element"\s+:tabs\.prop="tabs"/)
  })

  it('Angular: properties are bound and typed, methods of the class hear and show', async () => {
    const [angular = ''] = await files('Angular')
    expect(angular).toContain("import type { StratusTabs } from '@stratus/widgets'")
    expect(angular).toContain("tabs: StratusTabs['tabs'] = [{ id: 'a', label: 'A' }]")
    expect(angular).toMatch(/#element\s+\[tabs\]="tabs"\s+\[load\]="load"\s+\(stratus-tab-change\)="log\(\$event\)"/)
    expect(angular).toContain('<button (click)="show(element)" type="button">')
    expect(angular).toContain('function show(element: StratusTabs) {')
  })

  it('Svelte: properties and events stand in the markup', async () => {
    const [svelte = ''] = await files('Svelte')
    expect(svelte).toMatch(/bind:this=\{element\}\s+\{tabs\}\s+\{load\}\s+onstratus-tab-change=\{\(\{ detail \}\) =>/)
    expect(svelte).toContain('<button onclick={() => show(element)} type="button">')
    expect(svelte).toContain('let element = $state()')
  })

  it('Django: data travel as JSON, the rest is in a file of the page', async () => {
    const [page = '', script = ''] = await files('Django')
    expect(page).toContain('{{ tabs|json_script:"tabs" }}')
    expect(page).not.toContain('load|json_script')
    expect(script).toContain("element.tabs = JSON.parse(document.getElementById('tabs').textContent)")
    expect(script).toContain("element.load = async () => t('A')")
  })

  it('knows data from code', () => {
    const { statements } = readSample(
      "<p></p><script>\nconst a = [{ b: 1 }]\nconst c = { d: () => 1 }\nconst e = a\nconst f = ''\nfunction g() {}\n</script>",
    )
    expect(statements.filter(jsonOf).map(({ name }) => name)).toEqual(['a', 'f'])
  })
})
