import { escapeHtml } from '../../pages.js'

/** A bar beside a form. `by`: what of the form it follows, the end of an attribute of `data-progress-indicator-…`. */
export function quotaBar(stat: string, title: string, used: number, limit: number | undefined, by: string): string {
  const share = limit && limit > 0 && limit !== Infinity ? Math.min(100, Math.round((100 * used) / limit)) : 0
  const bar = (percent: number) =>
    `<div class="progress-bar" role="progressbar" aria-valuenow="${percent}" aria-valuemin="0" aria-valuemax="100"><span class="sr-only">${percent}%</span></div>`
  return `<div class="quota_title"><strong>${escapeHtml(title)}</strong> <span>(${used})</span><p>${limit === undefined || limit < 0 || limit === Infinity ? 'No Limit' : `${limit - used} Available`}</p></div>
    <div id="quota_${stat}" class="quota_bar" data-progress-indicator-${by} data-quota-limit="${limit ?? -1}" data-quota-used="${used}"><div class="progress">${bar(share)}${bar(0)}</div></div>`
}

/** Data for a script: no end of the script in it. */
export const scriptData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
