import { codeOf, idleState, isFinal, type LiveSource, type LiveState } from '@stratus/api-client/live'
import { html, isServer, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit'
import { t } from '../internal/localize.js'
import { sharedSource } from './shared-source.js'
import { grantTransport, type GrantSource } from './grant-transport.js'
import type { LiveDataEventMap, LoadDetail } from './live-data.events.js'
import { fetchTransport, type EmbedTransport } from './transport.js'

/** What an element says about where its data come from. */
export interface LiveDataHost extends ReactiveControllerHost, HTMLElement {
  /** Given by the page: nothing is asked. */
  readonly data: unknown
  readonly src: string
  readonly webroot: string
  readonly transport: EmbedTransport | undefined
  readonly grant: GrantSource
  readonly csrfToken: string
  readonly csrfHeader: string
  /** Seconds between two answers; 0 = only when told to; undefined = as often as the question says. */
  readonly interval: number | null | undefined
}

/** Thousands of devices are compared only for who wants to know. */
const loadOf = (data: unknown, before: unknown): LoadDetail => ({
  data,
  get changed() {
    return JSON.stringify(data) !== JSON.stringify(before)
  },
})

/** Shortest time between two answers, ms, whatever the page wishes. */
const shortestInterval = 1000

/** What is asked for, and how often. */
export interface LiveQuestion {
  /** Where it lies below the web root, for who has the session; undefined = nowhere. */
  readonly session: string | undefined
  /** Where it lies for who has a grant. */
  readonly grant: string
  /** Between two answers, ms. */
  readonly interval: number
  /** Whether two answers say the same; default: by content. */
  readonly isSame?: (before: unknown, after: unknown) => boolean
  /** The part that an answer must have. */
  readonly part?: string
}

/**
 * Data of an embedded element: given by property, or asked again and again while the element is on the page. Who loses access keeps
 * nothing on screen; it comes back by itself (DEC-70).
 */
export class LiveData implements ReactiveController {
  readonly #host: LiveDataHost
  readonly #ask: () => LiveQuestion
  #source: LiveSource<unknown> | undefined
  #stop: (() => void) | undefined
  #state: LiveState<unknown> = idleState
  /** Nobody can see the host, and it has an answer. Without one it asks on: pages show it when it has. */
  #rests = false
  /** Tells of a closed `<details>` too, which takes no size away. */
  #sight: IntersectionObserver | undefined
  #access = true
  #warned = false
  /** What to tell the page once the element shows it. */
  #news: CustomEvent<unknown>[] = []

  /** @param ask what to ask for now: a property of the host may say so */
  constructor(host: LiveDataHost, ask: () => LiveQuestion) {
    this.#host = host
    this.#ask = ask
    host.addController(this)
  }

  get state(): LiveState<unknown> {
    return this.#state
  }

  /** What is shown: the page's own data before what was asked. */
  get data(): unknown {
    return this.#host.data ?? this.#state.data
  }

  /** Nobody is signed in, or who is may not see this. */
  get isRefused(): boolean {
    const { status, error } = this.#state
    return status === 'failed' && isFinal(error)
  }

  /** The address that is asked; undefined where there is none. */
  get url(): string | undefined {
    const { src, webroot } = this.#host
    const { grant, session } = this.#ask()
    const path = this.#granted ? grant : session
    if (!src && path === undefined) return undefined
    const address = src || `${webroot.replace(/\/?$/, '/')}${path}`
    return isServer ? address : new URL(address, document.baseURI).href
  }

  /** A transport of the page comes first. */
  get #granted(): boolean {
    const { grant, transport } = this.#host
    return !transport && (typeof grant === 'function' || (typeof grant === 'string' && grant !== ''))
  }

  refresh(): void {
    this.#rests = false
    this.connect()
    void this.#source?.refresh()
  }

  hostConnected(): void {
    this.#host.requestUpdate()
    this.#sight ??= new IntersectionObserver(() => {
      this.#look()
      this.connect()
    })
    this.#sight.observe(this.#host)
    window.addEventListener('focus', this.#seen)
    window.addEventListener('online', this.#seen)
  }

  hostDisconnected(): void {
    this.#listen(undefined)
    this.#sight?.disconnect()
    window.removeEventListener('focus', this.#seen)
    window.removeEventListener('online', this.#seen)
  }

  hostUpdate(): void {
    this.connect()
  }

  hostUpdated(): void {
    const news = this.#news
    if (!news.length) return
    this.#news = []
    void this.#host.updateComplete.then(() => news.forEach((event) => this.#host.dispatchEvent(event)))
  }

  /** Listens where the host now says that its data come from. */
  connect(): void {
    // A server does not know who will look at it.
    if (isServer) return
    const { data, grant, isConnected, csrfToken: token, csrfHeader: header } = this.#host
    const transport =
      this.#host.transport ?? (this.#granted ? grantTransport(grant, { token, header }) : fetchTransport)
    const { isSame, part } = this.#ask()
    const { url } = this
    const asks = isConnected && url !== undefined && (data === undefined || data === null)
    const isPlain = this.#granted
    this.#listen(asks ? sharedSource({ url, transport, interval: this.#interval, isSame, isPlain, part }) : undefined)
  }

  get #interval(): number | null {
    const seconds = this.#host.interval
    if (seconds === undefined || seconds === null) return this.#ask().interval
    if (!(seconds >= 0)) {
      if (!this.#warned) console.warn(`<${this.#host.localName}> interval must be a number of seconds, 0 or more.`)
      this.#warned = true
      return this.#ask().interval
    }
    return seconds === 0 ? null : Math.max(shortestInterval, seconds * 1000)
  }

  /** What to say instead of a picture, or beside an old one; nothing when all is well. */
  renderState() {
    const { status, stale } = this.#state
    const { data } = this
    if (data !== null && data !== undefined)
      return stale
        ? html`<p class="note stale" role="status">${t('This may be out of date: the last refresh failed.')}</p>`
        : nothing
    if (status !== 'failed') return html`<p class="note" role="status">${t('Loading')}</p>`
    if (this.isRefused) return html`<p class="note refused" role="status">${t('You have no access to this.')}</p>`
    return html`<p class="note failed" role="alert">
      ${t('The data could not be loaded.')}
      <button type="button" class="button small" @click=${() => this.refresh()}>${t('Try again')}</button>
    </p>`
  }

  /** Who was away may have signed in, or found the network again, in another window. */
  #seen = (): void => {
    if (this.#state.status === 'failed') void this.#source?.refresh({ quiet: true })
  }

  #look(): void {
    this.#rests = this.#state.status === 'ready' && !this.#host.checkVisibility()
  }

  #listen(source: LiveSource<unknown> | undefined): void {
    if (source !== this.#source) {
      this.#leave()
      this.#source = source
      this.#rests = false
      if (!source) this.#state = idleState
    }
    if (this.#rests) return this.#leave()
    let before: LiveState<unknown> | undefined
    this.#stop ??= source?.$state.subscribe((state) => {
      this.#hear(before, state)
      this.#state = before = state
      if (!state.loading) this.#look()
      this.#host.requestUpdate()
    })
  }

  #leave(): void {
    this.#stop?.()
    this.#stop = undefined
  }

  /** @param before - Undefined: another element had asked before this one listened. */
  #hear(before: LiveState<unknown> | undefined, { status, loading, data, error }: LiveState<unknown>): void {
    const isOver = !loading && (!before || before.loading)
    if (!isOver || (status !== 'ready' && status !== 'failed')) return
    const access = status === 'ready' || (this.#access && !isFinal(error))
    if (access !== this.#access) this.#tell('stratus-access-change', { access })
    this.#access = access
    if (status === 'ready') this.#tell('stratus-load', loadOf(data, before?.data ?? null))
    else this.#tell('stratus-error', { code: String(codeOf(error) ?? 'unknown'), error })
  }

  #tell<Name extends keyof LiveDataEventMap>(type: Name, detail: LiveDataEventMap[Name]['detail']): void {
    this.#news.push(new CustomEvent(type, { detail }))
  }
}
