import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readWidget, widgets } from './elements.js'

const doors = readdirSync(widgets, { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /^(?!node_modules|dist)([\w-]+\/stratus-[\w-]+)\.define\.ts$/.exec(file)?.[1] ?? [],
)

it('every element is registered with the kit and exported by it: the contract of all elements mounts what it finds there', () => {
  // Those that fetch their own data have a register of their own.
  const both = (kit: string, embedded: string) => readWidget(kit) + readWidget(embedded).replaceAll("'./", "'./embed/")
  const [registered, exported] = [both('define.ts', 'embed/define.ts'), both('elements.ts', 'embed/index.ts')]
  // The icon without its drawings is the same element.
  const elements = doors.filter((door) => !door.endsWith('-core'))
  expect(elements.length).toBeGreaterThan(30)
  expect(elements.filter((door) => !registered.includes(`'./${door}.define.js'`))).toEqual([])
  expect(readWidget('index.ts')).toContain("export * from './elements.js'")
  expect(elements.filter((door) => !exported.includes(`'./${door}.js'`))).toEqual([])
})
