import { type Auth, createAuth, readLoginForm } from './session/auth.js'
import { createCache } from './calls/cache.js'
import type { Invoke } from './calls/call.js'
import { createCaller } from './calls/caller.js'
import { verdictOf } from './http/classify.js'
import { csrfToken, type PageLike } from './session/csrf.js'
import { createEmitter, type Emitter } from './emitter.js'
import type { ApiError } from './errors.js'
import { createExchange } from './calls/exchange.js'
import { forbidden, signedOut } from './calls/failure.js'
import { createFetchHorizonPage } from './calls/fetch-horizon-page.js'
import { createFetchHtml, type HtmlInit } from './calls/fetch-html.js'
import { createForms, type Forms } from './calls/forms.js'
import type { HtmlAnswer } from './html/html-answer.js'
import { createGateKeeper, type ClientGateKeeper } from './gate-keeper.js'
import { createSend, type Send } from './http/send.js'
import type { PageMessage } from './html/page-messages.js'
import { createPages, type Pages } from './calls/pages.js'
import { realTimers, type Timers } from './http/wire.js'
import {
  operations,
  type AnswerOf,
  type BodyOf,
  type CallId,
  isOperation,
  type ParamsOf,
  type QueryOf,
} from './operations/table.js'
import { atWebroot, normalizeWebroot } from './paths.js'
import { createPolicyChecker, type PolicyMemory, withParents } from './policy.js'
import { createQueue } from './http/queue.js'
import type { CatalogEntry, Session } from './schemas/keystone.js'
import { createSessionGate } from './session/session-gate.js'
import { createSessionWatch, type Identity } from './session/session-watch.js'
import type { Settings } from './settings.js'
import { sendFile } from './calls/send-file.js'
import type { XhrLike } from './http/upload.js'

export interface ClientOptions {
  /** Where Horizon lives: a path ('/', '/horizon/') or an absolute URL. Default '/'. */
  readonly webroot?: string | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** For the CSRF token. Default: the page's document, where there is one. */
  readonly document?: PageLike | undefined
  /** Requests in flight at once (G-HTTP-04). Default 10. */
  readonly queueLimit?: number | undefined
  /** Until a call counts as failed; for uploads, without a byte moving. Default 60 000 ms. */
  readonly timeoutMs?: number | undefined
  /** For uploads with progress. Default: XMLHttpRequest, where there is one. */
  readonly createXhr?: (() => XhrLike) | undefined
  readonly timers?: Timers | undefined
  /** Where policy answers outlive the page; default nowhere. */
  readonly policyMemory?: PolicyMemory | undefined
}

export interface CallControls {
  readonly signal?: AbortSignal | undefined
  /** Percent 0–100 sent, -1 unknown (G-HTTP-07). */
  readonly onProgress?: ((percent: number) => void) | undefined
  /** No `error` event and no 403 event: the caller shows the failure itself. */
  readonly quiet?: boolean | undefined
  /** Asks again although an answer is kept for the session. */
  readonly fresh?: boolean | undefined
  /**
   * Id of another project of the user's, in which a read is asked. Rejects where there is a Horizon ({@link Client.horizonPages}): its
   * session is for one project.
   */
  readonly project?: string | undefined
}

interface ShowPart<Id extends CallId> {
  /** Called with what is known so far, while the pages of a Horizon that tell of it are read one after the other. */
  show?(part: AnswerOf<Id>): void
}
type ParamsPart<Id extends CallId> = keyof ParamsOf<Id> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<Id> }
type QueryPart<Id extends CallId> =
  undefined extends QueryOf<Id> ? { readonly query?: QueryOf<Id> } : { readonly query: QueryOf<Id> }
type BodyPart<Id extends CallId> =
  undefined extends BodyOf<Id> ? { readonly body?: BodyOf<Id> } : { readonly body: BodyOf<Id> }

/** What a call of one operation takes: each part is required exactly when its row says so. */
export type CallOptions<Id extends CallId> = CallControls & ShowPart<Id> & ParamsPart<Id> & QueryPart<Id> & BodyPart<Id>
type CallArguments<Id extends CallId> =
  object extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>]

export interface AuthErrorEvent {
  readonly status: 401 | 403
  /** For people. */
  readonly message: string
  /** After a new sign-in made elsewhere: lets the waiting calls go on. Only for 401. */
  readonly retry?: () => void
}

