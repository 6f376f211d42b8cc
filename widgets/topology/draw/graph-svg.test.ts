import { describe, expect, it } from 'vitest'
import { buildGraph } from '../graph/graph-model.js'
import { GraphScene } from '../graph/graph-scene.js'
import { graphSvg } from './graph-svg.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'
import { xmlText } from './xml-text.js'

const palette = new Proxy({} as never, { get: (_, name) => (name === 'font' ? '"A", sans-serif' : '#123456') })
const style = {
  palette,
  sign: () => 'active' as const,
  lit: undefined,
  selected: -1,
  chosen: new Set<never>(),
  warn: () => undefined,
  hovered: -1,
  focused: -1,
  labels: true,
}

describe('export as SVG', () => {
  it('text stays text, and names are never markup', () => {
    const name = '<script>alert("1")</script> & 🦊'
    const scene = new GraphScene()
    scene.update(buildGraph(parseTopology({ networks: [{ id: 'n', name }] })))
    const svg = graphSvg(scene, style, scene.bounds())
    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 🦊')
    expect(svg).not.toContain('<script')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+"/)
    expect(svg).not.toMatch(/var\(|NaN|undefined/)
  })

  it('leaves out what XML does not allow', () => {
    expect(xmlText('a\u0000b\u001bc\ud800d')).toBe('abcd')
  })
})
