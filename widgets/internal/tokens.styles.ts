import { css, unsafeCSS } from 'lit'
import { tokens, tokenValue } from './tokens.js'

const declarations = Object.entries(tokens)
  .map(([name, token]) => `--_${name}: var(--stratus-${name}, ${tokenValue(token, '--_')});`)
  .join('\n')

/**
 * Every element reads its look from private variables `--_name`, each of which is the page's `--stratus-name` or else our
 * default: an element looks right on a page that never heard of us, and a page re-themes with a few variables.
 */
export const tokenStyles = css`
  :host {
    ${unsafeCSS(declarations)}
  }
`
