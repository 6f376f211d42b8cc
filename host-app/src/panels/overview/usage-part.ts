import { formatAmount, t } from '@stratus/widgets'
import { levelHeadings } from '../../horizon/heading-levels.js'

/** The usage report of Horizon's overview page in our words: choice of the period, sums and table; null when the page has none. */
export function usagePart(page: DocumentFragment): DocumentFragment | null {
  const report = page.querySelector('.usage_info_wrapper')
  if (!report) return null
  const table = page.querySelector('table[id$="_usage"]')?.closest('.table_wrapper')
  const content = document.createDocumentFragment()
  content.append(report, ...(table ? [table] : []))
  // The fields say how a date is written, where it is needed.
  for (const hint of report.querySelectorAll('form .help-block')) hint.remove()
  // Our own heading of the section stands above.
  levelHeadings(content, 2)
  sayInOurWords(content)
  return content
}

const amount = /^(\d+(?:\.\d+)?)\s*(?:([KMGTP]?)B)?$/

/** A number, or a size: `16,273.55`, `1.5 GiB`; nothing of something is 0. */
export function amountInOurWords(text: string): string {
  const [, number, unit] = amount.exec(text) ?? []
  return number === undefined ? text : formatAmount(Number(number), unit && `${unit}iB`)
}

/** @texts pairs. Our words, and Horizon's, whose sums of RAM have no unit. */
const words = [
  ['Period', 'Select a period of time to query its usage:'],
  ['RAM of active instances:', 'Active RAM:'],
  ['vCPU-hours in this period:', "This Period's VCPU-Hours:"],
  ['Disk in this period (GiB-hours):', "This Period's GB-Hours:"],
  ['RAM in this period (MiB-hours):', "This Period's RAM-Hours:"],
  ['vCPUs', 'VCPUs'],
  ['vCPU-hours', 'VCPU Hours'],
  ['Disk (GiB-hours)', 'Disk GB Hours'],
  ['RAM (MiB-hours)', 'Memory MB Hours'],
] as const

/** Horizon counts in steps of 1024 and calls them GB (DEC-86). The first column is names, which stay as they are. */
function sayInOurWords(content: DocumentFragment): void {
  for (const place of content.querySelectorAll('h4, dt, th, dd, td:not(:first-child)')) {
    const text = [...place.childNodes].find((node) => node instanceof Text && node.data.trim() !== '')
    if (!(text instanceof Text)) continue
    const said = text.data.trim()
    const [ours] = words.find(([, theirs]) => theirs === said) ?? []
    text.data = ours && !place.matches('dd, td') ? t(ours) : amountInOurWords(said)
  }
}

const period: ReadonlySet<string> = new Set(['start', 'end'])

/** The page of the report for the period in our own address, below the web root. */
export function usageAddress(path: string, search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => period.has(name))
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}
