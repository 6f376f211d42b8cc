/** What every element of the kit promises, whoever wrote it: one suite over all of them. */
import { aTimeout, expect, fixture, html, nextFrame } from '@open-wc/testing'
import '../define.js'
import { watchListeners, watchTimers } from '../../tests/kit/watch.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { define, versions } from './define.js'
import { StratusElement } from './stratus-element.js'
import { version } from './version.js'
import * as kit from '../index.js'

consoleGate()

type ElementClass = typeof StratusElement

/** Every class that the kit exports and has registered, by its tag. */
const classes = Object.values(kit).filter(
  (value): value is ElementClass =>
    typeof value === 'function' && value.prototype instanceof StratusElement && Boolean(tagOf(value as ElementClass)),
)
const tags = classes.map((element) => tagOf(element)).sort()

function tagOf(element: ElementClass): string {
  try {
    return new element().localName
  } catch {
    return ''
  }
}

/** Elements that show something only when they are told to, and what tells them. */
const settle = async (element: Element) => {
  if (element instanceof StratusElement) await element.updateComplete
  await aTimeout(0)
}

/** No node came or went for two frames. */
const unchanging = async () => {
  for (let before = -1, now = 0; now !== before;) {
    before = now
    await nextFrame()
    await nextFrame()
    now = document.querySelectorAll('*').length
  }
}

/** What outlives an element. */
const outliving = new Set<EventTarget>([window, document, document.documentElement, document.body])

/** An element that updates for ever would never let a page rest. */
const shown = (element: StratusElement) =>
  Promise.race([
    element.updateComplete,
    aTimeout(20_000).then(() => {
      throw new Error('never stops updating')
    }),
  ])

describe('the kit', () => {
  it('has all its elements here', () => {
    expect(tags.length).to.be.greaterThan(30)
    expect(tags).to.deep.equal([...versions().keys()].sort())
  })
})

