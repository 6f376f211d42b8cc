import { stepForKey } from '../../wizard/step-model.js'

/** One step: its tab, and the fields it shows. */
export interface PaneTab {
  /** Unique among the tabs. */
  readonly name: string
  readonly item: HTMLElement
  readonly link: HTMLElement
  readonly pane: HTMLElement
  /** Taken out by a switch of the form. */
  readonly hidden: boolean
  /** Puts the focus on its first field, else on itself. */
  focus(): void
}

export interface PaneTabs {
  readonly list: readonly PaneTab[]
  readonly current: PaneTab | undefined
  show(tab: PaneTab): void
}

/** Makes a list of tabs of `ul > li > a[data-target]` and the panes in `root` they name; `choose` is asked for each. */
export function prepareTabs(
  ul: Element | null,
  root: Element,
  choose: (tab: PaneTab) => void,
  signal?: AbortSignal,
): PaneTabs {
  const links = [...(ul?.querySelectorAll<HTMLElement>(':scope > li > a[data-toggle="tab"]') ?? [])]
  const list = links.flatMap((link) => paneTab(root, link) ?? [])
  if (!list.length) {
    const lone = root.querySelector<HTMLElement>('.js-tab-pane, .tab-pane')
    return lone ? single(lone) : { list: [], current: undefined, show: () => undefined }
  }
  const options = signal ? { signal } : {}
  let current = list.find(({ item }) => item.matches('.active')) ?? list[0]

  const show = (tab: PaneTab): void => {
    current = tab
    for (const each of list) {
      const chosen = each === tab
      each.item.classList.toggle('active', chosen)
      each.link.setAttribute('aria-selected', String(chosen))
      each.link.tabIndex = chosen ? 0 : -1
      each.pane.classList.toggle('active', chosen)
      each.pane.hidden = !chosen
    }
  }

  list[0]?.item.parentElement?.setAttribute('role', 'tablist')
  for (const tab of list) {
    tab.item.setAttribute('role', 'presentation')
    tab.link.setAttribute('role', 'tab')
    tab.link.id ||= `${tab.pane.id}-tab`
    tab.link.setAttribute('aria-controls', tab.pane.id)
    // A fieldset is a named group already, and may be nothing else.
    if (tab.pane.localName !== 'fieldset') tab.pane.setAttribute('role', 'tabpanel')
    tab.pane.setAttribute('aria-labelledby', tab.link.id)
    tab.link.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        if (!tab.item.matches('.disabled')) choose(tab)
      },
      options,
    )
    tab.link.addEventListener(
      'keydown',
      (event) => {
        const seen = list.filter(({ hidden, item }) => !hidden && !item.matches('.disabled'))
        const target = stepForKey(event.key, seen, tab.name, tab.link.matches(':dir(rtl)'))
        if (event.key === ' ') choose(tab)
        else if (!target) return
        event.preventDefault()
        target?.link.focus()
      },
      options,
    )
  }
  if (current) show(current)
  return {
    list,
    get current() {
      return current
    },
    show,
  }
}

function paneTab(root: Element, link: HTMLElement): PaneTab | undefined {
  const id = (link.dataset.target ?? link.getAttribute('href') ?? '').replace(/^#/, '')
  const pane = root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
  const item = link.closest('li')
  if (!pane || !item) return undefined
  return {
    name: id,
    item,
    link,
    pane,
    get hidden() {
      return item.hidden === true || item.style.display === 'none'
    },
    focus() {
      const field = pane.querySelector<HTMLElement>(
        ':is(input:not([type="hidden"]), select, textarea):not(:disabled, [readonly])',
      )
      ;(field?.checkVisibility() ? field : link).focus()
    },
  }
}

/** A workflow of one step has no tabs. */
function single(pane: HTMLElement): PaneTabs {
  const tab: PaneTab = { name: pane.id, item: pane, link: pane, pane, hidden: false, focus: () => undefined }
  return { list: [tab], current: tab, show: () => undefined }
}
