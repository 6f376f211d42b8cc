import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CDPSession } from 'playwright-core'

/** In one byte per letter: half as much for the browser to take in. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/** What its documents can run is handed to a tab once: handing it to each of them takes a tenth of a second. */
export async function bringAxe(session: CDPSession): Promise<void> {
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `var bringAxe = () => { ${source}\n}` })
}

const bringing = `if (typeof axe === 'undefined' && typeof bringAxe !== 'undefined') bringAxe()
typeof axe !== 'undefined'`

/** @param run in the document, around its CSP */
export async function loadAxe(run: (expression: string) => Promise<unknown>): Promise<void> {
  if (!(await run(bringing))) await run(`${source};0`)
}
