import { reasonOf, splitActions, type Action } from '../../internal/actions.js'
import { t } from '../../internal/localize.js'
import type { Row } from '../data/column.js'
import { make, put } from '../../internal/dom.js'
import type { RowModel } from './row-model.js'

/** The actions of a row: the likely one as a button or link, where there is room, and a button that opens the menu of the others. */
export class ActionCell {
  #main: HTMLElement | undefined
  #more: HTMLElement | undefined
  /** Id of the action that is the button. */
  #shown: string | undefined

  constructor(private readonly box: HTMLElement) {}

  update(model: RowModel<Row>, menuOnly: boolean): void {
    const { likely, rest } = splitActions(model.actions ?? [], menuOnly)
    const isPressed = this.#main?.matches(':focus') && likely?.id !== this.#shown
    this.#shown = likely?.id
    if (likely) this.#showMain(likely, model)
    else this.#main?.remove()
    if (rest.length) this.#showMore(model)
    else this.#more?.remove()
    const classes = likely && rest.length ? 'split pair' : 'split'
    if (this.box.className !== classes) this.box.className = classes
    // Another Enter is not meant for the action that has taken its place.
    if (isPressed && rest.length) this.#more?.focus()
  }

  #showMain(action: Action, { busy, name }: RowModel<Row>): void {
    const reason = reasonOf(action)
    const off = busy || reason !== null
    const href = off ? undefined : action.href
    const tag = href ? 'a' : 'button'
    if (this.#main?.localName !== tag) {
      this.#main?.remove()
      this.#main = make(tag, {
        ...(href ? { 'data-control': 'link' } : { type: 'button', 'data-control': 'action' }),
        tabindex: '-1',
      })
    }
    const main = this.#main
    if (main.parentNode !== this.box) this.box.prepend(main)
    put(main, 'class', `button small${action.danger ? ' quiet-danger' : ''}`)
    put(main, 'aria-label', t('{action} {name}', { action: action.label, name }))
    if (href) put(main, 'href', href)
    else put(main, 'aria-disabled', String(off))
    put(main, 'title', reason === null ? null : t(reason))
    if (main.textContent !== action.label) main.textContent = action.label
  }

  #showMore({ busy, menuOpen, name }: RowModel<Row>): void {
    const more = (this.#more ??= make('button', {
      class: 'button small more',
      type: 'button',
      'data-control': 'more',
      tabindex: '-1',
      'aria-haspopup': 'menu',
    }))
    if (more.parentNode !== this.box) this.box.append(more)
    put(more, 'aria-expanded', String(menuOpen))
    put(more, 'aria-disabled', String(busy))
    put(more, 'aria-label', t('More actions: {name}', { name }))
  }
}
