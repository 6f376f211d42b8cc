/**
 * What runs on the strictest page: every example with a hostile word, and hostile markup through the sanitizer into the page. The
 * test around it asks for `window.strictPage` and reads what happened.
 */
import '../../widgets/define.js'
import '../../widgets/embed/define.js'
import * as kit from '../../widgets/index.js'
import { enhance } from '../../widgets/enhance/index.js'
import { sanitizeHtml, sanitizePage } from '../../widgets/internal/sanitize.js'
import { examples } from './examples.js'
import { fakeTime } from '../horizon-pages/fake-time.js'
import type { LitElement } from 'lit'
import { deep, mount, settled, type Example } from './mount.js'
import { remains } from './remains.js'
import { answers, page, stackOf } from './strict-answers.js'

/** What a page under attack has noticed. */
export interface StrictPage {
  readonly breaches: string[]
  /** Mounts every element with this word in every place of a name. */
  mountAll(word: string): Promise<void>
  /** Puts markup into the page, as the enhancement of server-rendered pages and the elements that are given some do. */
  insert(html: readonly string[]): Promise<void>
  /** Answers with markup wherever a page asks for some: a modal, a tab, a row, and messages beside them. */
  serve(html: string): Promise<void>
}

declare global {
  interface Window {
    strictPage: StrictPage
    /** What every vector calls. */
    hit(text?: unknown): void
  }
}

const breaches: string[] = []
document.addEventListener('securitypolicyviolation', (event) => {
  breaches.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
})
addEventListener('error', (event) => breaches.push(`error: ${event.message}`))
addEventListener('unhandledrejection', (event) => breaches.push(`rejection: ${String(event.reason)}`))
window.hit = (text) => void breaches.push(`executed: ${String(text)}`)
Object.defineProperty(window, 'hacked', { set: window.hit })
for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
  Object.assign(window, { [name]: () => window.hit(name) })

const look = (root: ParentNode, html: string): void => {
  for (const bad of remains(root)) window.hit(`${bad} of ${html}`)
}

/** Everything of the kit in it has drawn what it was given. */
const drawn = (box: Element) =>
  Promise.all([...box.querySelectorAll<HTMLElement>('*')].filter(({ shadowRoot }) => shadowRoot).map(settled))

/** Each element with the word in each of its texts. */
function inEveryText(word: string): readonly Example[] {
  return Object.values(kit as Readonly<Record<string, unknown>>).flatMap((value) => {
    if (typeof value !== 'function' || !('elementProperties' in value)) return []
    const tag = customElements.getName(value as unknown as CustomElementConstructor)
    if (!tag) return []
    const probe = document.createElement(tag) as HTMLElement & Readonly<Record<string, unknown>>
    const names = [...(value as typeof LitElement).elementProperties.keys()].map(String)
    const texts = names.filter((name) => typeof probe[name] === 'string')
    return [{ tag, state: 'hostile in every text', properties: Object.fromEntries(texts.map((name) => [name, word])) }]
  })
}

const frame = () => new Promise(requestAnimationFrame)

window.strictPage = {
  breaches,
  async mountAll(word) {
    for (const example of [...examples(word), ...inEveryText(word)]) {
      const before = breaches.length
      const element = await mount(example)
      for (const { localName, attributes } of element.shadowRoot ? deep(element.shadowRoot) : []) {
        const active = [...attributes].some(({ name }) => name.startsWith('on'))
        if (localName === 'script' || active) window.hit(localName)
      }
      element.remove()
      for (let each = before; each < breaches.length; each++) breaches[each] += ` in ${example.tag}, ${example.state}`
    }
  },
  async insert(list) {
    const boxes = list.map((html) => {
      const box = document.createElement('div')
      document.body.append(box)
      box.append(sanitizeHtml(html), sanitizePage(html))
      const end = enhance(box, { fetch: () => Promise.reject(new TypeError('no server')), toast: () => undefined })
      box.append(
        Object.assign(document.createElement('stratus-header-slot'), { html }),
        Object.assign(document.createElement('stratus-alert'), { message: html, extraTags: 'safe' }),
        Object.assign(document.createElement('stratus-stack-topology'), { data: stackOf(html) }),
      )
      return { box, html, end }
    })
    // What runs by itself runs before the second frame.
    await frame()
    await frame()
    await Promise.all(boxes.map(({ box }) => drawn(box)))
    for (const { box, html, end } of boxes) {
      look(box, html)
      end()
      box.remove()
    }
  },
  async serve(html) {
    const box = document.createElement('div')
    document.body.append(box)
    box.append(sanitizePage(page))
    const { clock, advance } = fakeTime()
    const left = new Set(Object.keys(answers))
    const fetch = async (url: string): Promise<Response> => {
      const { pathname, searchParams } = new URL(url, location.href)
      const place = searchParams.has('tab') ? 'tab' : pathname.slice(1)
      left.delete(place)
      // A header is of bytes; other letters come escaped.
      const messages = JSON.stringify([['info', html, 'safe']]).replace(/[^\x20-\x7e]/g, (each) =>
        each.split('').reduce((all, unit) => `${all}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`, ''),
      )
      return new Response(answers[place]?.(html), {
        headers: { 'content-type': 'text/html', ...(place === 'modal' && { 'X-Horizon-Messages': messages }) },
      })
    }
    const end = enhance(box, { fetch, clock })
    box.querySelector<HTMLElement>('[data-loaded="false"]')!.click()
    box.querySelector<HTMLElement>('.ajax-modal')!.click()
    await advance(0)
    await advance(2500)
    while (left.size || box.querySelector('.ajax-modal[aria-busy], .tab-pane[aria-busy]')) await frame()
    const opened = document.querySelectorAll<HTMLElement>('stratus-modal, stratus-toaster')
    await Promise.all([...opened].map(settled))
    for (const element of [box, ...opened]) {
      await drawn(element)
      look(element, html)
    }
    end()
    for (const each of opened) each.remove()
    box.remove()
  },
}
