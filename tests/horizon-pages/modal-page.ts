import { aTimeout, fixture, html as markup } from '@open-wc/testing'
import { enhance, type EnhanceOptions } from '../../widgets/enhance/index.js'
import type { StratusModal } from '../../widgets/modal-stack/stratus-modal.js'
import type { ToastInput } from '../../widgets/toaster/toast-model.js'
import { waitUntil } from '../support/wait-until.js'
import { html, pretendServer, recorded } from './server.js'

export const router = '/project/routers/create/'

const ends: Array<() => void> = []

/** Ends what a test has begun. */
export async function cleanUp(): Promise<void> {
  for (const end of ends.splice(0)) end()
  for (const modal of modals()) modal.remove()
  await aTimeout(0)
}

/** A page with one modal link, alive, and everything it does to the world around it. */
export async function page(server: ReturnType<typeof pretendServer>, link = router, options: EnhanceOptions = {}) {
  const root = await fixture<HTMLElement>(markup`<div><a class="ajax-modal" href=${link}>Create Router</a></div>`)
  const toasts: ToastInput[] = []
  const visited: string[] = []
  const saved: Array<{ name: string; text: string }> = []
  let reloads = 0
  const end = enhance(root, {
    fetch: server.fetch,
    toast: (message) => void toasts.push(message),
    navigate: (url) => void visited.push(new URL(url).pathname + new URL(url).search),
    reload: () => void reloads++,
    save: (file, name) => void file.text().then((text) => saved.push({ name, text })),
    ...options,
  })
  ends.push(end)
  const anchor = root.querySelector('a')!
  return { root, anchor, toasts, visited, saved, reloads: () => reloads, end }
}

export const modals = () => [...document.querySelectorAll('stratus-modal')]
export const newest = () => modals().at(-1)!
export const button = (modal: StratusModal, name: string) =>
  [...modal.shadowRoot!.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)!
export const isSeen = (modal: StratusModal) =>
  modal.shadowRoot!.querySelector('.body')!.checkVisibility({ visibilityProperty: true })

export async function opened(heading?: string): Promise<StratusModal> {
  await waitUntil(
    () => modals().some((modal) => modal.open && (!heading || modal.heading === heading)),
    'a modal opens',
  )
  const modal = newest()
  await modal.updateComplete
  await modal.updateComplete
  return modal
}

/** Opens the recorded form of a real Horizon. */
export async function routerForm(
  answer: Response | (() => Response | Promise<Response>),
  options: EnhanceOptions = {},
) {
  const server = pretendServer({
    [`GET ${router}`]: html(await recorded('router-create.html')),
    [`POST ${router}`]: answer,
  })
  const world = await page(server, router, options)
  world.anchor.click()
  const modal = await opened('Create Router')
  modal.querySelector<HTMLInputElement>('#id_name')!.value = 'r1'
  return { ...world, server, modal, submit: () => button(modal, 'Create Router').click() }
}

export const closed = () => waitUntil(() => modals().length === 0, 'all modals are closed')
