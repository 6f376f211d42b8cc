import { expect } from '@open-wc/testing'
import { consoleGate } from '../../tests/support/expect-console.js'
import './define.js'
import '../live-table/stratus-live-table.define.js'

consoleGate()

const hostile = '<img src=x onerror="window.wasHit = true"><b id="marked">x</b>'
const withProto = (fields: object) => JSON.parse(JSON.stringify(fields).replace('{', '{"__proto__":{"polluted":1},'))

/** What each element shows, with markup wherever a name may stand. */
const answers = {
  'stratus-live-instances': withProto({
    items: [withProto({ id: hostile, name: hostile, status: hostile, addresses: [hostile], flavor: hostile })],
  }),
  'stratus-live-quota': withProto({ totalInstancesUsed: 1, maxTotalInstances: 10, [hostile]: hostile }),
  'stratus-live-topology': withProto({
    networks: [{ id: 'n', name: hostile, status: hostile, subnets: [{ id: hostile, cidr: hostile }] }],
    routers: [],
    ports: [],
    servers: [withProto({ id: hostile, name: hostile, status: hostile })],
  }),
} as const

/** The element and all that lies in it, through shadow roots. */
function* below(root: Element): Generator<Element> {
  yield root
  for (const child of [...root.children, ...(root.shadowRoot?.children ?? [])]) yield* below(child)
}

type Tag = keyof typeof answers

function open(tag: Tag, set: object): HTMLElement {
  const element = Object.assign(document.createElement(tag), set)
  document.body.append(element)
  return element
}
const heard = (element: Element, type: string) =>
  new Promise<CustomEvent>((resolve) =>
    element.addEventListener(type, (event) => resolve(event as CustomEvent), { once: true }),
  )

afterEach(() => {
  for (const tag of Object.keys(answers)) document.querySelectorAll(tag).forEach((element) => element.remove())
})

for (const tag of Object.keys(answers) as Tag[])
  describe(`<${tag}> on a hostile portal`, () => {
    it('names are text, and an answer changes no prototype', async () => {
      const element = open(tag, { transport: () => Promise.resolve(answers[tag]), view: 'outline' })
      await heard(element, 'stratus-load')
      await new Promise((resolve) => setTimeout(resolve, 100))
      const inside = [...below(element)]
      expect(inside.length).to.be.above(5)
      expect(inside.filter((node) => node.id === 'marked' || node.hasAttribute('onerror'))).to.deep.equal([])
      expect((window as { wasHit?: boolean }).wasHit).to.equal(undefined)
      expect(({} as { polluted?: number }).polluted).to.equal(undefined)
    })

    it('messages to the page, and attributes called as parts of objects, change nothing', async () => {
      const element = open(tag, { data: answers[tag] })
      for (const name of ['__proto__', 'constructor', 'prototype', 'data', 'transport'])
        element.setAttribute(name, '{"polluted":1}')
      for (const action of ['refresh', 'grant', 'delete'])
        window.postMessage({ action, grant: 'evil', data: answers[tag] }, '*')
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect((element as { data?: unknown }).data).to.equal(answers[tag])
      expect(({} as { polluted?: number }).polluted).to.equal(undefined)
    })

    it('what is no grant is refused, and goes into no request', async () => {
      const asked: string[] = []
      const real = window.fetch
      window.fetch = (url) => {
        asked.push(String(url))
        return Promise.reject(new TypeError('offline'))
      }
      try {
        const bad = { toString: () => 'evil', grant: { toString: () => 'evil' }, expires_in: 'never' }
        const element = open(tag, { webroot: 'https://dash.test/', grant: () => Promise.resolve(bad) })
        const { detail } = await heard(element, 'stratus-error')
        expect((detail as { code: string }).code).to.equal('malformed')
        expect(asked).to.deep.equal([])
      } finally {
        window.fetch = real
      }
    })
  })
