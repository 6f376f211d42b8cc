import { ApiError, type Session } from '@stratus/api-client'
import type { Toast, ToastInput } from '@stratus/widgets'
import { describe, expect, it, vi } from 'vitest'
import { titleOf } from '../hooks/title.js'
import { createAuthStore } from './auth.js'
import { createDialogs } from './dialogs.js'
import { toastOfError } from './error-messages.js'
import { createSessionStore, scopeKey } from './session.js'
import { linkTabs } from './tabs.js'
import { createToasts, type ToastHolder } from './toasts.js'

const session: Session = JSON.parse(
  '{"id":"u1","username":"demo","project_id":"p1","project_name":"demo","services_region":"RegionOne","available_services_regions":["RegionOne"]}',
)

function apiError(init: Partial<ConstructorParameters<typeof ApiError>[0]>): ApiError {
  const failure = { text: 'Unable to delete the image with id: {id}', args: { id: '7' } }
  return new ApiError({ message: 'm', code: 'server', status: 500, operation: null, failure, ...init })
}

class Holder extends EventTarget implements ToastHolder {
  log: Toast[] = []
  cleared: number[] = []
  add(input: ToastInput): number {
    this.log = [...this.log, { ...input, id: this.log.length + 1, time: 0 }]
    this.dispatchEvent(new Event('stratus-messages-change'))
    return this.log.length
  }
  find(type: string, text: string): Toast | undefined {
    return this.log.find((toast) => toast.type === type && toast.text === text)
  }
  clear(id: number): void {
    this.cleared.push(id)
  }
  get shown(): readonly Toast[] {
    return this.log.filter(({ id }) => !this.cleared.includes(id))
  }
}

describe('session', () => {
  it('is signed in, signed out, or cannot be known', async () => {
    const answers = [
      () => Promise.resolve(session),
      () => Promise.reject(apiError({ code: 'unauthenticated', status: 401 })),
      () => Promise.reject(apiError({ code: 'network', status: 0 })),
    ]
    const store = createSessionStore({ session: () => answers.shift()!() })
    expect(store.state.get().status).toBe('loading')
    const seen: string[] = []
    for (let i = 0; i < 3; i++) {
      await store.load()
      seen.push(store.state.get().status)
    }
    expect(seen).toEqual(['signed-in', 'signed-out', 'failed'])
  })

  it('is another one when user, project or region is another', () => {
    const keys = [{}, { id: 'u2' }, { project_id: 'p2' }, { services_region: 'R2' }].map((change) =>
      scopeKey({ ...session, ...change }),
    )
    expect(new Set(keys).size).toBe(4)
    expect(scopeKey({ ...session, username: 'renamed' })).toBe(keys[0])
  })
})

describe('session loss', () => {
  it('asks once for all calls and answers all of them', async () => {
    const auth = createAuthStore()
    const first = auth.askAgain()
    const second = auth.askAgain()
    expect(auth.state.get()).toBe('lost')
    auth.signedInAgain()
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(auth.state.get()).toBe('fine')
  })

  it('W-SHELL-04 is declined by a person who does not want to sign in', async () => {
    const auth = createAuthStore()
    const asked = auth.askAgain()
    auth.decline()
    expect(await asked).toBe(false)
    const again = auth.askAgain()
    auth.signedInAgain()
    expect(await again).toBe(true)
  })

  it('stays changed once somebody else is signed in', async () => {
    const auth = createAuthStore()
    auth.changed()
    const asked = auth.askAgain()
    expect(auth.state.get()).toBe('changed')
    auth.signedInAgain()
    await asked
    expect(auth.state.get()).toBe('changed')
  })
})

