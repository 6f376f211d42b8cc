import { ApiError } from '@stratus/api-client'
import { createElement } from 'react'
import type { Host, OpenForm } from '../host.js'
import { atWebroot } from '../paths.js'
import { errorMessage } from '../stores/error-messages.js'
import { explained, missingForm } from './missing-form.js'
import { orSayFailedImport } from './say-failed-import.js'

/** A form that somebody wants, as it is read. `done` is called when it was sent. */
export interface WantedForm {
  readonly form: OpenForm
  /** Translated; until the form says its own. */
  readonly title: string
  /** Name of what it is about. */
  readonly thing?: string | undefined
  done(): void
}

/** Opens forms on one page of the app, until the page goes. */
export function createFormOpener(host: Host) {
  const { client, toasts } = host
  const page = new AbortController()
  const { signal } = page
  let enhanced: { readonly root: HTMLElement; dispose(): void } | undefined
  /** The one that was opened last, as Horizon draws it. */
  let current: WantedForm | undefined

  async function follow(url: string): Promise<void> {
    const { pathname, search } = new URL(url)
    if (/\/auth\/login\/?$/.test(pathname)) return window.location.assign(url)
    current?.done()
    // The message waits on the page that the form leads to, or comes with it.
    await client.readPage(pathname + search)
  }

  /** As Horizon draws it, in the modal stack. */
  async function openTheirs(href: string, wanted: WantedForm): Promise<void> {
    const { enhance } = await import('@stratus/widgets/enhance')
    if (signal.aborted) return
    if (!enhanced) {
      const root = document.createElement('div')
      root.hidden = true
      document.body.append(root)
      const dispose = enhance(root, {
        fetch: async (url, init) => explained(await client.fetchHorizonPage(url, init), init, current?.title ?? ''),
        navigate: (url) => void follow(url).catch(() => undefined),
        toast: ({ type, text, ...more }) => toasts.add(type, text, more),
      })
      enhanced = { root, dispose }
    }
    const link = document.createElement('a')
    link.className = 'ajax-modal'
    link.href = href
    link.textContent = wanted.title
    current = wanted
    enhanced.root.replaceChildren(link)
    link.click()
  }

  /** With fields of ours, unless the cloud has changed it. */
  async function openOurs(read: OpenForm, wanted: WantedForm): Promise<void> {
    const [{ name, address, form }, CloudForm] = await Promise.all([read(host, signal), host.loadCloudForm()])
    if (!form) return openTheirs(atWebroot(host.webroot, address), wanted)
    for (const { type, text } of form.said ?? []) toasts.add(type, text)
    const { title, thing, done } = wanted
    const draw = (close: (sent: boolean) => void) =>
      createElement(CloudForm, {
        name,
        form,
        read: async () => (await read(host, signal)).form,
        title,
        thing,
        onClose(sent) {
          if (sent) done()
          close(sent)
        },
      })
    void host.open<boolean>(draw, signal)
  }

  async function open(wanted: WantedForm): Promise<void> {
    const { form, title } = wanted
    try {
      await orSayFailedImport(
        () => openOurs(form, wanted),
        host,
        () => void open(wanted),
      )
    } catch (error) {
      // What of the program cannot be loaded has been said.
      if (error instanceof ApiError && !signal.aborted)
        toasts.add('error', missingForm(error.status, title) ?? errorMessage(error))
    }
  }

  return {
    /** Settled when it is open, or cannot be. */
    open,
    close() {
      page.abort()
      enhanced?.dispose()
      enhanced?.root.remove()
    },
  }
}
