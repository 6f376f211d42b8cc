import { describe, expect, it } from 'vitest'
import { floors } from './floors.js'
import { circlesOf, files, graph, graphWithLater, imports, source, textOf, type Import } from './import-graph.js'

const react = /^(react|react-dom|react-router-dom|@lit\/react)(\/|$)/
const lit = /^(lit|@lit)(\/|$)/

/** Who may not import what. */
const rules: Array<{ name: string; from: RegExp; except?: RegExp; never: (target: string, item: Import) => boolean }> =
  [
    {
      name: 'models, layouts and other pure files know neither lit nor the network',
      from: /^widgets\/.*(-model|\/layouts\/[^/]+)\.ts$/,
      never: (target) => lit.test(target) || react.test(target) || /api-client/.test(target),
    },
    {
      name: 'elements know neither the client, nor stores, nor React',
      from: /^widgets\/(?!react\/|embed\/|enhance\/)/,
      never: (target) =>
        /^(@stratus\/|api-client\/|host-app\/)/.test(target) || /nanostores/.test(target) || react.test(target),
    },
    {
      name: 'React wrappers know only the kit',
      from: /^widgets\/react\//,
      never: (target) => /^(@stratus\/(api-client|host-app)|api-client\/|host-app\/)/.test(target),
    },
    {
      name: 'the client knows no element, no React, no demo cloud',
      from: /^api-client\/(?!demo-cloud\/)/,
      never: (target) =>
        lit.test(target) ||
        react.test(target) ||
        /^(@stratus\/|widgets\/|host-app\/)/.test(target) ||
        target.startsWith('api-client/demo-cloud'),
    },
    {
      name: 'only live lists use nanostores; the poller imports nothing',
      from: /^api-client\/(?!live\/)/,
      never: (target) => /nanostores/.test(target),
    },
    {
      name: 'the poller imports nothing from outside',
      from: /^api-client\/live\/poll/,
      never: (target) => !target.startsWith('api-client/live/poll'),
    },
    {
      name: 'the demo cloud knows only the table, schemas and rules',
      from: /^api-client\/demo-cloud\//,
      never: (target) =>
        lit.test(target) ||
        react.test(target) ||
        /^(@stratus\/|widgets\/|host-app\/)/.test(target) ||
        target.startsWith('api-client/live'),
    },
    {
      name: 'zod comes through one door',
      from: /./,
      except: /^api-client\/zod\.ts$/,
      never: (target) => target === 'zod' || target.startsWith('zod/'),
    },
    {
      name: 'the host uses the kit by its public doors, and the demo cloud only at its two entrances',
      from: /^host-app\/(src|server)\//,
      never: (target, { file }) =>
        /^(widgets|api-client)\//.test(target) ||
        (target === '@stratus/api-client/demo-cloud' && !/(boot-demo|server\/upstream-demo)\.tsx?$/.test(file)),
    },
    {
      name: 'ui parts know neither router nor client nor stores',
      from: /^host-app\/src\/ui\//,
      never: (target) =>
        /react-router|nanostores|@stratus\/api-client/.test(target) || /host-app\/src\/(stores|panels)\//.test(target),
    },
    {
      name: 'docs use package exports only, like a stranger',
      from: /^docs\/demos\//,
      never: (target) => /^(widgets|api-client|host-app|tests)\//.test(target),
    },
    {
      name: 'nobody imports tests',
      from: /^(widgets|api-client|host-app|docs)\//,
      never: (target) => target.startsWith('tests/'),
    },
  ]

describe('import directions', () => {
  it.each(rules)('$name', ({ from, except, never }) => {
    const broken = imports
      .filter((item) => from.test(item.file) && !except?.test(item.file) && never(item.target, item))
      .map((item) => `${item.file} → ${item.target}`)
    expect(broken).toEqual([])
  })

  it('relative imports name the file that will exist: they end in .js (or an asset)', () => {
    const broken = imports
      .filter(({ specifier }) => specifier.startsWith('.') && !/\.(js|mjs|css|json|svg)(\?\w+)?$/.test(specifier))
      .map(({ file, specifier }) => `${file} → ${specifier}`)
    expect(broken).toEqual([])
  })
})

describe('circles', () => {
  it('knows one when it sees one', () => {
    const edges = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set(['d'])],
      ['e', new Set(['a', 'd'])],
    ])
    expect(circlesOf(edges)).toEqual([['d'], ['a', 'b', 'c']])
  })

  it('nothing imports round in a circle, types and what is imported later included', () =>
    expect(circlesOf(graphWithLater)).toEqual([]))
})

describe.each(Object.entries(floors))('floors of %s', (base, order) => {
  const rooms = order.flat()
  const inside = (file: string) => file.startsWith(`${base}/`)

  /** The room of a file: its folder or itself where that is named, else what stands for the rest. */
  const roomOf = (file: string): string | undefined => {
    const [first = '', ...rest] = file.slice(base.length + 1).split('/')
    const own = rest.length ? `${first}/` : first
    return [own, rest.length ? '*/' : '*'].find((room) => rooms.includes(room))
  }
  const floorOf = (room: string | undefined) => order.findIndex((names) => names.some((name) => name === room))

  it('has a room for every file, and a file for every room', () => {
    const here = source.filter(inside)
    expect(here.filter((file) => !roomOf(file))).toEqual([])
    const used = new Set(here.map(roomOf))
    expect(rooms.filter((room) => !used.has(room))).toEqual([])
  })

  it('no import leads up or across', () => {
    const broken = [...graph].flatMap(([file, targets]) =>
      [...targets]
        .filter((target) => inside(file) && inside(target) && roomOf(file) !== roomOf(target))
        .filter((target) => floorOf(roomOf(file)) >= floorOf(roomOf(target)))
        .map((target) => `${file} → ${target}`),
    )
    expect(broken).toEqual([])
  })
})

describe('what no file may contain', () => {
  const texts = files.map((file) => ({ file, text: textOf(file) }))

  it('no ts-ignore, no eval (the linter refuses any)', () => {
    const broken = texts
      .filter(({ file }) => !file.startsWith('tests/safety/'))
      .filter(({ text }) => /@ts-ignore|@ts-nocheck|\beval\(|new Function\(/.test(text))
      .map(({ file }) => file)
    expect(broken).toEqual([])
  })

  it('every element test watches the console', () => {
    const broken = texts
      .filter(
        ({ file, text }) => /^widgets\/.*\/stratus-[^/]+\.test\.ts$/.test(file) && !text.includes('consoleGate()'),
      )
      .map(({ file }) => file)
    expect(broken).toEqual([])
  })
})