describe('other tabs', () => {
  class Page extends EventTarget {
    visibilityState = 'visible'
  }
  class Channel extends EventTarget {
    posted: unknown[] = []
    postMessage(message: unknown): void {
      this.posted.push(message)
    }
    close(): void {}
  }

  it('are believed when they say something changed, and looked after when a tab is shown again', () => {
    const page = new Page()
    const channel = new Channel()
    let looks = 0
    const link = linkTabs(() => (looks += 1), page as unknown as Document, channel as unknown as BroadcastChannel)
    channel.dispatchEvent(new Event('message'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(looks).toBe(2)
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    expect(looks).toBe(2)
    link.announce()
    expect(channel.posted).toHaveLength(1)
    link.close()
    channel.dispatchEvent(new Event('message'))
    expect(looks).toBe(2)
  })

  it('S-CHANGE-07 tell of changes: lists that are seen look once for several, and nobody is asked who is signed in', () => {
    vi.useFakeTimers()
    const page = new Page()
    const channel = new Channel()
    const look = vi.fn()
    const link = linkTabs(look, page as unknown as Document, channel as unknown as BroadcastChannel)
    const list = vi.fn()
    const end = link.listen(list)
    const hear = () => {
      for (const _ of [1, 2]) channel.dispatchEvent(new MessageEvent('message', { data: 'changed' }))
      vi.runAllTimers()
    }
    hear()
    expect(list).toHaveBeenCalledTimes(1)
    page.visibilityState = 'hidden'
    hear()
    page.visibilityState = 'visible'
    end()
    hear()
    expect(list).toHaveBeenCalledTimes(1)
    expect(look).not.toHaveBeenCalled()
    link.tell()
    expect(channel.posted).toEqual(['changed'])
    link.close()
    vi.useRealTimers()
  })
})

describe('messages', () => {
  it('that came before their element are shown when it comes', () => {
    const toasts = createToasts()
    const holder = new Holder()
    toasts.add('error', 'early')
    toasts.attach(holder)
    toasts.add('success', 'late', { details: 'd' })
    expect(holder.log.map(({ type, text, details }) => [type, text, details])).toEqual([
      ['error', 'early', undefined],
      ['success', 'late', 'd'],
    ])
  })

  it('A-REL-03 of a form of Horizon come in the words of the service', () => {
    const toasts = createToasts()
    const holder = new Holder()
    toasts.attach(holder)
    const sdk = 'ConflictException: 409: Client Error for url: http://10.0.0.5:9696/v2.0/networks, Quota exceeded'
    toasts.add('error', `Failed to create network "a": ${sdk}`)
    expect(holder.log.map(({ text }) => text)).toEqual(['Failed to create network "a": Quota exceeded'])
  })

  it('W-TEXT-05 a name in the words of a service turns nothing around', () => {
    const toasts = createToasts()
    const holder = new Holder()
    toasts.attach(holder)
    toasts.add('success', 'Updating volume "a\u202eb". Done.')
    expect(holder.log.map(({ text }) => text)).toEqual(['Updating volume "ab". Done.'])
  })

  it('stay in the log, and are counted until it is read', () => {
    const toasts = createToasts()
    const holder = new Holder()
    const detach = toasts.attach(holder)
    toasts.add('info', 'a')
    toasts.add('info', 'b')
    expect(toasts.unread.get()).toBe(2)
    toasts.read()
    expect(holder.cleared).toEqual([1, 2])
    toasts.add('info', 'c')
    expect(toasts.unread.get()).toBe(1)
    expect(toasts.log.get().map(({ text }) => text)).toEqual(['a', 'b', 'c'])
    detach()
    holder.add({ type: 'info', text: 'd' })
    expect(toasts.log.get()).toHaveLength(3)
  })

  it('that are no longer true are taken away', () => {
    const toasts = createToasts()
    const holder = new Holder()
    toasts.attach(holder)
    toasts.add('error', 'Unauthorized. Redirecting to login')
    toasts.withdraw('error', 'Unauthorized. Redirecting to login')
    toasts.withdraw('error', 'never said')
    expect(holder.cleared).toEqual([1])
  })

  it('failures of a try are taken away at the next one, and only they', () => {
    const toasts = createToasts()
    const holder = new Holder()
    toasts.attach(holder)
    toasts.add('error', 'before')
    const since = toasts.mark()
    toasts.add('error', 'Unable to edit the user.')
    toasts.add('success', 'done')
    toasts.withdrawFailures(since)
    expect(holder.cleared).toEqual([2])
  })
})

describe('the message of a failed call', () => {
  it('says what failed in the specification’s words, why in the server’s, and the request', () => {
    expect(toastOfError(apiError({ serverText: 'Image is in use.', requestId: 'req-1' }))).toEqual({
      type: 'error',
      text: 'Unable to delete the image with id: 7',
      details: 'Image is in use. Request ID: req-1',
    })
  })

  it('explains what the server could not', () => {
    expect(toastOfError(apiError({ code: 'network', status: 0 }))?.details).toBe('The server cannot be reached.')
    expect(toastOfError(apiError({ code: 'timeout', status: 0 }))?.details).toBe('The server did not answer in time.')
    expect(toastOfError(apiError({ code: 'malformed', status: 200 }))?.details).toBe(
      'The server sent something that cannot be read.',
    )
    expect(toastOfError(apiError({}))?.details).toBeUndefined()
  })

  it('G-GATE-02 of a policy check is a warning', () => {
    const failure = { text: 'Policy check failed.', args: {} }
    expect(toastOfError(apiError({ operation: 'horizon.policy.check', failure }))).toMatchObject({
      type: 'warning',
      text: 'Policy check failed.',
    })
  })

  it('W-TOAST-04 W-TOAST-05 is left to the toasts of 401 and 403, and to nobody for given-up calls', () => {
    for (const code of ['aborted', 'unauthenticated', 'csrf', 'session-changed', 'forbidden'] as const) {
      expect(toastOfError(apiError({ code }))).toBeNull()
    }
  })
})

describe('dialogs', () => {
  it('are open until they close, and tell with what', async () => {
    const { list, open } = createDialogs()
    let close: (result: string | null) => void = () => {}
    const result = open<string>((end) => {
      close = end
      return 'a form'
    })
    expect(list.get()).toMatchObject([{ content: { kind: 'dialog', node: 'a form' } }])
    close('done')
    expect(await result).toBe('done')
    expect(list.get()).toEqual([])
  })

  it('end without a result when the page that opened them goes', async () => {
    const { list, open } = createDialogs()
    const page = new AbortController()
    const result = open(() => 'a form', page.signal)
    page.abort()
    expect(await result).toBeNull()
    expect(list.get()).toEqual([])
    expect(await open(() => 'too late', page.signal)).toBeNull()
  })

  it('a question is asked once by the element that is drawn for it, and taken back when its page goes', async () => {
    const { list, ask } = createDialogs()
    const page = new AbortController()
    const done = { outcome: 'done', pass: [], fail: [], left: [], notAllowed: [] } as const
    let answer: (result: typeof done) => void = () => {}
    const element = { open: vi.fn(() => new Promise((resolve) => (answer = resolve))), cancel: vi.fn() }
    const asked = ask({ title: 'Delete?', body: 'b', items: [], run: () => undefined }, page.signal)
    const content = list.get()[0]?.content
    for (const _ of [1, 2]) if (content?.kind === 'question') content.ask(element as never)
    expect(element.open).toHaveBeenCalledTimes(1)
    page.abort()
    expect(element.cancel).toHaveBeenCalledTimes(1)
    answer(done)
    expect(await asked).toBe(done)
    expect(list.get()).toEqual([])
  })
})

describe('document title', () => {
  it('is page – project – Stratus', () => {
    expect(titleOf('Images', 'demo')).toBe('Images – demo – Stratus')
    expect(titleOf('Sign in', null)).toBe('Sign in – Stratus')
  })
})