export interface ClientEvents {
  /** A call failed. Not for given-up calls, ended sessions, or `quiet` ones. */
  error: ApiError
  'auth-error': AuthErrorEvent
  /** Someone else, or another project, is signed in now: what is on screen is not theirs. */
  'session-changed': { readonly before: Identity; readonly after: Identity }
  /** Project, region or user changed by this client: kept answers are gone. */
  reset: undefined
  /** A change was refused to this user, quiet or not: what policy said may be true no more, and is asked again when it is wanted. */
  'policy-doubted': ApiError
  /** Something of the cloud's was changed by this client: lists read before may be over. */
  changed: undefined
  /** What waited for the next page came with one that is not shown ({@link Client.readPage}, {@link Client.tableAction}): it is still to be said. */
  messages: readonly PageMessage[]
  /** Entries of a list could not be read and were left out. */
  malformed: { readonly operation: CallId; readonly dropped: number }
}

export interface Client extends ClientGateKeeper, Pages, Forms {
  readonly webroot: string
  readonly auth: Auth
  /** Calls one operation. Rejects with {@link ApiError}. */
  call<Id extends CallId>(id: Id, ...options: CallArguments<Id>): Promise<AnswerOf<Id>>
  /** A Horizon page, by the same rules. Rejects with {@link ApiError}. */
  fetchHtml(path: string, init?: HtmlInit): Promise<HtmlAnswer>
  /** A `fetch` for pages that are brought to life, by the same rules: the whole answer, whatever its status. */
  fetchHorizonPage(url: string, init?: RequestInit): Promise<Response>
  /** Sends a file's bytes to the upload URL an earlier answer named (W-MODAL-13): an absolute one, or one below the web root. */
  sendFile(url: string, token: string | null, file: Blob, controls?: CallControls): Promise<void>
  settings(): Promise<Settings>
  session(): Promise<Session>
  catalog(): Promise<readonly CatalogEntry[]>
  /** Zone name to offset (W-SHELL-11). */
  timezones(): Promise<Readonly<Record<string, string>>>
  /** Forgets all kept answers and whose they were. */
  reset(): void
  on: Emitter<ClientEvents>['on']
  /** Requests running and waiting, for a progress mark. */
  readonly traffic: { readonly running: number; readonly waiting: number }
  /** Resolves when no call and no request is under way: the moment for what nobody waits for. */
  idle(): Promise<void>
}

/** How long a change of the session waits for calls that are under way. */
const sessionPatienceMs = 10_000

const unspoken = new Set<ApiError['code']>(['aborted', 'unauthenticated', 'session-changed'])

