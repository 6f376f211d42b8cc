// Writes tokens.css: `npx tsx widgets/build/write-tokens-css.ts`.
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { tokensCss } from './tokens-css.js'

writeFileSync(
  new URL('../internal/styles/tokens.css', import.meta.url),
  await format(tokensCss(), { parser: 'css', printWidth: 120, singleQuote: true }),
)
