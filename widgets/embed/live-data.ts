import { idleState, type LiveSource, type LiveState } from '@stratus/api-client/live'
import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit'
import { t } from '../internal/localize.js'
import { sharedSource } from './shared-source.js'
import { grantTransport, type GrantSource } from './grant-transport.js'
import { fetchTransport, type EmbedTransport } from './transport.js'

/** What an element says about where its data come from. */
export interface LiveDataHost extends ReactiveControllerHost, HTMLElement {
  /** Given by the page: nothing is asked. */
  readonly data: unknown
  readonly src: string
  readonly webroot: string
  readonly transport: EmbedTransport | undefined
  readonly grant: GrantSource
}

/** Where an element's data lie below the web root. */
export interface LiveAddress {
  /** For who has the session. */
  readonly session: string
  /** For who has a grant. */
  readonly grant: string
}

/** Data of an embedded element: given by property, or asked again and again while the element is on the page. */
export class LiveData implements ReactiveController {
  readonly #host: LiveDataHost
  readonly #address: LiveAddress
  readonly #make: (load: (signal: AbortSignal) => Promise<unknown>) => LiveSource<unknown>
  #source: LiveSource<unknown> | undefined
  #stop: (() => void) | undefined
  #state: LiveState<unknown> = idleState

  /** @param address for elements without a `src` */
  constructor(
    host: LiveDataHost,
    address: LiveAddress,
    make: (load: (signal: AbortSignal) => Promise<unknown>) => LiveSource<unknown>,
  ) {
    this.#host = host
    this.#address = address
    this.#make = make
    host.addController(this)
  }

  get state(): LiveState<unknown> {
    return this.#state
  }

  /** What is shown: the page's own data before what was asked. */
  get data(): unknown {
    return this.#host.data ?? this.#state.data
  }

  /** The address that is asked. */
  get url(): string {
    const { src, webroot } = this.#host
    const path = this.#granted ? this.#address.grant : this.#address.session
    return new URL(src || `${webroot.replace(/\/?$/, '/')}${path}`, document.baseURI).href
  }

  /** A transport of the page comes first. */
  get #granted(): boolean {
    const { grant, transport } = this.#host
    return !transport && (typeof grant === 'function' || (typeof grant === 'string' && grant !== ''))
  }

  refresh(): void {
    void this.#source?.refresh()
  }

  hostDisconnected(): void {
    this.#listen(undefined)
  }

  hostUpdate(): void {
    this.connect()
  }

  /** Listens where the host now says that its data come from. */
  connect(): void {
    const { data, grant, isConnected } = this.#host
    const transport = this.#host.transport ?? (this.#granted ? grantTransport(grant) : fetchTransport)
    const asks = isConnected && (data === undefined || data === null)
    this.#listen(asks ? sharedSource(this.url, transport, this.#make) : undefined)
  }

  hostConnected(): void {
    this.#host.requestUpdate()
  }

  /** What to say instead of a picture, or beside an old one; nothing when all is well. */
  renderState() {
    const { status, stale, error } = this.#state
    const { data } = this
    if (data !== null && data !== undefined)
      return stale
        ? html`<p class="note stale" role="status">${t('This may be out of date: the last refresh failed.')}</p>`
        : nothing
    if (status !== 'failed') return html`<p class="note" role="status">${t('Loading')}</p>`
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
    if (code === 'unauthenticated' || code === 'forbidden')
      return html`<p class="note refused" role="status">${t('You have no access to this.')}</p>`
    return html`<p class="note failed" role="alert">
      ${t('The data could not be loaded.')}
      <button type="button" class="button small" @click=${() => this.refresh()}>${t('Try again')}</button>
    </p>`
  }

  #listen(source: LiveSource<unknown> | undefined): void {
    if (source === this.#source) return
    this.#stop?.()
    this.#source = source
    this.#state = source ? this.#state : idleState
    this.#stop = source?.$state.subscribe((state) => {
      this.#state = state
      this.#host.requestUpdate()
    })
  }
}
