import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import type { StratusQuotaPie } from './stratus-quota-pie.js'
import './stratus-quota-pie.define.js'

consoleGate()

const inside = (element: StratusQuotaPie, selector: string) => element.shadowRoot!.querySelector(selector)
/** What is to be read, and no more. */
function words(element: StratusQuotaPie, selector: string): string | undefined {
  const part = inside(element, selector)?.cloneNode(true) as Element | undefined
  for (const hidden of part?.querySelectorAll('[hidden]') ?? []) hidden.remove()
  return part?.textContent.replace(/\s+/g, ' ').trim()
}

describe('<stratus-quota-pie>', () => {
  it('W-CHART-11 shows title, percentage and amounts', async () => {
    const element = await fixture<StratusQuotaPie>(
      html`<stratus-quota-pie heading="Instances" used="0" added="1" max="10"></stratus-quota-pie>`,
    )
    expect(words(element, '.title')).to.equal('Instances (10 Max)')
    expect(words(element, '.percent')).to.equal('10%')
    expect(words(element, 'dl')).to.equal('Current Usage 0 Added 1 Remaining 9')
    await expect(element).to.be.accessible()
  })

  it('leaves out what would be added where nothing is being added, and groups the digits', async () => {
    const element = await fixture<StratusQuotaPie>(
      html`<stratus-quota-pie heading="RAM" used="13888" max="200000" unit="ports"></stratus-quota-pie>`,
    )
    expect(words(element, '.title')).to.equal('RAM (200,000 ports Max)')
    expect(words(element, 'dl')).to.equal('Current Usage 13,888 ports Remaining 186,112 ports')
  })

  it('W-CHART-18 a long unit breaks in a narrow place', async () => {
    const element = await fixture<StratusQuotaPie>(
      html`<stratus-quota-pie
        heading="Ports"
        used="5"
        max="20"
        unit=${'portsofrouters'.repeat(5)}
      ></stratus-quota-pie>`,
    )
    element.parentElement!.style.inlineSize = '240px'
    const { right } = element.getBoundingClientRect()
    for (const part of ['.suffix', 'dd']) {
      const text = inside(element, part)!
      expect(text.getBoundingClientRect().right, part).to.be.at.most(right)
      expect(text.scrollWidth, part).to.be.at.most(text.clientWidth)
    }
  })

  for (const max of [0, 1]) {
    it(`W-CHART-20 the percentage of what is far over a limit of ${max} has room in the ring`, async () => {
      const element = await fixture<StratusQuotaPie>(
        html`<stratus-quota-pie heading="Ports" used="50" .max=${max}></stratus-quota-pie>`,
      )
      expect(inside(element, '.percent')!.getBoundingClientRect().width).to.be.below(48)
    })
  }

  it('DEC-86 sizes are as large as they read best', async () => {
    const element = await fixture<StratusQuotaPie>(
      html`<stratus-quota-pie heading="RAM" used="13888" max="51200" unit="MiB"></stratus-quota-pie>`,
    )
    expect(words(element, '.title')).to.equal('RAM (50 GiB Max)')
    expect(words(element, 'dl')).to.equal('Current Usage 13.56 GiB Remaining 36.44 GiB')
  })

  it('W-CHART-08 a donut is 72 px wide, a pie 60 px', async () => {
    const element = await fixture<StratusQuotaPie>(html`<stratus-quota-pie used="1" max="2"></stratus-quota-pie>`)
    expect(inside(element, 'svg')!.getBoundingClientRect().width).to.equal(72)
    element.kind = 'pie'
    await element.updateComplete
    expect(inside(element, 'svg')!.getBoundingClientRect().width).to.equal(60)
    element.used = 2
    await element.updateComplete
    // Without the line around it, which engines measure differently.
    const disc = (inside(element, '.usage') as SVGPathElement).getBBox()
    for (const [side, length] of Object.entries({ x: -30, y: -30, width: 60, height: 60 }))
      expect(disc[side as keyof DOMRect], side).to.be.closeTo(length, 1)
    await expect(element).to.be.accessible()
  })

  for (const max of [Infinity, null, -1]) {
    it(`W-CHART-09 a limit of ${max} says 'No Limit' and hides the chart`, async () => {
      const element = await fixture<StratusQuotaPie>(
        html`<stratus-quota-pie heading="Volumes" .used=${3} .added=${2} .max=${max}></stratus-quota-pie>`,
      )
      expect(words(element, '.title')).to.equal('Volumes (No Limit)')
      expect(inside(element, '.chart')!.checkVisibility()).to.equal(false)
      expect(words(element, 'dl')).to.equal('Current Usage 3 Added 2')
      await expect(element).to.be.accessible()
    })
  }

  it('bad input: amounts and limits that are no number, negative or without end are never shown as such', async () => {
    const odd = [NaN, -5, Infinity, -Infinity, undefined, 'x' as never]
    for (const max of [...odd, 0, 10]) {
      for (const used of odd) {
        const element = await fixture<StratusQuotaPie>(
          html`<stratus-quota-pie heading="RAM" .used=${used} .added=${used} .max=${max}></stratus-quota-pie>`,
        )
        const { textContent, innerHTML } = element.shadowRoot!
        expect(textContent, `${used} of ${max}`).not.to.match(/NaN|undefined|-\d/)
        expect(innerHTML, `${used} of ${max}`).not.to.match(/NaN|Infinity/)
      }
    }
  })

  it('says what is used when the limit is not known', async () => {
    const element = await fixture<StratusQuotaPie>(
      html`<stratus-quota-pie heading="VCPUs" used="3" added="2"></stratus-quota-pie>`,
    )
    expect(words(element, '.title')).to.equal('VCPUs (5 Total)')
    expect(words(element, 'dl')).to.equal('Current Usage 3 Added 2')
    expect(words(element, '.percent')).to.equal('')
  })

  for (const [used, tone] of [
    [79, 'free'],
    [80, 'near'],
    [100, 'full'],
    [110, 'over'],
  ] as const) {
    it(`W-CHART-07 ${used} of 100 looks ${tone}, accessibly`, async () => {
      const element = await fixture<StratusQuotaPie>(
        html`<stratus-quota-pie heading="Ports" .used=${used} .max=${100}></stratus-quota-pie>`,
      )
      expect(inside(element, 'figure')!.classList.contains(tone)).to.equal(true)
      expect(inside(element, 'dl')!.part.contains('danger')).to.equal(tone === 'over')
      await expect(element).to.be.accessible()
    })
  }

  it('warns about an unknown kind and draws a donut', async () => {
    const element = await fixture<StratusQuotaPie>(
      html`<stratus-quota-pie kind="cake" used="1" max="2"></stratus-quota-pie>`,
    )
    expect(inside(element, 'svg')!.getBoundingClientRect().width).to.equal(72)
    expect(takeConsole()).to.deep.equal(['<stratus-quota-pie> knows no kind "cake"; use donut or pie.'])
  })
})
