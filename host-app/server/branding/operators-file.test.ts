import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createApp } from '../app.js'
import { StaticFiles } from '../static.js'
import type { Trouble } from '../upstream.js'
import { openOperatorsFile } from './operators-file.js'

let folder: string
let trouble: Trouble | null = null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratus-operators-'))
  await write(
    'index.html',
    `<html><head><base href="/" /><title>Stratus</title><link rel="icon" href="stratus/favicon.svg" type="image/svg+xml" /></head>
    <body><noscript>Stratus needs JavaScript: switch it on for this site.</noscript></body></html>`,
  )
  await write('light.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await write('dark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>')
  await write('icon.png', 'png')
  trouble = null
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

async function opened(text: string) {
  await write('branding.yaml', text)
  const operatorsFile = openOperatorsFile(join(folder, 'branding.yaml'))
  const app = createApp({
    config: { webroot: '/', uploadOrigins: [], signInOrigins: [], operatorsFile },
    files: new StaticFiles(folder),
    upstream: { name: 'http://cloud.test/', fetch: async () => Response.json(''), trouble: async () => trouble },
  })
  const get = (path: string) => app.request(path, { headers: { accept: 'text/html', cookie: 'sessionid=1' } })
  const page = async () => (await get('/project/images')).text()
  return { operatorsFile, get, page }
}

const whole = `name: "Nimbus <Cloud>"
logo: { light: light.svg, dark: dark.svg }
icon: icon.png
help: { name: The Nimbus team, url: mailto:team@nimbus.example }
`

it('S-BRAND-04 name and icon are in the document, where scripts are off, and where the cloud cannot be reached', async () => {
  const { get, page } = await opened(whole)
  const html = await page()
  expect(html).toContain('<title>Nimbus &lt;Cloud&gt;</title>')
  expect(html).toContain('<noscript>Nimbus &lt;Cloud&gt; needs JavaScript')
  expect(html).toMatch(/<link rel="icon" href="stratus\/operator-icon\?[\w-]{12}" type="image\/png" \/>/)
  trouble = { text: 'The cloud cannot be reached.', detail: '' }
  const down = await page()
  expect(down).toContain('<title>The cloud cannot be reached – Nimbus &lt;Cloud&gt;</title>')
  expect(down).toContain('href="stratus/operator-icon?')
  for (const path of ['/stratus/operator-icon', '/favicon.ico'])
    expect((await get(path)).headers.get('content-type')).toBe('image/png')
  expect(await (await get('/stratus/operator-logo-dark')).text()).toContain('width="2"')
})

it('S-BRAND-04 it is read again when it is told to; a broken one changes nothing', async () => {
  const { operatorsFile, page } = await opened('name: Nimbus')
  expect(await page()).toContain('<title>Nimbus</title>')
  await write('branding.yaml', 'name: Cumulus')
  expect(await page()).toContain('<title>Nimbus</title>')
  operatorsFile.reread()
  expect(await page()).toContain('<title>Cumulus</title>')
  await write('branding.yaml', 'name: Cirrus\nlogo: { light: light.svg }')
  expect(() => operatorsFile.reread()).toThrow(/line 2: logo/)
  expect(await page()).toContain('<title>Cumulus</title>')
})
