import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts)$/.test(file) && !/\.d\.m?ts$/.test(file))

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

interface Import {
  file: string
  /** A path from the repository's root, or a package name. */
  target: string
  typeOnly: boolean
}

function importsOf(file: string): Import[] {
  let text: string
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    return []
  }
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[3] ?? match[4] ?? match[5] ?? ''
    const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier
    return { file, target, typeOnly: match[2] !== undefined }
  })
}

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file)
const source = files.filter((file) => !isTest(file) && !file.startsWith('tests/'))
const imports = source.flatMap(importsOf)

const react = /^(react|react-dom|react-router-dom|@lit\/react)(\/|$)/
const lit = /^(lit|@lit)(\/|$)/

/** Who may not import what (models.md, last section). */
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
    const broken = source.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(statement)]
        .map((match) => match[3] ?? match[4] ?? match[5] ?? '')
        .filter((specifier) => specifier.startsWith('.') && !/\.(js|mjs|css|json|svg)(\?\w+)?$/.test(specifier))
        .map((specifier) => `${file} → ${specifier}`)
    })
    expect(broken).toEqual([])
  })
})

describe('what no file may contain', () => {
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

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
