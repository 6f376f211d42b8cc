/**
 * What runs on the strictest page: every example with a hostile word, and hostile markup through the sanitizer into the page. The
 * test around it asks for `window.strictPage` and reads what happened.
 */
import '../../widgets/define.js'
import { enhance } from '../../widgets/enhance/index.js'
import { sanitizeHtml, sanitizePage } from '../../widgets/internal/sanitize.js'
import { examples } from './examples.js'
import { deep, mount } from './mount.js'

/** What a page under attack has noticed. */
export interface StrictPage {
  readonly breaches: string[]
  /** Mounts every element with this word in every place of a name. */
  mountAll(word: string): Promise<void>
  /** Puts markup into the page, as the elements and the enhancement of server-rendered pages do. */
  insert(html: readonly string[]): Promise<void>
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

const frame = () => new Promise(requestAnimationFrame)

window.strictPage = {
  breaches,
  async mountAll(word) {
    for (const example of examples(word)) {
      const element = await mount(example)
      for (const { localName, attributes } of element.shadowRoot ? deep(element.shadowRoot) : []) {
        const active = [...attributes].some(({ name }) => name.startsWith('on'))
        if (localName === 'script' || active) window.hit(`${localName} in ${example.tag}`)
      }
      element.remove()
    }
  },
  async insert(list) {
    const ends = list.map((html) => {
      const box = document.createElement('div')
      document.body.append(box)
      box.append(sanitizeHtml(html), sanitizePage(html))
      const end = enhance(box, { fetch: () => Promise.reject(new TypeError('no server')), toast: () => undefined })
      for (const link of box.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        if (!/^(https?|mailto|tel|sms|ftp|cid|xmpp):/.test(link.protocol)) window.hit(`${link.href} of ${html}`)
      }
      return () => {
        end()
        box.remove()
      }
    })
    // What runs by itself runs before the second frame.
    await frame()
    await frame()
    for (const end of ends) end()
  },
}
