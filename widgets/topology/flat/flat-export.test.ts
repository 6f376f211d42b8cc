import { describe, expect, it } from 'vitest'
import { flatSvg } from './flat-export.js'
import { layoutFlat } from './flat-model.js'
import { nothingPending } from '../model/topology-model.js'
import { parseCloud as parseTopology } from '../model/read-cloud.js'

const palette = {
  surface: '#fff',
  text: '#111',
  muted: '#666',
  border: '#ccc',
  active: '#0a0',
  down: '#a50',
  off: '#888888',
  loading: '#00a',
  networks: ['#100', '#200', '#300', '#400', '#500', '#600', '#700', '#800'],
  font: '"A", sans-serif',
}
const node = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  status: 'Active',
  original_status: 'ACTIVE',
  ...more,
})
const model = parseTopology({
  networks: [node('n1', '<b>blue</b>', { subnets: [{ id: 's', cidr: '10.0.0.0/24' }] }), node('n2', 'green')],
  servers: [
    node('web', 'web & "co"'),
    node('db', 'db', { status: 'Build', original_status: 'BUILD' }),
    node('off', 'off', { status: 'Shutoff', original_status: 'SHUTOFF' }),
    node('failed', 'failed', { status: 'Error', original_status: 'ERROR' }),
  ],
  ports: [
    { id: 'p1', network_id: 'n1', device_id: 'web', fixed_ips: [{ ip_address: '10.0.0.5' }] },
    { id: 'p2', network_id: 'n2', device_id: 'web', fixed_ips: [{ ip_address: '10.1.0.5' }] },
    { id: 'p3', network_id: 'n1', device_id: 'db' },
    { id: 'p4', network_id: 'n1', device_id: 'off' },
  ],
})
const draw = (part = { left: 0, right: 540, top: 0, bottom: 400 }, found?: ReadonlySet<`server/${string}`>) =>
  flatSvg(
    {
      layout: layoutFlat(model, 'normal'),
      pending: nothingPending,
      found,
      labelOf: ({ name }) => name,
      kindOf: (node) => model.kindOf(node),
      textsOf: (node) => model.textsOf(node),
    },
    part,
    palette,
  )

describe('flat view as SVG', () => {
  it('issue 4: text stays text, and names are never markup', () => {
    const svg = draw()
    expect(svg).toContain('>&lt;b&gt;blue&lt;/b&gt;</text>')
    expect(svg).toContain('>10.0.0.0/24</text>')
    expect(svg).toContain('>10.0.0.5</text>')
    expect(svg).not.toContain('<b>')
    expect(svg).not.toMatch(/var\(|NaN|undefined/)
  })

  it('T-FLAT-06 T-FLAT-09 columns 270 apart, names cut as on screen', () => {
    const svg = draw()
    expect(svg).toMatch(/<rect x="0" y="0" width="17"[^>]+fill="#100"/)
    expect(svg).toMatch(/<rect x="270" y="0" width="17"[^>]+fill="#200"/)
    expect(svg).toContain('>web &amp; &quot;co..</text>')
  })

  it('T-MODEL-10 T-MODEL-12 T-MODEL-14 loading, active, off and failed have their lines', () => {
    const svg = draw()
    expect(svg).toMatch(/stroke="#0a0"[^>]*><title>web/)
    expect(svg).toMatch(/stroke="#00a"[^>]*stroke-dasharray="4 3"[^>]*><title>db/)
    expect(svg).toMatch(/stroke="#888888"[^>]*><title>off/)
    expect(svg).toMatch(/stroke="#a50"[^>]*><title>failed/)
  })

  it('holds what is in the part only, and dims what a search has not found', () => {
    expect(draw({ left: 0, right: 260, top: 0, bottom: 40 })).not.toContain('<title>db</title>')
    const svg = draw(undefined, new Set(['server/db']))
    expect(svg).toMatch(/opacity="0.25"><title>web/)
    expect(svg).toMatch(/opacity="1"><title>db/)
  })
})
