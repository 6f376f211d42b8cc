import { createClient } from '@stratus/api-client'
import { mount } from './mount.js'
import { applyColours, readBranding } from './stores/branding.js'
import { webrootOf } from './paths.js'
import { rememberedPolicy } from './stores/remembered-policy.js'
import { createTabMemory, tabStorage } from './stores/tab-memory.js'

/** Starts the dashboard in the page's element. */
export async function start(fetch: typeof globalThis.fetch): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const element = document.getElementById('stratus')
  if (!element) throw new Error('The page has no element with the id stratus.')
  const webroot = webrootOf(document.querySelector('base')?.getAttribute('href'))
  const memory = createTabMemory({ storage: tabStorage(), page: window })
  const client = document.documentElement.hasAttribute('data-demo')
    ? await import('./boot-demo.js').then(({ bootDemo }) => bootDemo(webroot))
    : createClient({ webroot, fetch, policyMemory: rememberedPolicy(memory) })
  const branding = readBranding(document)
  applyColours(branding, document.documentElement)
  mount(element, { webroot, client, memory, branding })
}
