import { html } from 'lit'
import { t } from '../internal/localize.js'
import { colorCount } from './chart-colors.js'
import type { ChartTexts } from './chart-texts.js'
import { nearest, type NumberSeries } from './series-model.js'

interface Legend {
  readonly series: readonly NumberSeries[]
  readonly texts: ChartTexts
  /** Names of the hidden ones. */
  readonly off: ReadonlySet<string>
  /** What is read, ms; undefined: the newest values. */
  readonly moment: number | undefined
  readonly toggle: (name: string) => void
}

/** The value nearest to a moment, or the newest, with its unit. */
export function valueAt({ xs, ys, unit }: NumberSeries, moment: number | undefined, texts: ChartTexts): string {
  const y = ys[moment === undefined ? ys.length - 1 : nearest(xs, moment)]
  return y === undefined ? '-' : texts.value(y, unit)
}

/** The lines by name, with the values that are read; a click hides one. */
export function renderLegend({ series, texts, off, moment, toggle }: Legend) {
  const newest = Math.max(...series.map(({ xs }) => xs.at(-1) ?? -Infinity))
  return html`<div class="legend" part="legend" role="group" aria-label=${t('Legend')}>
    ${series.map(
      (one, place) =>
        html`<button
          class="series"
          part="series"
          type="button"
          aria-pressed=${off.has(one.name) ? 'false' : 'true'}
          @click=${() => toggle(one.name)}
        >
          <span class="swatch color-${(place % colorCount) + 1} ${place < colorCount ? '' : 'dashed'}"></span>
          <span class="name cut">${one.name || t('Series %s', [place + 1])}</span>
          <span class="reading">${off.has(one.name) ? '' : valueAt(one, moment, texts)}</span>
        </button>`,
    )}
    <span class="moment">${texts.moment(moment ?? newest)}</span>
  </div>`
}
