import { fixtureCleanup } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import { examples } from './examples.js'
import type { Example } from './mount.js'

/** Media features of the page, until told otherwise. */
export const emulate = (features: Readonly<Record<string, string>>) =>
  executeServerCommand(
    'emulate-features',
    Object.entries(features).map(([name, value]) => ({ name, value })),
  )

/** Cookies of the specification: what one test chose is not the next one's. */
const remembered = ['tabs', 'ntp_draw_mode', 'show_labels', 'are_networks_collapsed']

/** A suite for each element in each state; the page is as before after each test. */
export function describeExamples(tests: (example: Example) => void): void {
  afterEach(() => {
    for (const element of document.body.querySelectorAll(':scope > *')) {
      if (element.localName.startsWith('stratus-') || element.matches('.box')) element.remove()
    }
    fixtureCleanup()
    document.documentElement.lang = 'en'
    document.documentElement.dir = ''
    for (const name of remembered) document.cookie = `${name}=; path=/; max-age=0`
  })
  for (const example of examples()) describe(`<${example.tag}>, ${example.state}`, () => tests(example))
}
