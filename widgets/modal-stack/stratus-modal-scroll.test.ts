import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing'
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands'
import { emulated } from '../../tests/support/engine.js'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusModal } from './stratus-modal.js'
import './stratus-drawer.define.js'
import './stratus-modal.define.js'

consoleGate()

/** Turns the wheel at a point of the window; answers how far the page has scrolled by it. */
async function turned(x: number, y: number): Promise<number> {
  scrollTo(0, 0)
  await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] })
  const turn = new Promise((resolve) => addEventListener('wheel', resolve, { once: true, capture: true }))
  await executeServerCommand('turn-wheel', { deltaY: 100 })
  await turn
  for (let frame = 0; frame < 20 && !scrollY; frame++) await nextFrame()
  return scrollY
}

describe('a page behind a modal', () => {
  for (const tag of ['stratus-modal', 'stratus-drawer'])
    emulated(`W-MODAL-33 is not scrolled by the wheel beside the content of a <${tag}>`, async () => {
      const page = await fixture(html`<div style="block-size: 5000px"></div>`)
      const modal = document.createElement(tag) as StratusModal
      Object.assign(modal, { heading: 'Edit Image' })
      page.append(modal)
      try {
        expect(await turned(2, 300), 'without it').to.be.above(0)
        modal.show()
        await oneEvent(modal, 'stratus-after-open')
        const head = modal.shadowRoot!.querySelector('.head')!.getBoundingClientRect()
        expect(await turned(2, 300), 'beside it').to.equal(0)
        expect(await turned(head.left + 8, head.top + 8), 'on its heading').to.equal(0)
      } finally {
        await resetMouse()
        scrollTo(0, 0)
      }
    })
})
