// What the pages of the site do: schemes, search, knobs, events, copying.
import '@stratus/widgets/tokens.css'
import './site.css'

const one = <Found extends HTMLElement>(selector: string, root: ParentNode = document) =>
  root.querySelector<Found>(selector)
/** What the page's own template has. */
const must = <Found extends HTMLElement>(selector: string, root: ParentNode) => {
  const found = one<Found>(selector, root)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
const all = <Found extends Element>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<Found>(selector),
]

const schemeKey = 'stratus-docs-scheme'
const scheme = localStorage.getItem(schemeKey)
if (scheme) document.documentElement.dataset['stratusScheme'] = scheme
one('.scheme')?.addEventListener('click', () => {
  const dark =
    (document.documentElement.dataset['stratusScheme'] ??
      (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark'
  document.documentElement.dataset['stratusScheme'] = dark ? 'light' : 'dark'
  localStorage.setItem(schemeKey, dark ? 'light' : 'dark')
})

const menu = one('.menu')
const setMenu = (open: boolean) => {
  document.body.classList.toggle('open', open)
  menu?.setAttribute('aria-expanded', String(open))
}
menu?.addEventListener('click', () => setMenu(!document.body.classList.contains('open')))
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !document.body.classList.contains('open')) return
  setMenu(false)
  menu?.focus()
})

const filter = one<HTMLInputElement>('.filter input')
filter?.addEventListener('input', () => {
  const text = filter.value.trim().toLowerCase()
  for (const item of all<HTMLElement>('nav li')) item.hidden = !item.textContent.toLowerCase().includes(text)
})
filter?.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter' && filter.value.trim()) one('nav li:not([hidden]) a')?.click()
})
const here = one<HTMLElement>('nav [aria-current]')
here?.closest('nav')?.scrollTo(0, here.offsetTop - innerHeight / 2)

for (const swatch of all<HTMLElement>('[data-token]')) {
  swatch.style.background = `var(${swatch.dataset['token']})`
}

for (const text of all('pre')) {
  const block = document.createElement('div')
  block.className = 'block'
  text.replaceWith(block)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(one('code', text)?.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 1500)
  })
  block.append(text, button)
}

/** The element that the knobs turn: the first of its kind, wherever it is. */
function firstOf(root: ParentNode, tag: string): HTMLElement | undefined {
  for (const element of all<HTMLElement>('*', root)) {
    if (element.localName === tag) return element
    const inner = element.shadowRoot && firstOf(element.shadowRoot, tag)
    if (inner) return inner
  }
  return undefined
}

for (const example of all<HTMLElement>('.example')) {
  const frame = must<HTMLIFrameElement>('iframe', example)
  const { tag = '' } = example.dataset
  const address = frame.getAttribute('src') ?? ''
  const knobs = all<HTMLInputElement | HTMLSelectElement>('[data-property]', example)
  /** Elements without events have none. */
  const log = one('ol', example)
  const target = () =>
    (frame.contentDocument ? firstOf(frame.contentDocument, tag) : undefined) as
      (HTMLElement & Record<string, unknown>) | undefined

  /** Knobs show what the example says; those of values that no knob can hold are off. */
  const readKnobs = () => {
    const element = target()
    for (const knob of knobs) {
      const value = element?.[knob.dataset['property'] ?? '']
      knob.disabled = !element || (typeof value === 'object' && value !== null)
      if (knob instanceof HTMLInputElement && knob.type === 'checkbox') knob.checked = value === true
      else knob.value = ['string', 'number'].includes(typeof value) && value !== Infinity ? String(value) : ''
    }
  }

  const listen = () => {
    if (!log) return
    for (const name of (example.dataset['events'] ?? '').split(' ').filter(Boolean)) {
      frame.contentDocument?.addEventListener(
        name,
        (event) => {
          const item = document.createElement('li')
          item.textContent = `${name} ${describe((event as CustomEvent<unknown>).detail)}`
          one('.none', log)?.remove()
          log.prepend(item)
          for (const old of all('li', log).slice(50)) old.remove()
          readKnobs()
        },
        true,
      )
    }
  }

  const loaded = () => {
    const body = frame.contentDocument?.body
    if (!body) return
    // A window as high as the page in it: nothing to scroll twice. Drawings that fill their window would grow for ever.
    const fit = () => {
      const height = Math.min(900, Math.max(200, Math.ceil(body.getBoundingClientRect().height) + 24))
      if (Math.abs(frame.offsetHeight - height) > 40) frame.style.blockSize = `${height}px`
    }
    // In the next frame: a size that answers a size at once is an error in some browsers.
    new ResizeObserver(() => requestAnimationFrame(fit)).observe(body)
    listen()
    // What a button of the example opens has knobs when it is there.
    new MutationObserver(() => knobs.some((knob) => knob.disabled) && readKnobs()).observe(body, { childList: true })
    void frame.contentWindow?.customElements.whenDefined(tag).then(() => setTimeout(readKnobs, 100))
  }
  frame.addEventListener('load', loaded)
  if (frame.contentDocument?.readyState === 'complete') loaded()

  for (const knob of knobs) {
    knob.addEventListener('input', () => {
      const element = target()
      if (!element) return
      const isNumber = knob instanceof HTMLInputElement && knob.type === 'number'
      const text = isNumber ? (knob.value === '' ? undefined : Number(knob.value)) : knob.value
      const checked = knob instanceof HTMLInputElement && knob.type === 'checkbox' ? knob.checked : text
      element[knob.dataset['property'] ?? ''] = checked
    })
  }

  const options = () => {
    const on = (name: string) => must<HTMLInputElement>(`[data-frame=${name}]`, example).checked
    const next = new URL(address, location.href)
    if (on('dark')) next.searchParams.set('scheme', 'dark')
    if (on('rtl')) next.searchParams.set('dir', 'rtl')
    if (frame.src !== next.href) frame.src = next.href
    const width = must<HTMLSelectElement>('[data-frame=width]', example).value
    frame.style.inlineSize = width ? `${width}px` : ''
  }
  for (const control of all('[data-frame]', example)) control.addEventListener('change', options)
}

function describe(detail: unknown): string {
  if (detail === null || detail === undefined) return ''
  try {
    const seen = new Set<unknown>()
    const text = JSON.stringify(detail, (_, value: unknown) => {
      if (typeof value === 'function') return 'function'
      if (typeof value !== 'object' || value === null) return value
      if (seen.has(value) || value instanceof Node) return '…'
      seen.add(value)
      return value
    })
    return text.length > 300 ? `${text.slice(0, 300)}…` : text
  } catch {
    return String(detail)
  }
}
