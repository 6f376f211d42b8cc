import { html, svg } from 'lit'
import { t } from '../../internal/localize.js'
import { kindName, type Kind } from '../model/node-kinds.js'
import type { NodeSign } from '../model/topology-model.js'
import type { Bounds } from '../viewport/viewport-model.js'
import type { Palette } from './palette.js'
import { statePaths } from './shapes.js'
import { xmlText } from './xml-text.js'

/** @texts */
const signs = { active: 'Active', loading: 'In progress', off: 'Off or down', down: 'Error' } as const satisfies Record<
  NodeSign,
  string
>
const allSigns = Object.entries(signs) as [NodeSign, string][]

/** What shapes and signs mean, beside the picture. */
export function renderLegend(kinds: readonly Kind[]) {
  return html`<ul>
    ${kinds.map(
      (kind) =>
        html`<li>
          <svg viewBox="0 0 24 24" class="kind" aria-hidden="true">${svg`<path d=${kind.icon}></path>`}</svg
          >${kindName(kind)}
        </li>`,
    )}
    ${allSigns.map(
      ([sign, text]) =>
        html`<li>
          <svg viewBox="-1 -1 2 2" class=${sign} aria-hidden="true">
            ${svg`<circle r="1"></circle><path d=${statePaths[sign]}></path>`}</svg
          >${t(text)}
        </li>`,
    )}
  </ul>`
}

/** Size of an entry in a document, px. */
const entry = { width: 140, height: 24, margin: 12 } as const

/** The same below a picture in a file, and how high it is there. */
export function legendSvg(kinds: readonly Kind[], palette: Palette, { left, right, bottom }: Bounds, scale: number) {
  const all = [
    ...kinds.map((kind) => ({
      text: kindName(kind),
      sign: `<path d="${xmlText(kind.icon)}" transform="translate(0 -8) scale(.67)" fill="none" stroke="${palette.text}" stroke-width="2"/>`,
    })),
    ...allSigns.map(([sign, text]) => ({
      text: t(text),
      sign: `<g transform="translate(8 0) scale(7)"><circle r="1" fill="${palette[sign]}"/><path d="${statePaths[sign]}" fill="none" stroke="${palette.surface}" stroke-width=".26"/></g>`,
    })),
  ]
  const columns = Math.max(1, Math.floor(((right - left) * scale - entry.margin) / entry.width))
  const entries = all.map(({ text, sign }, at) => {
    const [x, y] = [(at % columns) * entry.width + entry.margin, Math.floor(at / columns) * entry.height + entry.height]
    return `<g transform="translate(${x} ${y})">${sign}<text x="22" y="4" text-anchor="start" fill="${palette.text}">${xmlText(text)}</text></g>`
  })
  const content = `<g transform="translate(${left} ${bottom}) scale(${1 / scale})">${entries.join('')}</g>`
  return { content, height: (Math.ceil(all.length / columns) * entry.height + entry.margin) / scale }
}
