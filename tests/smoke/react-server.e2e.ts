import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visit } from '../e2e/support/browser.js'
import { App } from './hydrated/app.js'
import { servePlainly, type PlainServer } from './plain-server.js'

/** The React components, rendered by a server and taken over by a browser; React as developers have it, which says what differs. */
let server: PlainServer
const html = renderToString(createElement(App))

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stratus-hydrated-'))
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    resolve: { conditions: ['source', 'development', 'module', 'browser'] },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('hydrated/browser.tsx', import.meta.url)),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  // Lit as developers have it: its advice is about the kit, but for the first, which is about Lit.
  const known = '<script>litIssuedWarnings = new Set(["dev-mode"])</script>'
  const head = `<!doctype html><html lang="en"><head><title>x</title>${known}`
  writeFileSync(
    join(folder, 'index.html'),
    `${head}<script type="module" src="page.js"></script></head><body><div id="app">${html}</div></body></html>`,
  )
  server = await servePlainly(folder, '/')
}, 120_000)

afterAll(() => {
  server?.close()
})

describe('issue 15: React components on a server', () => {
  it('write their tags with what attributes can say, and no more', () => {
    expect(html).toContain('<stratus-quota-pie heading="Instances" used="2" max="10" id="pie"></stratus-quota-pie>')
    expect(html).toContain('<stratus-number-input label="Count" value="2" required=""><span>Help</span>')
    expect(html).toContain('<stratus-live-table label="Servers" without-selection=""></stratus-live-table>')
  })

  it('are taken over in the browser without a complaint, and work', async () => {
    const { page, close } = await visit(`${server.base}index.html`)
    await page.getByText('web-1').first().waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    await page.locator('stratus-quota-pie[used="2"]').getByText('30%').waitFor()
    await close()
  })
})
