import { css, html } from 'lit'
import { StratusElement } from '../internal/stratus-element.js'
import type { StratusModal } from './stratus-modal.js'
import type { AfterCloseDetail } from './stratus-modal.events.js'

/** What `open()` makes a modal of. */
export interface ModalOptions {
  /** The title; a modal without one is refused. */
  readonly heading: string
  /** A node is put in as it is; a text stays text. */
  readonly content: Node | string
  /** Shown beside the content. */
  readonly help?: Node | string
  readonly size?: StratusModal['size']
  /** Text of the submit button; none = no buttons but the close button. */
  readonly submitLabel?: string
  readonly cancelLabel?: string
  readonly danger?: boolean
  /** See `StratusModal.submit`. */
  readonly submit?: (form: HTMLFormElement | null) => unknown
  /** Never ask before typed input is thrown away. */
  readonly withoutGuard?: boolean
}

/** An open modal. */
export interface ModalHandle {
  readonly element: StratusModal
  /** Closes it without asking. */
  close(): void
  /** Settles when it is closed, with who closed it. */
  readonly closed: Promise<AfterCloseDetail['reason']>
}

/**
 * The place where modals made by a program live. A page needs none: `openModal()` makes one. Which modal is seen is decided among
 * all modals of the page, wherever they are.
 *
 * Not for pages without a framework that open one modal of their own: write a `stratus-modal` where it belongs.
 *
 * @element stratus-modal-stack
 * @slot - The open modals, newest last.
 */
export class StratusModalStack extends StratusElement {
  static override styles = [
    css`
      :host {
        display: contents;
      }
    `,
  ]

  /**
   * Opens a modal over all others and removes it when it is closed.
   * A missing heading is a warning, and nothing opens: `undefined`.
   */
  open(options: ModalOptions): ModalHandle | undefined {
    if (!options?.heading) {
      this.warn('open() needs a heading.')
      return undefined
    }
    const element = document.createElement('stratus-modal')
    element.heading = options.heading
    element.size = options.size ?? 'medium'
    element.submitLabel = options.submitLabel ?? ''
    if (options.cancelLabel) element.cancelLabel = options.cancelLabel
    element.danger = options.danger ?? false
    element.submit = options.submit
    element.withoutGuard = options.withoutGuard ?? false
    element.append(options.content)
    if (options.help !== undefined) element.append(helpSlot(options.help))
    const closed = new Promise<AfterCloseDetail['reason']>((resolve) => {
      element.addEventListener('stratus-after-close', ({ detail, target }) => {
        if (target !== element) return
        element.remove()
        resolve(detail.reason)
      })
    })
    element.open = true
    this.append(element)
    return { element, close: () => element.close(), closed }
  }

  override render() {
    return html`<slot></slot>`
  }
}

function helpSlot(help: Node | string): HTMLElement {
  const element = document.createElement('div')
  element.slot = 'help'
  element.append(help)
  return element
}
