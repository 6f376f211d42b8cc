import { readPage } from '@stratus/widgets/enhance'
import type { Crumb } from '@stratus/widgets'
import { pathBelow } from '../navigation/addresses.js'
import { levelHeadings } from './heading-levels.js'
import type { CloudPanel } from '../navigation/navigation-model.js'
import { readNavigation } from '../navigation/read-navigation.js'

/** A message that waited for this page. */
export interface HorizonMessage {
  readonly type: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
  /** The same with its links, where it has some. */
  readonly html?: string
}

/** A part of a page of the cloud: its nodes, sanitised. */
export interface PageSection {
  readonly content: DocumentFragment
}

/** What is shown of a page of the cloud. `content`: its content area, without what the shell shows itself. */
export interface HorizonPage extends PageSection {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly messages: readonly HorizonMessage[]
  /** The side navigation the page came with; empty when it has none. */
  readonly navigation: readonly CloudPanel[]
  /** Nothing is left of it without its scripts. */
  readonly scripted: boolean
}

/** Grid boxes around the content that only make room for a side bar. */
const wrapper = '.container-fluid, .row, [class*="col-xs-12"]'
const substance =
  'table, form, dl, img, svg, pre, textarea, input, select, canvas, [data-chart-type], #heat_resource_topology'

/** Reads a page; null when it has no content area as Horizon's pages do. */
export function readHorizonPage(html: string, webroot: string): HorizonPage | null {
  const whole = readPage(html)
  const area = whole.querySelector<HTMLElement>('#content_body')
  if (!area) return null
  const navigation = readNavigation(html, webroot)
  const messages = takeMessages(whole)
  const crumbs = takeCrumbs(area, webroot)
  const title = takeTitle(area) || crumbs.at(-1)?.label || documentTitle(html)
  const content = document.createDocumentFragment()
  content.append(...innermost(area).childNodes)
  levelHeadings(content)
  return { title, crumbs, messages, navigation, content, scripted: isScripted(content) }
}

const types: Readonly<Record<string, HorizonMessage['type']>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
  error: 'error',
}

/** The messages that waited for a page; they are not on it any more. */
export function takeMessages(whole: DocumentFragment): HorizonMessage[] {
  const alerts = [...whole.querySelectorAll<HTMLElement>('.messages > .alert')]
  return alerts.flatMap((alert) => {
    const type = types[/\balert-(\w+)/.exec(alert.className)?.[1] ?? '']
    const said = alert.querySelector('p') ?? alert
    // 'Success: ' says what the look of a message says.
    said.querySelector(':scope > strong:first-child')?.remove()
    const text = tidy(said)
    alert.remove()
    return type && text ? [{ type, text, ...(said.querySelector('a[href]') && { html: said.innerHTML.trim() }) }] : []
  })
}

function takeCrumbs(area: HTMLElement, webroot: string): Crumb[] {
  const list = area.querySelector('.breadcrumb')
  const crumbs = [...(list?.querySelectorAll(':scope > li') ?? [])].flatMap((item) => {
    const label = tidy(item)
    const href = pathBelow(item.querySelector('a')?.getAttribute('href'), webroot)
    return label ? [{ label, ...(href && { href }) }] : []
  })
  ;(list?.closest('.page-breadcrumb') ?? list)?.remove()
  return crumbs
}

/** The first heading of the page; what else its header has stays. */
function takeTitle(area: HTMLElement): string {
  const heading = area.querySelector('.page-header :is(h1, .h1)') ?? area.querySelector('h1')
  const title = heading ? tidy(heading) : ''
  const place = heading?.closest('.detail-title')
  heading?.remove()
  if (place && !tidy(place)) place.remove()
  // A form or table that is the whole page says the same again.
  for (const again of area.querySelectorAll('.static_page .modal-title, .workflow .modal-title, .table-title')) {
    if (tidy(again) === title) again.remove()
  }
  for (const header of area.querySelectorAll('.page-header')) if (!tidy(header)) header.remove()
  return title
}

function documentTitle(html: string): string {
  const markup = /<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? ''
  return tidy(readPage(`<p>${markup}</p>`)).replace(/ - [^-]*$/, '')
}

function innermost(area: Element): Element {
  const [only, ...more] = area.children
  return only && !more.length && only.matches(wrapper) ? innermost(only) : area
}

/** Pages that are drawn by Angular are empty, or full of its holes (`{$ name $}`), before it comes. */
function isScripted(content: DocumentFragment): boolean {
  const text = tidy(content)
  return /\{\$.*?\$\}|\{\{.*?\}\}/.test(text) || (text === '' && !content.querySelector(substance))
}

function tidy(node: Node): string {
  return (node.textContent ?? '').replace(/\s+/g, ' ').trim()
}