export function createClient(options: ClientOptions = {}): Client {
  const webroot = normalizeWebroot(options.webroot ?? '/')
  const page = options.document ?? (typeof document === 'undefined' ? undefined : document)
  const { on, emit } = createEmitter<ClientEvents>()
  const timers = options.timers ?? realTimers
  // Between two requests of a call, or while its script comes, the queue has nothing of it.
  const calls = new Set<Promise<unknown>>()
  const queue = createQueue(
    options.queueLimit ?? 10,
    () => new Promise((resolve) => timers.setTimeout(resolve, sessionPatienceMs)),
  )
  const cache = createCache()
  const reads = new Set<() => void>()
  const send = createSend({
    reads,
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    createXhr: options.createXhr ?? (typeof XMLHttpRequest === 'undefined' ? undefined : () => new XMLHttpRequest()),
    timeoutMs: options.timeoutMs ?? 60_000,
    timers,
  })

  const onSessionLost = () => emit('auth-error', { status: 401, message: signedOut, retry: () => gate.resolve(true) })
  const onError = (error: ApiError, quiet: boolean) => {
    if (error.code === 'forbidden' && isChange(error.operation)) {
      policy.clear()
      emit('policy-doubted', error)
    }
    if (quiet || unspoken.has(error.code)) return
    if (error.code === 'forbidden') emit('auth-error', { status: 403, message: forbidden })
    emit('error', error)
  }

  const gate = createSessionGate({ onLost: onSessionLost, confirmIdentity: () => watch.confirm() })
  const token = createTokenSource(page, webroot, send)
  const exchange = createExchange({
    send,
    queue,
    gate,
    token: token.current,
    refreshToken: token.refresh,
    sessionVerdict: async () => {
      const { method, path } = operations['keystone.session']
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      return send({ method, url: atWebroot(webroot, path), headers }).then(verdictOf, () => 'failed')
    },
    onSessionLost,
  })
  const fetchHtml = createFetchHtml({ webroot, exchange, onError })
  const fetchHorizonPage = createFetchHorizonPage({ webroot, exchange })
  const pages = createPages({ fetchHtml, onMessages: (messages) => emit('messages', messages) })
  const forms = createForms(fetchHtml, pages)
  const invoke: Invoke = createCaller({
    webroot,
    exchange,
    cache,
    pages,
    hasPages: () => gates.horizonPages(),
    onError,
    onDropped: (operation, dropped) => emit('malformed', { operation, dropped }),
  })
  // The caller has checked the answer against the schema of this very row.
  const ask = <Id extends CallId>(id: Id, ...args: Parameters<Invoke> extends [unknown, ...infer R] ? R : never) =>
    invoke(id, ...args) as Promise<AnswerOf<Id>>

  const watch = createSessionWatch({
    askSession: (outsideSession) => ask('keystone.session', { fresh: true, quiet: true, outsideSession }),
    switchProject: async (id) => {
      await fetchHtml(`auth/switch/${encodeURIComponent(id)}/`, { outsideSession: true, quiet: true, alone: true })
    },
    onChanged: (before, after) => emit('session-changed', { before, after }),
  })
  const sessionNow = () => ask('keystone.session', { quiet: true })
  const policy = createPolicyChecker({
    ask: async (rules, target) => {
      const whole = await withParents(rules, target, async () => (await sessionNow()).project_id)
      return ask('horizon.policy.check', { body: { rules, target: whole } })
    },
    isSuperuser: async () => (await sessionNow()).is_superuser === true,
    memory: options.policyMemory,
  })

  const dropAnswers = () => {
    cache.clear()
    policy.clear()
  }
  const reset = () => {
    dropAnswers()
    watch.forget()
    emit('reset', undefined)
  }

  const settings = () => ask('horizon.settings')
  const catalog = () => ask('keystone.catalog')
  const session = async () => {
    const answer = await ask('keystone.session')
    watch.note(answer)
    return answer
  }
  const extensions = async (service: 'neutron' | 'cinder') => {
    // What needs one says so itself: nobody who looks at the page has asked for the list.
    const { items } = await ask(service === 'neutron' ? 'neutron.extensions.list' : 'cinder.extensions.list', {
      quiet: true,
    })
    return items
  }
  const gates = createGateKeeper({ settings, session, catalog, extensions, allowed: policy.allowed })

  return {
    webroot,
    auth: createAuth({
      fetchHtml,
      visitLogin: () =>
        send({
          method: 'GET',
          url: atWebroot(webroot, 'auth/login/'),
          headers: { Accept: 'text/html' },
          redirect: 'manual',
        }),
      leave() {
        void queue.alone(() => new Promise<void>((resolve) => timers.setTimeout(resolve, 10_000)))
        for (const interrupt of reads) interrupt()
      },
      gate,
      watch,
      token,
      reset,
      dropAnswers,
      readForm: forms.readForm,
      session,
      timers,
    }),
    async call(id, ...[call]) {
      const asked = ask(id, call)
      calls.add(asked)
      const answer = await asked.finally(() => calls.delete(asked))
      if (isChange(id)) emit('changed', undefined)
      return answer
    },
    fetchHtml,
    readPage: pages.readPage,
    readForm: forms.readForm,
    async sendForm(form, values) {
      const result = await forms.sendForm(form, values)
      if (result.ok) emit('changed', undefined)
      return result
    },
    async tableAction(...action) {
      const outcome = await pages.tableAction(...action)
      emit('changed', undefined)
      return outcome
    },
    async fetchHorizonPage(url, init) {
      const answer = await fetchHorizonPage(url, init)
      if (init?.method && init.method.toUpperCase() !== 'GET') emit('changed', undefined)
      return answer
    },
    sendFile: (url, uploadToken, file, controls) =>
      sendFile({ send, exchange, onError, webroot }, url, uploadToken, file, controls),
    ...gates,
    settings,
    session,
    catalog,
    timezones: async () => (await ask('horizon.timezones')).timezone_dict,
    reset,
    on,
    get traffic() {
      return { running: queue.running, waiting: queue.waiting }
    },
    async idle() {
      while (calls.size || queue.running) await Promise.allSettled([queue.idle(), ...calls])
    },
  }
}

/** Reading is refused to many, every day; whoever sends a change was offered it. */
function isChange(operation: ApiError['operation']): boolean {
  if (operation === null || operation === 'horizon.policy.check' || !isOperation(operation)) return false
  return operations[operation].method !== 'GET'
}

/** The token of this moment; a stale one is replaced by reading any page that sets the cookie. */
function createTokenSource(page: PageLike | undefined, webroot: string, send: Send) {
  let fromForm: string | null = null
  let refreshing: Promise<void> | undefined
  const keep = (token: string | null) => {
    fromForm = token ?? fromForm
  }
  const read = async () => {
    try {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      const { text } = await send({ method: 'GET', url: atWebroot(webroot, 'auth/login/'), headers })
      keep((await readLoginForm(text))?.token ?? null)
    } catch {
      // The repeated call will fail by itself and say why.
    }
  }
  return {
    keep,
    current: () => csrfToken(page) ?? fromForm,
    refresh: () => (refreshing ??= read().finally(() => (refreshing = undefined))),
  }
}
