import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, visit, type Page } from '../e2e/support/browser.js'
import { freePort } from '../support/free-port.js'
import { servePlainly } from '../smoke/plain-server.js'
import { sampleAnswers, see, type PrintedCode } from '../packaging/samples.js'
import { Consumer, type Outcome } from './consumer.js'
import { printCells, printCounter, printForms, writeSamples } from './printed-code.js'

/**
 * The packed kit in projects as people make them, with the compilers and bundlers that they use. Each is the same page: a field, a
 * table whose rows change and can be acted on, a modal that a button opens; and each has files with mistakes that its compiler must find.
 */
interface Project {
  readonly name: string
  /** A piece of what its compiler says of each mistake, with the file and the line. */
  readonly mistakes: readonly RegExp[]
}

const projects: readonly Project[] = [
  {
    name: 'react',
    mistakes: [/wrong\.tsx\(5,/, /wrong\.tsx\(6,.*stratus-quota-tart/, /wrong\.tsx\(7,.*'nothing'/, /wrong\.tsx\(8,/],
  },
  {
    name: 'vue',
    mistakes: [
      /Wrong\.vue\(6,/,
      /Wrong\.vue\(7,.*stratus-quota-tart/,
      /Wrong\.vue\(8,/,
      /Wrong\.vue\(9,.*nothing/,
      /Wrong\.vue\(10,.*modelValue/,
    ],
  },
  {
    name: 'preact',
    mistakes: [/wrong\.tsx\(4,/, /wrong\.tsx\(5,.*stratus-quota-tart/, /wrong\.tsx\(6,.*'nothing'/, /wrong\.tsx\(7,/],
  },
  {
    name: 'solid',
    mistakes: [
      /wrong\.tsx\(4,/,
      /wrong\.tsx\(5,.*stratus-quota-tart/,
      /wrong\.tsx\(6,.*'nothing'/,
      /wrong\.tsx\(7,[^]*rowActions/,
    ],
  },
  { name: 'svelte', mistakes: [/Wrong\.svelte:5:/, /Wrong\.svelte:6:/, /Wrong\.svelte:7:[^]*nothing/] },
  {
    name: 'angular', // Properties are not checked by Angular (the schema allows all), listeners are.
    mistakes: [/wrong\.ts:6:[^]*'MouseEvent'/],
  },
  { name: 'html', mistakes: [/wrong\.js\(2,/, /wrong\.js\(3,.*'text'/] },
]

/** The registry of this machine does not have it, or cannot be reached. */
const missing = ({ ok, output }: Outcome) =>
  !ok && /E404|ETARGET|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|No matching distribution/.test(output)

afterAll(closeBrowser)

/** What every project's page does. */
async function drive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.locator('#count', { hasText: '2' }).waitFor()
  const table = page.getByRole('grid', { name: 'Instances' })
  await table.getByText('Active').waitFor()
  await page.getByRole('button', { name: 'Add instance' }).click()
  await table.getByText('web-2').waitFor()
  await page.getByRole('button', { name: 'Delete Instance web-2' }).click()
  await page.locator('#last', { hasText: 'delete web-2' }).waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Image' }).waitFor()
  await page.getByText('The image is public.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#last', { hasText: 'escape' }).waitFor()
  expect(await page.evaluate(() => document.querySelector('stratus-modal:not(:defined)'))).toBe(null)
}

/** What a framework puts into a cell stands in the page, and in the table's cell. */
async function driveCells(page: Page): Promise<void> {
  const badge = page.locator('.badge', { hasText: 'Paused' })
  await badge.waitFor()
  const place = await badge.evaluate((element) => {
    const slotted = element.closest('[slot]')
    return { isOfPage: slotted?.getRootNode() === document, cell: slotted?.assignedSlot?.closest('td')?.cellIndex }
  })
  expect(place).toEqual({ isOfPage: true, cell: expect.any(Number) })
}

/** What the documentation prints of each element. */
async function driveSamples(base: string, name: string, samples: readonly PrintedCode[]): Promise<void> {
  const { page, close } = await visit(`${base}${name === 'svelte' ? 'samples.html' : 'index.html#samples'}`)
  for (const sample of samples) {
    await see(page, sample)
    // What lies over the page would hide the next one's button.
    if (sample.pressed) await page.locator(`#${sample.name}`).evaluate((section) => section.remove())
  }
  await close()
}

/** Fields as controls of Angular's forms. */
async function driveAngularForms(url: string): Promise<void> {
  const { page, close } = await visit(url)
  const server = async () => JSON.parse((await page.locator('#server').textContent()) ?? '') as object
  const period = { start: '2026-01-01', end: '' }
  await expect.poll(server).toEqual({ name: 'web-1', deleteVolume: true, period })
  const name = page.getByLabel('Name')
  const box = page.getByRole('checkbox', { name: 'Delete Volume' })
  expect([await name.inputValue(), await box.isChecked()]).toEqual(['web-1', true])
  await box.uncheck()
  const last = page.getByRole('textbox', { name: 'To' })
  await last.fill('2026-01-31')
  await last.press('Tab')
  await name.fill('')
  await name.blur()
  await page.getByText('This field is required.').waitFor()
  await name.fill('web-2')
  await expect
    .poll(server)
    .toEqual({ name: 'web-2', deleteVolume: false, period: { start: '2026-01-01', end: '2026-01-31' } })
  await name.press('Enter')
  await page.locator('#launched', { hasText: 'VALID web-2' }).waitFor()
  await page.getByLabel('Flavor').selectOption('Large')
  await page.getByRole('spinbutton', { name: 'Instance Count' }).fill('5')
  const file = { name: 'boot.sh', mimeType: 'text/plain', buffer: Buffer.from('#!') }
  await page.locator('stratus-file-upload input').setInputFiles(file)
  await page.locator('#others', { hasText: 'l 5 boot.sh' }).waitFor()
  await page.getByRole('button', { name: 'Disable' }).click()
  await expect.poll(async () => [await name.isDisabled(), await box.isDisabled()]).toEqual([true, true])
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => name.inputValue()).toBe('')
  await close()
}

/** What the documentation says of htmx. */
async function driveHtmx(url: string): Promise<void> {
  const { page, close } = await visit(url)
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('price') && requested.push(new URL(request.url()).search))
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.locator('#price').getByText('Price').waitFor()
  await page.getByRole('button', { name: 'Delete Instance web-1' }).click()
  await expect.poll(() => requested).toEqual(['?count=2', '?action=delete&id=1'])
  await close()
}

describe.each(projects)('issue 15: the packed kit in a project with $name', ({ name, mistakes }) => {
  let consumer: Consumer
  let installed: Outcome
  let hasCells: boolean
  let samples: readonly PrintedCode[]

  beforeAll(async () => {
    consumer = new Consumer(name)
    hasCells = printCells(consumer, name)
    if (name === 'angular') printForms(consumer)
    printCounter(consumer, name)
    samples = await writeSamples(consumer, name)
    installed = consumer.install()
  })
  afterAll(() => consumer.remove())

  it('its compiler has nothing to say, it is built, and a browser shows it', async ({ skip }) => {
    skip(missing(installed), `the registry lacks something: ${installed.output}`)
    expect(installed).toMatchObject({ ok: true })
    expect(consumer.run('npm', 'run', '--silent', 'check')).toEqual({ ok: true, output: expect.anything() })
    expect(consumer.run('npm', 'run', '--silent', 'build')).toEqual({ ok: true, output: expect.anything() })
    for (const [path, text] of Object.entries(sampleAnswers())) consumer.write(`dist/${path}`, text)
    const server = await servePlainly(join(consumer.folder, 'dist'), '/')
    const { page, close } = await visit(`${server.base}index.html`)
    await drive(page)
    if (hasCells) await driveCells(page)
    await close()
    if (samples.length) await driveSamples(server.base, name, samples)
    if (name === 'angular') await driveAngularForms(`${server.base}index.html#fields`)
    if (name === 'html') await driveHtmx(`${server.base}htmx.html`)
    server.close()
  })

  it('its compiler finds each mistake', ({ skip }) => {
    skip(missing(installed), 'not installed')
    consumer.addMistakes(name)
    const { ok, output } = consumer.run('npm', 'run', '--silent', 'check')
    expect(ok).toBe(false)
    for (const mistake of mistakes) expect(output).toMatch(mistake)
  })
})

describe('issue 15: the packed kit in a project with Django', () => {
  let consumer: Consumer
  let installed: Outcome

  beforeAll(() => {
    consumer = new Consumer('django')
    const kit = consumer.install()
    const python = kit.ok ? consumer.run('python3', '-m', 'venv', 'python') : kit
    installed = python.ok ? consumer.run('python/bin/pip', 'install', '--quiet', '-r', 'requirements.txt') : python
  })
  afterAll(() => consumer.remove())

  // Templates have no types: nothing finds a mistake there but the kit's own warnings.
  it('its files get hashed names, and a browser shows the page under a strict policy', async ({ skip }) => {
    skip(missing(installed), `the registry lacks something: ${installed.output}`)
    expect(installed).toMatchObject({ ok: true })
    expect(consumer.run('python/bin/python', 'manage.py', 'collectstatic', '--noinput')).toMatchObject({ ok: true })
    const address = `127.0.0.1:${await freePort()}`
    consumer.start('python/bin/python', 'manage.py', 'runserver', '--noreload', address)
    await expect
      .poll(
        () =>
          fetch(`http://${address}/`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200)
    const { page, close } = await visit('about:blank', { allow: [/favicon/] })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto(`http://${address}/`)
    await drive(page)
    expect(scripts.filter((path) => /\/stratus\.[\da-f]{12}\.js$/.test(path))).toHaveLength(1)
    await close()
  })
})
