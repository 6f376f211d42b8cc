/**
 * `npm run monkey`: presses and types at random, for minutes, all over the dashboard on a demo cloud, while some of what it asks for
 * fails; ends with 1 when the console said something, with the steps before it. Finds what nobody thought of.
 * `MONKEY_SEED=1`, `MONKEY_MINUTES=5`, `MONKEY_USER=admin`, `MONKEY_WIDTH=1280`, `MONKEY_FAULTS=off`; `DEMO_HORIZON=off`: straight.
 */
import { signIn } from '../bench/sites.js'
import { closeBrowser, launch } from '../e2e/support/browser.js'
import { startServer } from '../e2e/support/server.js'
import { random } from '../support/random.js'
import { panelsOn, targetsOn, type Target } from './targets.js'

const env = (name: string, otherwise: string) => process.env[`MONKEY_${name}`] ?? otherwise
const user = env('USER', 'admin')
const width = Number(env('WIDTH', '1280'))
const chance = random(Number(env('SEED', '1')))
const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)]!

const keys = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'Space', 'Home', 'End', 'PageDown', 'Control+k', '?']
const texts = [
  'a',
  'x'.repeat(300),
  '<img src=x onerror=alert(1)>',
  '10.0.0.0/24',
  '::1',
  '-1',
  '0',
  '1e9',
  '  ',
  'ü☃𝒳',
  'key=value',
  '%2F..%2F',
  '{"a":1}',
]
const kinds = ['500', '503', '403', '404', '409', 'garbage', 'html', 'mangled', 'drop', 'slow-3000', 'expired']
/** It would be away, or have a dialog of the browser's own to answer. */
const avoided = /sign out|download|export|print/i
/** Browsers tell of every refused request by themselves. */
const expected = /status of [45]\d\d|net::ERR_/
/** Steps between two pages, and between two failures. */
const pageEvery = 40
const faultEvery = 60
/** How many steps before a failure are told. */
const told = 15

const server = await startServer({ LOG: 'off' })
const context = await signIn(await launch(), { name: 'stratus', origin: server.url }, { user, password: user })
const page = await context.newPage()
await page.setViewportSize({ width, height: 900 })

const steps: string[] = []
let failures = 0
const fail = (text: string): void => {
  if (expected.test(text)) return
  failures++
  console.log(`\nstep ${steps.length}, ${page.url()}\n${text}\n${steps.slice(-told).join('\n')}`)
}
page.on('console', (message) => void (['warning', 'error'].includes(message.type()) && fail(message.text())))
page.on('pageerror', (error) => fail(error.stack ?? error.message))
page.on('dialog', (dialog) => void dialog.accept())
context.on('page', (other) => void (other !== page && other.close()))

async function open(url: string): Promise<void> {
  steps.push(`opens ${url}`)
  await page.goto(url)
  if (!new URL(page.url()).pathname.startsWith('/auth/login')) return
  await page.getByLabel('User Name').fill(user)
  await page.getByLabel('Password', { exact: true }).fill(user)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function breakSomething(): Promise<void> {
  const kind = pick(kinds)
  steps.push(`the next three answers: ${kind}`)
  await fetch(`${server.url}/__demo__/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fault: { kind, times: 3 } }),
  })
}

async function use({ kind, name, x, y }: Target): Promise<void> {
  steps.push(`${kind} ${JSON.stringify(name)} on ${new URL(page.url()).pathname}`)
  await page.mouse.click(x, y)
  if (kind === 'choose') await page.keyboard.press('ArrowDown')
  if (kind !== 'type') return
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(pick(texts))
}

async function step(panels: readonly string[]): Promise<void> {
  if (steps.length % pageEvery === 0 || !page.url().startsWith(server.url)) return open(pick(panels))
  if (steps.length % faultEvery === 0 && env('FAULTS', 'on') === 'on') return breakSomething()
  const targets = (await targetsOn(page)).filter(({ name }) => !avoided.test(name))
  if (targets.length && chance() > 0.1) return use(pick(targets))
  const key = pick(keys)
  steps.push(`key ${key}`)
  return page.keyboard.press(key)
}

await open(server.url)
await page.locator('stratus-side-nav a').first().waitFor({ state: 'attached' })
const panels = await panelsOn(page)
const end = Date.now() + Number(env('MINUTES', '5')) * 60_000
while (Date.now() < end) {
  // A page may go while it is looked at.
  await step(panels).catch((error: Error) => steps.push(error.message.split('\n')[0] ?? ''))
  await page.waitForTimeout(50 + chance() * 200)
}
console.log(`${steps.length} steps, ${failures} failures`)
await closeBrowser()
await server.stop()
process.exit(failures ? 1 : 0)
