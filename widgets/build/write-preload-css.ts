// Writes preload.css: `npx tsx --conditions=source widgets/build/write-preload-css.ts`.
import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { versions } from '../internal/define.js'
import { preloadCss } from './preload-css.js'

// By address: the kit does not need its own build.
for (const file of ['define', 'embed/define']) await import(new URL(`../${file}.ts`, import.meta.url).href)

writeFileSync(
  new URL('../internal/styles/preload.css', import.meta.url),
  await format(preloadCss(versions().keys()), { parser: 'css', printWidth: 120, singleQuote: true }),
)
