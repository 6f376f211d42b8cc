import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pascal } from './scaffold.mjs'

/** Pieces of other elements, of no use alone: they have no React component and no page of the documentation. */
const pieces = new Set(['column-chooser'])

const embedFile = /^embed\/stratus-([\w-]+)(?<!\.test)\.ts$/

const doorFile = /^(?!node_modules|dist|build|embed)([\w-]+)\/stratus-([\w-]+)\.define\.ts$/

function refuse(file, what) {
  throw new Error(`${file}: ${what}`)
}

/** The module that a class imports the name from, as a path from the kit's folder, without its ending. */
function moduleOf(source, name, file) {
  for (const [, names, specifier] of source.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'$/gm)) {
    if (names.split(',').some((part) => part.trim().replace(/^type /, '') === name))
      return posix.join(posix.dirname(file), specifier.replace(/\.js$/, ''))
  }
  return refuse(file, `${name} is imported from nowhere`)
}

/** The event map that a class, or one of the classes of its properties under it, gives to StratusElement; none without events. */
function eventMapOf(widgets, source, className, file) {
  const [, base, map] =
    new RegExp(`class ${className}(?:<[^{]*?>)? extends (\\w+)(?:<\\s*(\\w+)(?:<\\w+>)?\\s*>)?`).exec(source) ??
    refuse(file, `no class ${className}`)
  if (base === 'StratusElement' || base === 'StratusField' || map?.endsWith('EventMap'))
    return map && { name: map, module: moduleOf(source, map, file) }
  const module = moduleOf(source, base, file)
  return eventMapOf(widgets, readFileSync(join(widgets, `${module}.ts`), 'utf8'), base, `${module}.ts`)
}

function read(widgets, folder, name) {
  const module = `${folder}/stratus-${name}`
  const file = `${module}.ts`
  const source = readFileSync(join(widgets, file), 'utf8')
  const className = `Stratus${pascal(name)}`
  if (!source.includes(`export class ${className}`)) refuse(file, `no exported class ${className}`)
  const [, row] = new RegExp(`class ${className}<R extends (\\w+) = \\1>`).exec(source) ?? []
  return {
    name,
    folder,
    module,
    className,
    component: pascal(name),
    isPiece: pieces.has(name),
    events: eventsOf(source),
    eventMap: eventMapOf(widgets, source, className, file),
    rowType: row && { name: row, module: moduleOf(source, row, file) },
  }
}

/**
 * Every element of the kit by its name, as its door and its class say: what the registers are made of.
 *
 * @param widgets - The folder of the kit.
 */
export function elementFiles(widgets) {
  return readdirSync(widgets, { recursive: true, encoding: 'utf8' })
    .flatMap((file) => {
      const [, folder, name] = doorFile.exec(file.replaceAll('\\', '/')) ?? []
      // A second door to the same element has no class of its own.
      return name && existsSync(join(widgets, folder, `stratus-${name}.ts`)) ? [read(widgets, folder, name)] : []
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const eventsOf = (source) => {
  const documented = /\/\*\*(?:(?!\*\/)[^])*?\*\/\nexport class/.exec(source)?.[0] ?? ''
  return [...documented.matchAll(/^ \* @event \{.*\} (stratus-[\w-]+)/gm)].map(([, event]) => event)
}

/** The elements that fetch their own data: `define.ts` of the kit leaves them out. Their events are also those of the element that they extend. */
export function embeddedElements(widgets) {
  return readdirSync(join(widgets, 'embed')).flatMap((name) => {
    const file = `embed/${name}`
    const [, element] = embedFile.exec(file) ?? []
    if (!element) return []
    const source = readFileSync(join(widgets, file), 'utf8')
    const className = `Stratus${pascal(element)}`
    const [, base] = new RegExp(`class ${className} extends (Stratus\\w+)`).exec(source) ?? []
    const inherited = base ? eventsOf(readFileSync(join(widgets, `${moduleOf(source, base, file)}.ts`), 'utf8')) : []
    const events = [...inherited, ...eventsOf(source)]
    return [{ name: element, module: `embed/stratus-${element}`, className, component: pascal(element), events }]
  })
}
