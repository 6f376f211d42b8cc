const networkLabels = [
  'Floating IPs',
  'Security Groups',
  'Security Group Rules',
  'Networks',
  // Told by clouds without Horizon, as are trunks.
  'Subnets',
  'Ports',
  'Routers',
  'Trunks',
] as const

export type NetworkQuotaLabel = (typeof networkLabels)[number]

/** What is used of one network quota. */
export interface NetworkQuota {
  /** English, key of its translation. */
  readonly label: NetworkQuotaLabel
  readonly used: number
  /** Infinity: none. */
  readonly max: number
}

const chart =
  /<div[^>]*class="quota_title"[^>]*\btitle="([^"]*)"[\s\S]*?<div[^>]*class="quota_subtitle"[^>]*>([\s\S]*?)<\/div>/g
const amounts = /^\S+\s+(\d[\d,.\s]*?)\s*(?:of\s+(\d[\d,.\s]*?)|\(No Limit\))$/

const whole = (text: string) => Number(text.replace(/\D/g, ''))

/**
 * The network quotas of Horizon's own overview page: no JSON call tells their limits. Each chart there has its name as a
 * title and the sentence 'Used X of Y' or 'Used X (No Limit)' ('Allocated' for floating IPs).
 * @returns an empty list when the page shows none, for instance in another language
 */
export function networkQuotasOf(html: string): NetworkQuota[] {
  return [...html.matchAll(chart)].flatMap(([, title = '', sentence = '']) => {
    const label = networkLabels.find((known) => known === title.trim())
    const found = amounts.exec(sentence.trim())
    if (!label || !found) return []
    return [{ label, used: whole(found[1] ?? ''), max: found[2] === undefined ? Infinity : whole(found[2]) }]
  })
}
