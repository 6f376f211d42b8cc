import '../../action-list/stratus-action-menu.define.js'
import type { ActionEvent, MenuEvent } from '../../action-list/action-list.events.js'
import type { Action } from '../../internal/actions.js'
import { t } from '../../internal/localize.js'
import type { Behaviour, Delegate } from '../core/context.js'
import { text } from '../core/text.js'

const toggles = '.dropdown-toggle[data-toggle="dropdown"]'

/** Buttons that open a menu say so. */
export const menuToggles: Behaviour = {
  name: 'menu-toggle',
  selector: toggles,
  attach(toggle) {
    if (!menuOf(toggle)) return
    toggle.setAttribute('role', 'button')
    toggle.setAttribute('aria-haspopup', 'menu')
    toggle.setAttribute('aria-expanded', 'false')
    const row = toggle.closest<HTMLElement>('tr[data-object-id]')
    if (!text(toggle)) {
      const name = row?.dataset.display || row?.dataset.objectId
      toggle.setAttribute('aria-label', name ? t('More actions: {name}', { name }) : t('More Actions'))
    }
  },
}

function menuOf(toggle: Element): HTMLElement | null {
  return toggle.parentElement?.querySelector<HTMLElement>(':scope > ul.dropdown-menu') ?? null
}

/** An entry of a menu as an action; choosing it presses the server's own link or button. */
function actionOf(entry: HTMLElement, index: number, hasScripts: boolean): Action {
  const href = entry instanceof HTMLAnchorElement ? entry.getAttribute('href') : null
  const leads = href && href !== '#' && !/^javascript:/i.test(href)
  const off = entry.matches('.disabled, :disabled')
  // A script of the page would answer: without it, nothing would.
  const dead = !hasScripts && entry instanceof HTMLAnchorElement && !leads && !entry.hasAttribute('ng-click')
  return {
    id: String(index),
    label: text(entry),
    danger: entry.matches('.btn-danger'),
    disabled: off ? entry.title : dead ? t('Only the original page can do this.') : false,
    ...(leads && !entry.matches('.ajax-modal') && { href }),
  }
}

/** One menu serves the whole root: it shows the entries of the list beside the button that was pressed. */
export const menus: Delegate = (root, { look }) => {
  const stop = new AbortController()
  const menu = document.createElement('stratus-action-menu')
  let open: { readonly toggle: HTMLElement; readonly entries: readonly HTMLElement[] } | undefined
  root.append(menu)

  const show = (toggle: HTMLElement, focus: 'first' | 'last'): void => {
    const list = menuOf(toggle)
    if (!list || toggle.matches('.disabled, :disabled')) return
    if (open?.toggle === toggle) return menu.hide()
    const entries = [...list.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
    menu.actions = entries.map((entry, index) => actionOf(entry, index, look === 'page'))
    menu.label = toggle.getAttribute('aria-label') ?? text(toggle)
    void menu.show(toggle, { focus })
    open = { toggle, entries }
    mark(toggle, true)
  }
  const onToggle = (event: MouseEvent | KeyboardEvent): void => {
    const toggle = event.target instanceof Element ? event.target.closest<HTMLElement>(toggles) : null
    if (!toggle || !menuOf(toggle)) return
    if (event instanceof KeyboardEvent && !/^(ArrowDown|ArrowUp|Enter| )$/.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    show(toggle, event instanceof KeyboardEvent && event.key === 'ArrowUp' ? 'last' : 'first')
  }
  const options = { capture: true, signal: stop.signal }
  root.addEventListener('click', onToggle, options)
  root.addEventListener('keydown', onToggle, options)
  menu.addEventListener('stratus-menu', (event) => {
    if ((event as MenuEvent).detail.open || !open) return
    mark(open.toggle, false)
    open = undefined
  })
  let chosen: readonly HTMLElement[] = []
  menu.addEventListener('stratus-menu', () => (chosen = open?.entries ?? chosen))
  menu.addEventListener('stratus-action', (event) => chosen[Number((event as ActionEvent).detail.action.id)]?.click())
  return () => {
    stop.abort()
    menu.remove()
  }
}

/** As Horizon's own menus: an open one is known by the class of its group. */
function mark(toggle: HTMLElement, open: boolean): void {
  toggle.setAttribute('aria-expanded', String(open))
  toggle.parentElement?.classList.toggle('open', open)
}
