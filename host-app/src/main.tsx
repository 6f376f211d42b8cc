import { createClient } from '@stratus/api-client'
import { mount } from './mount.js'
import { webrootOf } from './paths.js'

/** Starts the dashboard in the page's element. */
export async function start(fetch: typeof globalThis.fetch): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const element = document.getElementById('stratus')
  if (!element) throw new Error('The page has no element with the id stratus.')
  const webroot = webrootOf(document.querySelector('base')?.getAttribute('href'))
  const client = document.documentElement.hasAttribute('data-demo')
    ? await import('./boot-demo.js').then(({ bootDemo }) => bootDemo(webroot))
    : createClient({ webroot, fetch })
  mount(element, { webroot, client })
}
