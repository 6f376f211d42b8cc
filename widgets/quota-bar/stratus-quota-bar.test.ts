import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import type { StratusQuotaBar } from './stratus-quota-bar.js'
import './stratus-quota-bar.define.js'

consoleGate()

const inside = (element: StratusQuotaBar, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)

describe('<stratus-quota-bar>', () => {
  for (const [used, tone] of [
    [89, 'free'],
    [90, 'near'],
    [99, 'near'],
    [100, 'full'],
  ] as const) {
    it(`W-CHART-06 ${used} percent is ${tone}, accessibly`, async () => {
      const element = await fixture<StratusQuotaBar>(
        html`<stratus-quota-bar heading="Instances" .used=${used} .max=${100}></stratus-quota-bar>`,
      )
      expect(element.shadowRoot!.firstElementChild!.className).to.equal(tone)
      expect(inside(element, '.amount')!.textContent).to.equal(`${used} of 100 used`)
      await expect(element).to.be.accessible()
    })
  }

  it('W-CHART-06 draws what would be added, cut at the end of the bar', async () => {
    const element = await fixture<StratusQuotaBar>(
      html`<stratus-quota-bar heading="VCPUs" .used=${9} .added=${3} .max=${10}></stratus-quota-bar>`,
    )
    expect(inside(element, '.usage')!.style.getPropertyValue('--width')).to.equal('90%')
    expect(inside(element, '.added')!.style.getPropertyValue('--width')).to.equal('10%')
    element.used = 2
    await element.updateComplete
    expect(inside(element, '.added')!.style.getPropertyValue('--width')).to.equal('30%')
    const [usage, added] = ['.usage', '.added'].map((part) => inside(element, part)!.getBoundingClientRect())
    expect(added!.width / usage!.width).to.be.closeTo(1.5, 0.05)
  })

  it('what would be added stands apart by an edge, which nothing has not', async () => {
    const element = await fixture<StratusQuotaBar>(
      html`<stratus-quota-bar heading="VCPUs" .used=${5} .added=${3} .max=${10}></stratus-quota-bar>`,
    )
    const edge = () => getComputedStyle(inside(element, '.added')!).borderInlineStartWidth
    expect(edge()).to.equal('1px')
    element.added = 0
    await element.updateComplete
    expect(edge()).to.equal('0px')
  })

  it('reads from left to right on a right-to-left page: 5 of 10, not of 10 5', async () => {
    const page = await fixture<HTMLElement>(
      html`<div dir="rtl"><stratus-quota-bar heading="Ports" used="5" max="10"></stratus-quota-bar></div>`,
    )
    const { childNodes } = inside(page.firstElementChild as StratusQuotaBar, '.amount')!
    const text = [...childNodes].find((node) => node.textContent === '5 of 10 used')!
    const [first, last] = [0, 11].map((at) => {
      const letter = new Range()
      letter.setStart(text, at)
      letter.setEnd(text, at + 1)
      return letter.getBoundingClientRect().left
    })
    expect(first).to.be.lessThan(last!)
  })

  it('W-CHART-09 has no bar without a limit', async () => {
    const element = await fixture<StratusQuotaBar>(
      html`<stratus-quota-bar heading="RAM" unit="MiB" .used=${512} .max=${Infinity}></stratus-quota-bar>`,
    )
    expect(inside(element, '.bar')).to.equal(null)
    expect(inside(element, '.amount')!.textContent).to.equal('512 MiB used (No Limit)')
    element.max = undefined
    await element.updateComplete
    expect([inside(element, '.bar'), inside(element, '.amount')!.textContent]).to.deep.equal([null, '512 MiB used'])
    element.max = 1024
    await element.updateComplete
    const meter = inside(element, '[role=meter]')!
    const said = ['valuemin', 'valuemax', 'valuenow', 'valuetext', 'label'].map((name) =>
      meter.getAttribute(`aria-${name}`),
    )
    expect(said).to.deep.equal(['0', '100', '50', '512 MiB of 1 GiB used', 'RAM'])
  })

  it('bad input: amounts and limits that are no number, negative or without end are never shown as such', async () => {
    const odd = [NaN, -5, Infinity, -Infinity, undefined, 'x' as never]
    for (const max of [...odd, 0, 10]) {
      for (const used of odd) {
        const element = await fixture<StratusQuotaBar>(
          html`<stratus-quota-bar heading="RAM" .used=${used} .added=${used} .max=${max}></stratus-quota-bar>`,
        )
        const { textContent, innerHTML } = element.shadowRoot!
        expect(textContent, `${used} of ${max}`).not.to.match(/NaN|undefined|-\d/)
        expect(innerHTML, `${used} of ${max}`).not.to.match(/NaN|Infinity/)
      }
    }
  })

  it('W-CHART-17 a long name and its amounts stay within a narrow place', async () => {
    const element = await fixture<StratusQuotaBar>(
      html`<stratus-quota-bar heading=${`backup-${'volumes'.repeat(12)}`} .used=${5} .max=${10}></stratus-quota-bar>`,
    )
    element.style.inlineSize = '200px'
    const { right } = element.getBoundingClientRect()
    for (const part of ['.heading', '.amount'])
      expect(inside(element, part)!.getBoundingClientRect().right, part).to.be.at.most(right + 0.5)
    expect(element.scrollWidth).to.be.at.most(200)
  })

  it('W-CHART-18 a long unit breaks in a narrow place', async () => {
    const element = await fixture<StratusQuotaBar>(
      html`<stratus-quota-bar
        heading="Ports"
        used="5"
        max="10"
        unit=${'portsofrouters'.repeat(5)}
      ></stratus-quota-bar>`,
    )
    element.style.inlineSize = '200px'
    const right = inside(element, '.amount')!.getBoundingClientRect().right
    expect(right).to.be.at.most(element.getBoundingClientRect().right + 0.5)
    expect(element.scrollWidth).to.be.at.most(200)
  })
})
