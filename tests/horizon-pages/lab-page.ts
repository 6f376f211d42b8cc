import { enhance, sanitizePage } from '../../widgets/enhance/index.js'

/**
 * A page that shows the content of any server-rendered page of the cloud behind it, sanitised and enhanced, under the strict policy
 * of our own pages. The address of the page shown is the hash; links and redirects lead to it again.
 */
const place = document.querySelector<HTMLElement>('main')!
let end: () => void = () => undefined

/** CSP breaches, for tests to look at. */
const breaches: string[] = []
Object.assign(window, { breaches })
document.addEventListener('securitypolicyviolation', (event) =>
  breaches.push(`${event.violatedDirective} ${event.blockedURI}`),
)

async function show(path: string): Promise<void> {
  const answer = await fetch(path)
  const page = sanitizePage(await answer.text())
  const content = page.querySelector('#content_body') ?? page
  const messages = page.querySelectorAll('.messages > .alert')
  end()
  place.replaceChildren(...messages, ...content.childNodes)
  place.dataset['path'] = path
  end = enhance(place, { navigate: (url) => go(new URL(url)), reload: () => void show(path) })
}

function go({ pathname, search }: URL): void | Promise<void> {
  const path = pathname + search
  if (location.hash.slice(1) === path) return show(path)
  location.hash = path
}

place.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || event.defaultPrevented || link.origin !== location.origin) return
  event.preventDefault()
  void go(new URL(link.href))
})
window.addEventListener('hashchange', () => void show(location.hash.slice(1)))
if (location.hash) void show(location.hash.slice(1))
