import { describe, expect, it } from 'vitest'
import { networkQuotasOf } from './limit-summary.js'

/** Markup of Horizon's overview page. */
const chart = (title: string, sentence: string) =>
  `<div class="d3_quota_bar col-lg-2"><div class="pie-chart-usage" data-used="6"></div><div class="quota_title" title="${title}" data-toggle="tooltip"> ${title}</div><div class="quota_subtitle">\n   ${sentence}\n  </div></div>`

describe('quotas of the overview page of Horizon', () => {
  it('W-SHELL-02 reads use and limit of the network charts', () => {
    expect(networkQuotasOf(chart('Floating IPs', 'Allocated 3 of 50') + chart('Ports', 'Used 24 of 1,200'))).toEqual([
      { label: 'Floating IPs', used: 3, max: 50 },
      { label: 'Ports', used: 24, max: 1200 },
    ])
  })

  it('W-CHART-09 knows a quota without a limit', () => {
    expect(networkQuotasOf(chart('Routers', 'Used 2 (No Limit)'))).toEqual([
      { label: 'Routers', used: 2, max: Infinity },
    ])
  })

  it('leaves what JSON tells better, what it cannot read and other pages alone', () => {
    expect(networkQuotasOf(chart('RAM', 'Used 13.6GB of 195.3GB') + chart('Ports', 'belegt: 24'))).toEqual([])
    expect(networkQuotasOf('<html><body>Log in</body></html>')).toEqual([])
  })
})
