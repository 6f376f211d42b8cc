import { levelHeadings } from '../../horizon/heading-levels.js'

/** The usage report of Horizon's overview page: choice of the period, sums and table; null when the page has none. */
export function usagePart(page: DocumentFragment): DocumentFragment | null {
  const report = page.querySelector('.usage_info_wrapper')
  if (!report) return null
  const table = page.querySelector('table[id$="_usage"]')?.closest('.table_wrapper')
  const content = document.createDocumentFragment()
  content.append(report, ...(table ? [table] : []))
  levelHeadings(content)
  return content
}

const period: ReadonlySet<string> = new Set(['start', 'end'])

/** The page of the report for the period in our own address, below the web root. */
export function usageAddress(path: string, search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => period.has(name))
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}
