import { readCookie, writeCookie } from '../../internal/cookies.js'
import { t } from '../../internal/localize.js'
import { rememberedTab, withShownTab } from '../../internal/tab-cookie.js'
import type { Behaviour, Context } from '../core/context.js'
import { getFragment, inserted, mayInsert } from '../answers/fragment.js'
import { prepareTabs, type PaneTab } from '../workflows/pane-tabs.js'

/** Tabs of a page: loaded when first shown, remembered in the cookie `tabs` (W-TAB-01, W-TAB-02), arrow keys as in any list of tabs. */
export const pageTabs: Behaviour = {
  name: 'tabs',
  selector: 'ul.nav-tabs:not(.workflow *)',
  attach(list, context) {
    const stop = new AbortController()
    const root = list.parentElement ?? list
    const show = (tab: PaneTab, byUser = true): void => {
      tabs.show(tab)
      if (byUser) remember(list.id, tab)
      if (tab.link.dataset.loaded === 'false') void load(tab, context, stop.signal)
    }
    const tabs = prepareTabs(list, root, show, stop.signal)
    const shown = tabs.list.find((tab) => tab.name === remembered(list, tabs.list)) ?? tabs.current
    if (shown) show(shown, false)
    return () => stop.abort()
  },
}

const slugOf = (group: string, tab: PaneTab) => tab.name.slice(group.length + 2)

function remember(group: string, tab: PaneTab): void {
  if (group) writeCookie('tabs', withShownTab(readCookie('tabs'), group, slugOf(group, tab)))
}

/** Only groups that say so come back to where they were, and not against the address. */
function remembered(list: HTMLElement, tabs: readonly PaneTab[]): string | undefined {
  const wanted = new URLSearchParams(location.search).has('tab')
  if (list.dataset.stickyTabs !== 'sticky' || wanted) return undefined
  const slug = rememberedTab(
    readCookie('tabs'),
    list.id,
    tabs.map((tab) => slugOf(list.id, tab)),
  )
  return slug === undefined ? undefined : `${list.id}__${slug}`
}

async function load(tab: PaneTab, context: Context, signal: AbortSignal): Promise<void> {
  const { link, pane } = tab
  link.dataset.loaded = 'true'
  pane.classList.add('tab-loading')
  pane.setAttribute('aria-busy', 'true')
  const done = context.busy(t('Loading'))
  const url = new URL(location.href)
  url.searchParams.set('tab', tab.name)
  const fragment = await getFragment(context, url.pathname + url.search, { signal })
  done()
  if (signal.aborted) return
  pane.classList.remove('tab-loading')
  pane.removeAttribute('aria-busy')
  if (!fragment) return fail(tab, context, signal)
  if (!mayInsert(pane, 'tab', fragment)) return
  pane.replaceChildren(fragment)
  inserted(pane, 'tab', context)
}

/** Says what happened where the content would be; the next look tries again, and so does the button. */
function fail(tab: PaneTab, context: Context, signal: AbortSignal): void {
  tab.link.dataset.loaded = 'false'
  const note = document.createElement('p')
  note.className = 'alert alert-danger'
  note.setAttribute('role', 'alert')
  note.textContent = t('An error occurred. Please try again later.')
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'btn btn-sm'
  again.textContent = t('Retry')
  again.addEventListener('click', () => void load(tab, context, signal))
  tab.pane.replaceChildren(note, again)
}
