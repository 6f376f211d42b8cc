import { html } from 'lit'
import { numberFormat } from '../internal/formats.js'
import { t, tn } from '../internal/localize.js'
import type { ChartTexts } from './chart-texts.js'
import { tableOf, type NumberSeries } from './series-model.js'

/** More rows than anybody reads would only make the page slow. */
const tableLimit = 200

type Table = ReturnType<typeof tableOf>

/** Not made again with each move of the pointer: there may be very many points. */
const tables = new WeakMap<readonly NumberSeries[], Table>()

function knownTable(series: readonly NumberSeries[]): Table {
  const table = tables.get(series) ?? tableOf(series, tableLimit)
  tables.set(series, table)
  return table
}

/** The points as a table: what screen readers, and people who want the number, get. */
export function renderTable(series: readonly NumberSeries[], texts: ChartTexts, label: string) {
  const { rows, total } = knownTable(series)
  const count = numberFormat().format(total)
  return html`<div class="scroll" part="table" tabindex="0" role="region" aria-label=${label || t('Chart data')}>
    <table>
      <caption>
        ${
          total > rows.length
            ? t('The newest %s of %s points in time', [rows.length, count])
            : tn('%s point in time', '%s points in time', total, [count])
        }
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('Time')}</th>
          ${series.map(({ name, unit }) => html`<th scope="col">${unit ? `${name} (${unit})` : name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ x, ys }) =>
            html`<tr>
              <th scope="row">${texts.moment(x)}</th>
              ${ys.map((y) => html`<td>${y === undefined ? '-' : texts.value(y, '')}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
