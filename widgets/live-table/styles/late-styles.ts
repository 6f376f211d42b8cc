import type { CSSResult } from 'lit'
import { tokenStyles } from '../../internal/styles/tokens.styles.js'

/** Styles of a part that comes late, with the tokens that they read: the element declares those of its own styles only. */
export function lateStyles(...styles: readonly CSSResult[]): readonly CSSResult[] {
  const tokens = tokenStyles(styles.map(({ cssText }) => cssText).join(' '))
  return tokens ? [tokens, ...styles] : styles
}
