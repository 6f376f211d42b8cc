import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'
import { looks } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import { atRest, middleOf, server, smallAnswer } from '../../tests/support/topology-graph.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusActionMenu } from '../action-list/stratus-action-menu.js'
import { keyOf } from './model/topology-model.js'
import type { StratusTopology } from './stratus-topology.js'
import type { StratusTopologyBalloon } from './stratus-topology-balloon.js'
import './stratus-topology.define.js'

consoleGate()

const styles = { zoom: 'zoom: 1.25', scale: 'transform: scale(0.8); transform-origin: 0 0' } as const
const one = <E extends Element>(element: Element, selector: string) => element.shadowRoot?.querySelector<E>(selector)
const boxOf = (element: Element | null | undefined, selector: string) =>
  (element && one(element, selector)?.getBoundingClientRect()) ?? new DOMRect()

const boxText = (element: Element) => one(element, '.balloon')!.textContent

/** A topology at rest in a page that looks so from the start: it would be laid out again if it came to look so later. */
async function open(look: keyof typeof styles): Promise<StratusTopology> {
  const page = await fixture(
    html`<div style="inline-size: 500px; --stratus-topology-height: 340px; ${styles[look]}">
      <stratus-topology toolbar="none" view="graph" without-cookies .model=${smallAnswer}></stratus-topology>
    </div>`,
  )
  const element = page.querySelector('stratus-topology')!
  const graph = await waitUntil(() => one(element, 'stratus-topology-graph'))
  await atRest(graph as never)
  return element
}

describe('<stratus-topology> in a page that zooms or scales it', () => {
  afterEach(() => resetMouse())

  for (const look of looks)
    it(`W-PART-24 T-GRAPH-08 T-GRAPH-18 what is pressed is what is seen, and balloon and menu stand there (${look})`, async () => {
      const element = await open(look)
      const graph = one(element, 'stratus-topology-graph') as HTMLElementTagNameMap['stratus-topology-graph']
      const canvas = boxOf(graph, '.canvas')
      // By what the picture shows, not by what the graph says of itself.
      const { scale, x, y } = graph.viewport
      const zoom = look === 'zoom' ? 1.25 : 0.8
      const place = graph.getLayout().places[keyOf(server('both'))]!
      const [left, top] = [canvas.left + (place[0] * scale + x) * zoom, canvas.top + (place[1] * scale + y) * zoom]
      const [middleX, middleY] = middleOf(graph, server('both'))
      expect(Math.hypot(middleX - left, middleY - top), 'px between both').to.be.lessThan(1.5)
      await sendMouse({ type: 'click', position: [Math.round(left), Math.round(top)] })
      const balloon = await waitUntil(() => one<StratusTopologyBalloon>(element, 'stratus-topology-balloon'))
      const box = () => boxOf(balloon, '.balloon')
      await waitUntil(() => box().height, 'the balloon is open')
      expect(boxText(balloon)).to.contain('both')
      await waitUntil(() => Math.abs(box().top - top) < 40, 'it stands beside the node')
      expect(Math.min(Math.abs(box().left - left), Math.abs(box().right - left))).to.be.lessThan(60)
      await sendMouse({ type: 'click', position: [Math.round(left), Math.round(top)], button: 'right' })
      const menu = await waitUntil(() => one<StratusActionMenu>(element, 'stratus-action-menu'))
      await waitUntil(() => menu.open && menu.shadowRoot?.activeElement, 'the menu is open')
      const away = (rect: DOMRect) =>
        Math.max(
          Math.min(Math.abs(rect.left - left), Math.abs(rect.right - left)),
          Math.min(Math.abs(rect.top - top), Math.abs(rect.bottom - top)),
        )
      await waitUntil(() => away(boxOf(menu, '.menu')) < 12, 'it stands at the pointer')
    })
})
