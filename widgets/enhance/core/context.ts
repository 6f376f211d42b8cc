import type { Clock as PollClock, Visibility } from '../../../api-client/live/poller.js'
import type { AlertFade } from '../../alert/stratus-alert.js'
import type { Clock } from '../../internal/pausable-timer.js'
import type { ToastInput } from '../../toaster/toast-model.js'

/** How the page that owns the HTML wants things done; everything has a default that suits a plain server-rendered page. */
export interface EnhanceOptions {
  /** Sends every request. Default: the page's `fetch`, same origin, with cookies. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Sends a file to another service (`X-File-Upload-URL`). Default: XMLHttpRequest, which knows progress. */
  readonly putFile?: PutFile
  /**
   * Goes to an address the server named, always http(s). What is shown stays busy until it settles. Default: the browser goes
   * there.
   */
  readonly navigate?: (url: string) => void | Promise<void>
  /** Loads the page again. Default: the browser does. */
  readonly reload?: () => void
  /** Sends a form that is the page's own, not a modal's or table's, after its steps were checked. Default: the browser does. */
  readonly submit?: (form: HTMLFormElement) => void
  /** Shows a message. Default: the page's `<stratus-toaster>`, made when there is none. */
  readonly toast?: (message: ToastInput) => void
  /** Hands a file to the user. Default: a download. */
  readonly save?: (file: Blob, name: string) => void
  /**
   * `own` styles Horizon's markup with the kit's tokens (a page without Horizon's style sheets); `page` leaves the page's look
   * alone and styles only what is opened. Default: `own`.
   */
  readonly look?: 'own' | 'page'
  /** Which of the page's own messages leave by themselves, and when (Horizon: `auto_fade_alerts`). Default: none does. */
  readonly alertFade?: AlertFade
  /** Where time comes from; for tests. */
  readonly clock?: Clock & PollClock
  /** Whether anybody sees the page; nothing is polled while not. */
  readonly visibility?: Visibility
}

export type PutFile = (
  url: string,
  file: Blob,
  controls: {
    readonly headers: Readonly<Record<string, string>>
    readonly signal: AbortSignal
    readonly onProgress: (percent: number) => void
  },
) => Promise<void>

/** An answer of the server, its messages already shown. */
export type Request = (url: string, init?: RequestInit) => Promise<Response>

/** What the behaviours of `enhance` work with. */
export interface Context {
  readonly look: 'own' | 'page'
  readonly alertFade: AlertFade | undefined
  readonly clock: Clock & PollClock
  readonly visibility: Visibility
  /** With the AJAX marker; messages of the answer are shown. Rejects only when there is no answer. */
  readonly request: Request
  readonly putFile: PutFile
  /** Only http(s); anything else is refused silently, as it can only be an attack. */
  readonly navigate: (url: string) => Promise<void>
  readonly reload: () => void
  readonly submit: (form: HTMLFormElement) => void
  readonly toast: (message: ToastInput) => void
  readonly save: (file: Blob, name: string) => void
  /** Says that something is going on, after 150 ms; the answer ends it. */
  readonly busy: (text: string) => () => void
  /** Brings what was inserted into an enhanced root to life. */
  readonly enhance: (node: Element) => void
  /** As `enhance`, for content that lies outside of every enhanced root (a modal). */
  readonly enhanceRoot: (node: HTMLElement) => void
  /** Ends what runs in nodes that are about to leave. */
  readonly release: (node: Element) => void
}

/** Brings one kind of element to life; the answer ends it. */
export interface Behaviour {
  readonly name: string
  readonly selector: string
  attach(element: HTMLElement, context: Context): (() => void) | void
}

/** Whether the fields of a form are ours to bring to life: on a page with its own look and scripts only those of our modals are. */
export function isOurs(element: Element, { look }: Pick<Context, 'look'>): boolean {
  return look === 'own' || element.closest('.stratus-horizon-modal') !== null
}

/** Listens on a whole root; the answer ends it. */
export type Delegate = (root: HTMLElement, context: Context) => () => void
