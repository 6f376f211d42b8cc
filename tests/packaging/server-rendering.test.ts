import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js'
import { collectResult } from '@lit-labs/ssr/lib/render-result.js'
import { describe, expect, it } from 'vitest'
import { renderingOf } from '../../docs/site/rendering.js'
import { examples } from '../kit/examples.js'
import type { Example } from '../kit/mount.js'
import '../../widgets/define.js'
import '../../widgets/embed/define.js'

/** What a server without a DOM makes of an element by Lit's own rendering, without styles and remarks. */
async function rendered({ tag, properties = {} }: Pick<Example, 'tag' | 'properties'>): Promise<string> {
  const renderer = new LitElementRenderer(tag)
  Object.assign(renderer.element!, properties)
  renderer.connectedCallback()
  const shadow = renderer.renderShadow({
    elementRenderers: [LitElementRenderer],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [renderer.element],
    slotStack: [],
  } as unknown as Parameters<typeof renderer.renderShadow>[0])
  const html = await collectResult(shadow as Parameters<typeof collectResult>[0])
  return html.replace(/<style>[^]*?<\/style>|<!--[^]*?-->/g, '')
}

const word = 'Zebra'
const all = examples(word)
const piece = (tag: string) => tag === 'stratus-column-chooser'
const tags = [...new Set(all.map(({ tag }) => tag))].filter((tag) => !piece(tag))
const rows = [{ id: '1', name: word }]
const columns = [{ id: 'name', title: 'The Name', value: (row: { name: string }) => row.name }]

describe('issue 15: a server without a DOM', () => {
  it.each(all.map((each) => [each.tag, each.state, each] as const))('renders %s, %s', async (_tag, _state, example) => {
    await rendered(example)
  })

  it.each(['stratus-live-quota', 'stratus-live-topology', 'stratus-live-instances'])(
    'renders %s, and asks nobody',
    async (tag) => {
      expect(await rendered({ tag })).toContain('Loading')
    },
  )

  it.each(tags.filter((tag) => renderingOf(tag) === 'yes'))('%s is there with its content', async (tag) => {
    const htmls = await Promise.all(all.filter((each) => each.tag === tag).map(rendered))
    expect(htmls.filter((html) => html.includes(word))).not.toEqual([])
  })

  it.each(tags.filter((tag) => renderingOf(tag) === 'skeleton'))('%s is there as a frame', async (tag) => {
    const htmls = await Promise.all(all.filter((each) => each.tag === tag).map(rendered))
    expect(htmls.every((html) => /<(?:div|table|button)/.test(html))).toBe(true)
  })

  it('the table has its head, and bars for its rows', async () => {
    const html = await rendered({ tag: 'stratus-live-table', properties: { rows, columns, label: 'Things' } })
    expect(html).toContain('aria-label="Things"')
    expect(html).toContain('The Name')
    expect(html.match(/class="bone"/g)).toHaveLength(8)
  })

  it('data of the page are figures already', async () => {
    const html = await rendered({
      tag: 'stratus-live-quota',
      properties: { data: { totalInstancesUsed: 3, maxTotalInstances: 10 } },
    })
    expect(html).toContain('3</dd>')
  })
})
