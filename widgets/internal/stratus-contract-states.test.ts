/** What every element of the kit bears, in each of its states: any order, any direction, any language, any page around it. */
import { expect, nextFrame } from '@open-wc/testing'
import '../define.js'
import '../embed/define.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import * as embedded from '../embed/index.js'
import * as kit from '../index.js'
import { examples } from '../../tests/kit/examples.js'
import { deep, make, mount, settled } from '../../tests/kit/mount.js'
import { describeExamples } from '../../tests/kit/suite.js'
import { de } from '../languages/de.js'
import { addLanguage, type Catalogue } from './localize.js'
import { StratusElement } from './stratus-element.js'

consoleGate()

// When it comes does not matter here, and it must not come between two looks.
before(() => import('../line-chart/chart-drawing.js'))

/** Everything that is drawn, as text. `unsaid`: but what was told to screen readers. */
function drawn(element: HTMLElement, unsaid = false): string {
  return [...deep(element.shadowRoot!)]
    .filter((each) => !unsaid || !each.closest('.said, [aria-live], [role=alert], [role=status]'))
    .map((each) => {
      const own = [...each.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim())
      return [each.localName, each.getAttribute('aria-label') ?? '', ...own].join(' ')
    })
    .join('\n')
}

/** What is measured first has its rows in the next frames. */
async function shown(element: HTMLElement): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await nextFrame()
  await settled(element)
}

/** Words of the examples that are not ours: what a service says, and dates. */
const data = /Create (?:Complete|Failed)|[A-Z][a-z]{2} \d+, \d{4}, [\d:]+ [AP]M/g

describe('the examples of the contract', () => {
  it('show every element of the kit', () => {
    const tags = Object.values<unknown>({ ...kit, ...embedded }).flatMap((value) =>
      typeof value === 'function' && value.prototype instanceof StratusElement
        ? (customElements.getName(value as unknown as CustomElementConstructor) ?? [])
        : [],
    )
    const shown = new Set(examples().map(({ tag }) => tag))
    expect(tags.filter((tag) => !shown.has(tag))).to.deep.equal([])
  })
})

describeExamples((example) => {
  it('is the same whatever order its properties come in, and when', async () => {
    const first = await mount(example)
    const expected = drawn(first)
    first.remove()
    const names = Object.keys(example.properties ?? {})
    const late = make(example, [])
    document.body.append(late)
    await settled(late)
    for (const name of names.toReversed()) {
      Object.assign(late, { [name]: example.properties![name] })
      if (!example.atOnce) await (late as StratusElement).updateComplete
    }
    await settled(late)
    await example.act?.(late)
    await settled(late)
    takeConsole()
    if (!example.late) expect(drawn(late)).to.equal(expected)
  })

  it('W-TEXT-01 speaks the language of the page, every word, and is drawn anew in another as it would have been from the start', async () => {
    const asked = new Set<string>()
    const said = new Proxy<Catalogue>({}, { get: (_, text) => `⟦${String(asked.add(String(text)) && text)}⟧` })
    addLanguage('qx', said)
    document.documentElement.lang = 'qx'
    const element = await mount(example)
    const foreign = [...deep(element.shadowRoot!)].flatMap((each) => {
      const attributes = ['aria-label', 'title', 'placeholder', 'aria-description', 'aria-roledescription', 'alt']
      const texts = [...each.childNodes].filter((node) => node instanceof Text).map((node) => node.data)
      return [...texts, ...attributes.map((name) => each.getAttribute(name) ?? '')]
    })
    const ours = foreign
      .map((text) => text.replace(data, ''))
      .map((text) => text.replace(/⟦[^⟦⟧]*(⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, '').trim())
      .filter((text) => /\p{L}{2}/u.test(text))
    expect([...new Set(ours)]).to.deep.equal([])
    // Texts of the page are looked up too: `1` here, and reasons and tasks of its own.
    expect([...asked].filter((text) => text !== '1' && !Object.hasOwn(de, text))).to.deep.equal([])
    // A question stays as the page has asked it.
    if (example.tag === 'stratus-delete-modal') return
    await shown(element)
    const expected = drawn(element, true)
    element.remove()
    document.documentElement.lang = 'en'
    const late = await mount(example)
    document.documentElement.lang = 'qx'
    await shown(late)
    expect(drawn(late, true)).to.equal(expected)
  })

  it('stays inside a page of 320 pixels, from right to left; W-SHELL-15 its text fields take at most 255 characters', async () => {
    document.documentElement.dir = 'rtl'
    const box = document.createElement('div')
    box.className = 'box'
    box.style.inlineSize = '320px'
    document.body.append(box)
    const element = await mount(example, box)
    expect(getComputedStyle(element).direction).to.equal('rtl')
    // Room for focus rings may reach out by 4 px.
    if (!example.inner) expect(box.scrollWidth).to.be.at.most(324)
    const fields = [...deep(element.shadowRoot!)].filter(
      (each): each is HTMLInputElement =>
        each instanceof HTMLInputElement &&
        ['text', 'password'].includes(each.type) &&
        !each.matches('[role=combobox], [inputmode=numeric]:not([maxlength])'),
    )
    const endless = fields.filter(({ maxLength }) => maxLength < 1 || maxLength > 255)
    expect(endless.map(({ className, id }) => `${className} ${id}`)).to.deep.equal([])
  })

  it('W-PART-29 takes nothing from the styles of the page, and gives nothing to it', async () => {
    const look = (element: HTMLElement) =>
      [...deep(element.shadowRoot!)]
        .filter((each) => !each.matches('slot, style'))
        .map((each) => {
          const { fontSize, letterSpacing, wordSpacing, textIndent, textTransform } = getComputedStyle(each)
          const { color, backgroundColor, textAlign, cursor } = getComputedStyle(each)
          const text = [fontSize, letterSpacing, wordSpacing, textIndent, textTransform]
          return [each.localName, ...text, color, backgroundColor, textAlign, cursor]
        })
        .join('\n')
    const clean = await mount(example)
    const expected = look(clean)
    clean.remove()
    const loud = new CSSStyleSheet()
    loud.replaceSync(`body { font: 40px/3 serif; letter-spacing: 9px; word-spacing: 9px; text-indent: 9px; text-transform: uppercase; color: red; text-align: end;
          cursor: wait; white-space: pre; }
        button, input, div, span, li, ul, h3, p, label, section { color: lime; background: red; font-size: 50px; }`)
    // A copy: the list itself follows what is set below.
    const sheets = [...document.adoptedStyleSheets]
    document.adoptedStyleSheets = [...sheets, loud]
    try {
      const probe = document.createElement('button')
      probe.className = 'box'
      document.body.append(probe)
      const before = JSON.stringify({ ...getComputedStyle(probe) })
      const element = await mount(example)
      // An icon looks like the text that it stands in.
      if (!example.late && example.tag !== 'stratus-icon') expect(look(element)).to.equal(expected)
      expect(JSON.stringify({ ...getComputedStyle(probe) })).to.equal(before)
    } finally {
      document.adoptedStyleSheets = sheets
    }
  })
})