for (const tag of tags) {
  describe(`contract of <${tag}>`, () => {
    it('is made by document.createElement without attributes or children, and warns of nothing', async () => {
      const element = document.createElement(tag)
      expect([element.attributes.length, element.childNodes.length]).to.deep.equal([0, 0])
      document.body.append(element)
      await settle(element)
      element.remove()
    })

    it('knows its version', () => {
      expect((customElements.get(tag) as unknown as ElementClass).version).to.equal(version)
    })

    it('another version on the page leaves it alone, and is known of', () => {
      const before = customElements.get(tag) as CustomElementConstructor
      define(tag, before)
      expect(versions().get(tag)).to.deep.equal([version])
      class Other extends HTMLElement {
        static readonly version = '9.9.9'
      }
      define(tag, Other)
      define(tag, Other)
      // Of all elements the first says it.
      expect(takeConsole().length).to.be.at.most(1)
      expect(customElements.get(tag)).to.equal(before)
      expect(versions().get(tag)).to.deep.equal([version, '9.9.9'])
    })

    it('takes properties that were set before it was defined', async () => {
      const late = `${tag}-late`
      const Base = customElements.get(tag) as unknown as ElementClass
      const names = [...Base.elementProperties]
        .filter(([, options]) => options.type === String || (!options.type && options.attribute !== false))
        .filter(([, options]) => !options.state)
        .map(([name]) => String(name))
      const element = document.createElement(late) as HTMLElement & Record<string, unknown>
      const probe = document.createElement(tag) as HTMLElement & Record<string, unknown>
      // A text where the element has one is right in any case.
      const texts = names.filter((name) => probe[name] === '' && name !== 'value')
      for (const name of texts) element[name] = 'early'
      document.body.append(element)
      if (!customElements.get(late)) customElements.define(late, class extends Base {})
      await settle(element)
      for (const name of texts) {
        expect(Object.hasOwn(element, name), `${name} is an own property`).to.equal(false)
      }
      element.remove()
      takeConsole()
    })

    it('survives being moved, removed and added again', async () => {
      const box = await fixture<HTMLElement>(html`<div><div></div></div>`)
      const element = document.createElement(tag)
      box.append(element)
      await settle(element)
      const before = element.shadowRoot?.childElementCount
      box.firstElementChild!.append(element)
      await settle(element)
      element.remove()
      await settle(element)
      box.append(element)
      await settle(element)
      expect(element.shadowRoot?.childElementCount).to.equal(before)
    })

    it('warns of bad values and never throws', async () => {
      const Base = customElements.get(tag) as unknown as ElementClass
      const broken: string[] = []
      const element = document.createElement(tag) as StratusElement & Record<string, unknown>
      document.body.append(element)
      await element.updateComplete
      for (const [name, options] of Base.elementProperties) {
        if (options.state || name === 'clock') continue
        const key = String(name)
        const good = element[key]
        // What frameworks pass while data is on its way, and what plain pages get wrong.
        for (const bad of options.attribute === false ? [undefined, null] : [undefined, null, NaN, -1, 'x']) {
          try {
            element[key] = bad
            await shown(element)
          } catch (error) {
            broken.push(`${key} = ${String(bad)}: ${String(error)}`)
          }
        }
        try {
          element[key] = good
          await shown(element)
        } catch (error) {
          broken.push(`${key} restored: ${String(error)}`)
        }
      }
      element.remove()
      // Warnings are wanted, errors are not.
      const said = takeConsole().filter((text) => !text.startsWith(`<stratus-`))
      expect([...broken, ...said]).to.deep.equal([])
    })

    it('shows as much while a page has no value yet as without being told', async () => {
      const Base = customElements.get(tag) as unknown as ElementClass
      const shown = async (change: object) => {
        const element = Object.assign(document.createElement(tag) as StratusElement, change)
        document.body.append(element)
        await element.updateComplete
        const { childElementCount: parts, textContent } = element.shadowRoot!
        element.remove()
        return { parts, wrong: /\b(undefined|null|NaN)\b/.test(textContent ?? '') }
      }
      const usual = await shown({})
      const names = [...Base.elementProperties].flatMap(([name, { state }]) =>
        state || name === 'clock' ? [] : String(name),
      )
      const less: string[] = []
      for (const name of names) {
        for (const none of [undefined, null]) {
          const { parts, wrong } = await shown({ [name]: none })
          if (wrong || (usual.parts && !parts)) less.push(`${name} = ${String(none)}`)
        }
      }
      expect(less).to.deep.equal([])
      // Warnings are wanted, errors are not.
      expect(takeConsole().filter((text) => !text.startsWith('<stratus-'))).to.deep.equal([])
    })

    it('keeps its styles to itself, and takes none of the page', async () => {
      const sheets = [document.styleSheets.length, document.adoptedStyleSheets.length]
      const element = document.createElement(tag)
      document.body.append(element)
      await settle(element)
      if (!['stratus-modal-stack'].includes(tag)) {
        expect([document.styleSheets.length, document.adoptedStyleSheets.length]).to.deep.equal(sheets)
      }
      expect(element.shadowRoot?.querySelector('style') ?? null).to.equal(null)
      element.remove()
    })

    it('stays inside the page from right to left and at 320 pixels', async () => {
      const box = await fixture<HTMLElement>(html`<div dir="rtl"></div>`)
      box.style.inlineSize = '320px'
      const element = document.createElement(tag)
      box.append(element)
      await settle(element)
      expect(getComputedStyle(element).direction).to.equal('rtl')
      // Room for focus rings may reach out by 4 px.
      expect(box.scrollWidth).to.be.at.most(324)
    })

    it('mounted and removed 50 times leaves no node, listener, observer or timer', async () => {
      const warm = document.createElement(tag)
      document.body.append(warm)
      await settle(warm)
      warm.remove()
      await unchanging()
      const nodes = document.querySelectorAll('*').length
      const listeners = watchListeners((target) => outliving.has(target))
      const running = watchTimers()
      for (let round = 0; round < 50; round++) {
        const element = document.createElement(tag) as StratusElement
        document.body.append(element)
        await element.updateComplete
        element.remove()
      }
      const left = { ...running(), listeners: listeners() }
      expect(left).to.deep.equal({ timers: 0, intervals: 0, observers: 0, listeners: 0 })
      expect(document.querySelectorAll('*').length).to.equal(nodes)
    })
  })
}
