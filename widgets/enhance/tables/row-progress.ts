/** Percent of a row in transition: the first `percent` attribute in it, else 100 (the bar says only that something goes on). */
function percentOf(row: HTMLTableRowElement): number {
  const given = Number.parseFloat(row.querySelector('[percent]')?.getAttribute('percent') ?? '')
  return Number.isFinite(given) ? Math.min(100, Math.max(0, given)) : 100
}

/** A striped bar in the last `warning` cell of a row that is still in transition, and none in others (W-TABLE-14). */
export function showProgress(row: HTMLTableRowElement): void {
  const old = row.querySelector('.horizon-loading-bar')
  const cell = row.matches('.warning') ? [...row.querySelectorAll('td.warning')].at(-1) : undefined
  if (!cell) return void old?.remove()
  const percent = percentOf(row)
  const bar = old && cell.contains(old) ? old : createBar()
  if (bar !== old) {
    old?.remove()
    cell.prepend(bar)
  }
  markQuestion(bar, row.querySelector('.btn-action-required') !== null)
  bar.querySelector<HTMLElement>('.progress-bar')?.style.setProperty('inline-size', `${percent}%`)
}

/** A question mark where the row waits for the user: one of its actions goes on. */
function markQuestion(bar: Element, asks: boolean): void {
  const old = bar.querySelector('.progress-bar-text')
  if (!asks) return void old?.remove()
  if (old) return
  const question = document.createElement('span')
  question.className = 'fa fa-question-circle progress-bar-text'
  bar.append(question)
}

function createBar(): HTMLElement {
  const holder = document.createElement('div')
  holder.className = 'progress-text horizon-loading-bar'
  // The cell's own words say what goes on.
  holder.setAttribute('aria-hidden', 'true')
  const track = document.createElement('div')
  track.className = 'progress progress-striped active'
  const bar = document.createElement('div')
  bar.className = 'progress-bar'
  track.append(bar)
  holder.append(track)
  return holder
}
