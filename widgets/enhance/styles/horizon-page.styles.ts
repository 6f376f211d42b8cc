import { css, unsafeCSS } from 'lit'
import { tokens, tokenValue } from '../../internal/styles/tokens.js'
import { cardRules } from './cards.styles.js'
import { formRules } from './form.styles.js'
import { pageRules } from './page.styles.js'
import { sortRules, tableRules } from './table.styles.js'
import { tabRules } from './tabs.styles.js'

const declarations = Object.entries(tokens)
  .map(([name, token]) => `--_${name}: var(--stratus-${name}, ${tokenValue(token, '--_')});`)
  .join('\n')

/** The style of Horizon's markup, on the kit's tokens. Everything lies under one class, so that nothing leaks. */
const horizonStyles = css`
  :where(.stratus-horizon, .stratus-horizon-note, .stratus-horizon-button) {
    ${unsafeCSS(declarations)}
    color: var(--_text);
    font: var(--_weight-normal) var(--_font-size) / var(--_line-height) var(--_font-sans);
  }
  .stratus-horizon-note {
    inset: 56px 0 auto;
    inline-size: fit-content;
    margin: 0 auto;
    padding: var(--_space-2) var(--_space-4);
    border: 1px solid var(--_border);
    border-radius: var(--_radius-full);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: var(--_shadow-float);
  }
  ${pageRules}
  ${formRules}
  ${tabRules}
  ${tableRules}
  ${cardRules}
  ${sortRules}
  :where(.stratus-picture) {
    clear: both;
    padding-block: 12px;
  }
`

const adopted = new WeakSet<Document>()

/** Adds the sheet to a document, once. */
export function adoptHorizonStyles(document: Document): void {
  if (adopted.has(document)) return
  adopted.add(document)
  const sheet = horizonStyles.styleSheet
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
