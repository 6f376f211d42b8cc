import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusBarChart } from './stratus-bar-chart.js'
import './stratus-bar-chart.define.js'

consoleGate()

const inside = (element: StratusBarChart, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)
const tooltip = (element: StratusBarChart) => inside(element, '.tooltip')?.textContent
const press = async (element: StratusBarChart, key: string) => {
  await sendKeys({ press: key })
  await element.updateComplete
}

describe('<stratus-bar-chart>', () => {
  for (const orientation of ['horizontal', 'vertical']) {
    it(`W-CHART-02 shows used, average and maximum, ${orientation}, accessibly`, async () => {
      const element = await fixture<StratusBarChart>(
        html`<stratus-bar-chart label="CPU" used="30" average="20" orientation=${orientation}></stratus-bar-chart>`,
      )
      const bar = inside(element, '.bar')!.getBoundingClientRect()
      const used = inside(element, '.used')!.getBoundingClientRect()
      const share = orientation === 'vertical' ? used.height / bar.height : used.width / bar.width
      expect(share).to.be.closeTo(0.3, 0.02)
      expect(inside(element, '.average')!.style.getPropertyValue('--start')).to.equal('20%')
      expect(inside(element, '.label')!.textContent).to.equal('30%')
      await expect(element).to.be.accessible()
    })
  }

  for (const style of ['display: inline-block', 'float: inline-start', 'display: flex']) {
    it(`W-CHART-19 has a length where it is as wide as what is in it (${style}), and takes no more than there is`, async () => {
      const around = await fixture<HTMLElement>(
        html`<div>
          <div style=${style}><stratus-bar-chart used="30"></stratus-bar-chart></div>
        </div>`,
      )
      const element = around.querySelector('stratus-bar-chart')!
      await element.updateComplete
      expect(inside(element, '.bar')!.clientWidth).to.equal(160)
      around.style.inlineSize = '100px'
      expect(element.getBoundingClientRect().width).to.be.at.most(100)
    })
  }

  it('W-CHART-22 a tooltip that a finger opened stays when it is lifted', async () => {
    const element = await fixture<StratusBarChart>(html`<stratus-bar-chart used="30"></stratus-bar-chart>`)
    const bar = inside(element, '.bar')!
    const touch = async (type: string, target: HTMLElement) => {
      target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch' }))
      await element.updateComplete
    }
    for (const end of ['blur', 'pointercancel']) {
      await touch('pointerenter', inside(element, '.used')!)
      await touch('pointerleave', bar)
      expect(tooltip(element)).to.equal('Used: 30')
      await touch(end, bar)
      expect(tooltip(element), end).to.equal(undefined)
    }
  })

  it('W-CHART-02 has tooltips under the pointer and for the keyboard', async () => {
    const element = await fixture<StratusBarChart>(
      html`<stratus-bar-chart
        used="30"
        average="20"
        tooltip-used="Used 30 %"
        tooltip-average="Average 20 %"
        tooltip-free="Free 70 %"
      ></stratus-bar-chart>`,
    )
    inside(element, '.used')!.dispatchEvent(new PointerEvent('pointerenter'))
    await element.updateComplete
    expect(tooltip(element)).to.equal('Used 30 %')
    inside(element, '.bar')!.dispatchEvent(new PointerEvent('pointerleave'))
    await element.updateComplete
    expect(tooltip(element)).to.equal(undefined)

    inside(element, '.bar')!.focus()
    const seen: unknown[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Home', 'Escape']) {
      await press(element, key)
      seen.push(tooltip(element))
    }
    expect(seen).to.deep.equal(['Used 30 %', 'Average 20 %', 'Free 70 %', 'Used 30 %', undefined])

    element.dir = 'rtl'
    await press(element, 'ArrowLeft')
    await press(element, 'ArrowLeft')
    expect(tooltip(element)).to.equal('Average 20 %')
    await press(element, 'ArrowRight')
    expect(tooltip(element)).to.equal('Used 30 %')
  })

  it("W-CHART-02 a tooltip is where its piece is; keys with a modifier are the browser's", async () => {
    const element = await fixture<StratusBarChart>(
      html`<stratus-bar-chart used="50" tooltip-used="half" tooltip-free="rest"></stratus-bar-chart>`,
    )
    inside(element, '.bar')!.focus()
    const start = () => inside(element, '.tooltip')!.getBoundingClientRect().left
    await press(element, 'Home')
    const first = start()
    await press(element, 'End')
    const bar = inside(element, '.bar')!.getBoundingClientRect()
    expect(start() - first).to.be.closeTo(bar.width / 2, 2)
    for (const modifier of ['Alt', 'Control', 'Meta'] as const) {
      const name = `${modifier.replace('Control', 'Ctrl').toLowerCase()}Key`
      const event = new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true, [name]: true })
      inside(element, '.bar')!.dispatchEvent(event)
      await element.updateComplete
      expect([event.defaultPrevented, tooltip(element)], modifier).to.deep.equal([false, 'rest'])
    }
  })

  it('W-CHART-02 says what is free: nothing of a full bar, nor of one that is more than full', async () => {
    const element = await fixture<StratusBarChart>(html`<stratus-bar-chart max="200"></stratus-bar-chart>`)
    const said: unknown[] = []
    for (const used of [50, 200, 300]) {
      element.used = used
      await element.updateComplete
      said.push(inside(element, '.bar')!.getAttribute('aria-label'))
    }
    expect(said).to.deep.equal(['Used: 50, Free: 150', 'Used: 200, Free: 0', 'Used: 300, Free: 0'])
  })

  it('W-CHART-02 stacks pieces; a tooltip is text, whatever it holds', async () => {
    const element = await fixture<StratusBarChart>(
      html`<stratus-bar-chart
        .used=${[{ used: 5, tooltip: '<img src=x onerror=alert(1)>' }, { used: 15 }]}
      ></stratus-bar-chart>`,
    )
    expect(element.shadowRoot!.querySelectorAll('.used').length).to.equal(2)
    inside(element, '.bar')!.focus()
    await press(element, 'ArrowRight')
    expect(tooltip(element)).to.equal('<img src=x onerror=alert(1)>')
    await expect(element).to.be.accessible()
  })

  it('W-CHART-03 says that there is no data', async () => {
    const element = await fixture<StratusBarChart>(html`<stratus-bar-chart></stratus-bar-chart>`)
    expect(inside(element, '.none')!.textContent).to.equal('No data available.')
    element.used = 3
    await element.updateComplete
    expect(inside(element, '.none')).to.equal(null)
    element.used = NaN
    await element.updateComplete
    expect(inside(element, '.none')!.textContent).to.equal('No data available.')
  })

  it('warns about an orientation that it does not know', async () => {
    await fixture(html`<stratus-bar-chart used="1" orientation="diagonal"></stratus-bar-chart>`)
    expect(takeConsole()).to.deep.equal([
      '<stratus-bar-chart> knows no orientation "diagonal"; use horizontal or vertical.',
    ])
  })
})
