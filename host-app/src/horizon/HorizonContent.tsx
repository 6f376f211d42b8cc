import { t } from '@stratus/widgets'
import { busyNote, enhance, formAction, formBody } from '@stratus/widgets/enhance'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHost } from '../host.js'
import { requestPage } from './request-page.js'
import { rememberFocus, type FocusMemory } from './focus.js'
import { carryTabs } from './open-tabs.js'
import { cloudLanguage } from './cloud-language.js'
import type { PageSection } from './page.js'
import { showMessages, showMessagesOf } from './show-messages.js'
import { withoutUsedIds } from './used-ids.js'
import type { HorizonPageControls } from './use-horizon-page.js'

interface HorizonContentProps extends Omit<HorizonPageControls, 'state'> {
  page: PageSection
  busy: boolean
}

/** The content of a page of the cloud, alive. Its nodes are not React's: they are exchanged whole when a page comes. */
export function HorizonContent({ page, busy, ...controls }: HorizonContentProps) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focus = useRef<FocusMemory>(null)
  /** The address of what is shown. */
  const shown = useRef('')
  const now = useRef({ host, ...controls })
  useEffect(() => {
    now.current = { host, ...controls }
  })
  useLayoutEffect(() => {
    if (!root.current) return
    const memory = rememberFocus(root.current)
    focus.current = memory
    return memory.end
  }, [])
  useLayoutEffect(() => {
    const place = root.current
    if (!place) return
    const bringBackFocus = focus.current?.begin()
    // What an action leads to is no way to take somebody who went on: only what came of it is said.
    const { pathname, search } = window.location
    const isLeft = () => window.location.pathname !== pathname
    const follow = (url: string) => (isLeft() ? showMessages(now.current.host, url) : now.current.go(url))
    if (shown.current === pathname + search) carryTabs(place, page.content)
    shown.current = pathname + search
    place.replaceChildren(withoutUsedIds(page.content, place))
    const stopForms = sendForms(place, (form, submitter) => void send(form, submitter))
    const end = enhance(place, {
      fetch: (url, init) => now.current.host.client.fetchHorizonPage(url, init),
      navigate: follow,
      reload: () => void now.current.reload(),
      submit: (form) => void send(form, null),
      toast: ({ type, text, ...more }) => now.current.host.toasts.add(type, text, more),
    })
    bringBackFocus?.()
    return () => {
      stopForms()
      end()
    }

    async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
      const action = formAction(form)
      if (!action || form.getAttribute('aria-busy') === 'true') return
      const body = formBody(form, submitter ?? undefined)
      const { go, take, host: app } = now.current
      if (form.getAttribute('method')?.toLowerCase() !== 'post') return go(withQuery(action, body))
      form.setAttribute('aria-busy', 'true')
      const done = busyNote(t('Working'))
      const answer = await requestPage(app.client, app.webroot, action, { method: 'POST', body })
      form.removeAttribute('aria-busy')
      done()
      if (answer.kind === 'led') return follow(answer.url)
      if (isLeft() && answer.kind === 'page') return showMessagesOf(app, answer)
      if (!take(answer)) {
        app.toasts.add('error', t('There was an error submitting the form. Please try again.'), {
          details: answer.kind === 'failed' ? answer.trouble.reason : undefined,
        })
      }
    }
  }, [page])
  return <div ref={root} className="horizon-page" lang={cloudLanguage(document.cookie)} aria-busy={busy} />
}

/** Forms that nothing else answers are sent without leaving the app, and stay when the cloud does not answer. */
function sendForms(
  place: HTMLElement,
  send: (form: HTMLFormElement, submitter: HTMLElement | null) => void,
): () => void {
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    send(form, event.submitter)
  }
  place.addEventListener('submit', onSubmit)
  return () => place.removeEventListener('submit', onSubmit)
}

function withQuery(action: string, body: FormData | URLSearchParams): string {
  const url = new URL(action)
  url.search = new URLSearchParams(
    [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ).toString()
  return url.href
}
