import { forcedColors, tokens, tokenValue } from '../internal/styles/tokens.js'

/** The text of `tokens.css`: every token as a public `--stratus-*` variable of the page, the two ways to fix a scheme, and paper, which is light. */
export function tokensCss(): string {
  const declarations = Object.entries(tokens).map(
    ([name, token]) => `  --stratus-${name}: ${tokenValue(token, '--stratus-')};`,
  )
  return `/* Generated from tokens.ts by widgets/build/write-tokens-css.ts; do not edit. */
:root {
  color-scheme: light dark;
${declarations.join('\n')}
  ${forcedColors('--stratus-')}
}
:root[data-stratus-scheme='light'] {
  color-scheme: light;
}
:root[data-stratus-scheme='dark'] {
  color-scheme: dark;
}
@media print {
  :root:root {
    color-scheme: light;
  }
}
`
}
