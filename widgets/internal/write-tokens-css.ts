// Writes tokens.css: `npx tsx widgets/internal/write-tokens-css.ts`.
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { tokensCss } from './tokens-css.js'

writeFileSync(
  new URL('tokens.css', import.meta.url),
  await format(tokensCss(), { parser: 'css', printWidth: 120, singleQuote: true }),
)
