import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elementsOf, type Attribute } from '../../docs/site/manifest.js'
import { visit, type Visit } from '../e2e/support/browser.js'
import { servePlainly, type PlainServer } from '../smoke/plain-server.js'

/** What the built kit says of attributes that cannot be right, for all that its manifest lists. Needs the build. */
const dist = fileURLToPath(new URL('../../widgets/dist/', import.meta.url))
const elements = elementsOf(readFileSync(`${dist}custom-elements.json`, 'utf8'))

/** One of a few texts, or a number: another text is wrong. */
const canBeWrong = ({ name, type }: Attribute) => {
  const text = type?.text ?? ''
  // What it says of its data it finds out by itself.
  if (name === 'state' && text.includes('no-access')) return false
  return /'[^']*'/.test(text) || /\bIconName\b/.test(text) || (/\bnumber\b/.test(text) && !/\bstring\b/.test(text))
}
const cases = elements.flatMap(({ tagName, attributes = [] }) =>
  attributes.filter(canBeWrong).map(({ name }) => [tagName, name] as const),
)

let server: PlainServer
let visited: Visit

beforeAll(async () => {
  server = await servePlainly(`${dist}browser`, '/')
  visited = await visit(`${server.base}stratus-preload.css`, { allow: [/./] })
  await visited.page.evaluate(
    `Promise.all(['stratus', 'stratus-embed'].map((name) => import('${server.base}' + name + '.js')))`,
  )
})

afterAll(() => {
  server.close()
})

describe('issue 15: a wrong attribute', () => {
  it('is known for most elements', () => expect(cases.length).toBeGreaterThan(60))

  it.each(cases)('<%s %s="wrong-value"> is said once, by element and attribute', async (tag, name) => {
    const { page, said } = visited
    const before = said.length
    await page.evaluate(
      async ([tagName, attribute]) => {
        const element = document.createElement(tagName) as HTMLElement & { updateComplete: Promise<unknown> }
        element.setAttribute(attribute, 'wrong-value')
        document.body.append(element)
        await element.updateComplete
        // The same again says nothing more.
        element.setAttribute(attribute, 'wrong-value')
        await element.updateComplete
        await new Promise((resolve) => setTimeout(resolve, 20))
        element.remove()
      },
      [tag, name] as const,
    )
    const news = () => said.slice(before).filter((text) => text.includes('wrong-value') || text.includes(name))
    await expect.poll(news).toEqual([expect.stringContaining(`<${tag}>`)])
  })
})
