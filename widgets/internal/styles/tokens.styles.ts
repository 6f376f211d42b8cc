import { css, unsafeCSS, type CSSResult } from 'lit'
import { forcedColors, tokens, tokenValue } from './tokens.js'

/** Private variables and what each is: the page's `--stratus-name`, or else our default. */
const declarations = new Map(
  Object.entries(tokens).map(([name, token]) => [
    `--_${name}`,
    `--_${name}: var(--stratus-${name}, ${tokenValue(token, '--_')});${name === 'text-disabled' ? forcedColors('--_') : ''}`,
  ]),
)

function collect(text: string, found: Set<string>): Set<string> {
  for (const [name] of text.matchAll(/--_[\w-]+/g)) {
    const declaration = declarations.get(name)
    if (!declaration || found.has(name)) continue
    found.add(name)
    collect(declaration, found)
  }
  return found
}

/**
 * The tokens that a text of styles reads, and those these stand on, as declarations for the element that has these styles: an
 * element looks right on a page that never heard of us, and a page re-themes with a few variables. Only those, as each declared
 * variable costs style work in every instance; undefined where none is read.
 */
export function tokenStyles(text: string): CSSResult | undefined {
  const names = collect(text, new Set())
  if (!names.size) return undefined
  return css`
    :host {
      ${unsafeCSS([...names].map((name) => declarations.get(name)).join('\n'))}
    }
  `
}
