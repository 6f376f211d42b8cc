// Writes a new element that works, with its test: `npm run new:element -- stratus-thing`.
import { writeRegisters } from './registers.mjs'
import { camel, create, edit, fill, pascal, refuse, report, root, sentence } from './scaffold.mjs'

const usage = 'Usage: npm run new:element -- stratus-thing'
const [tag = ''] = process.argv.slice(2)
const [, name] = /^stratus-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(tag) ?? refuse(`'${tag}' is no tag of ours.`, usage)

const values = { tag, name, ClassName: pascal(tag), propertyName: camel(name), Title: sentence(name) }
const template = (file) => fill(new URL(`new-element/${file}.template`, import.meta.url), values)
const files = {
  [`widgets/${name}/${tag}.ts`]: template('element.ts'),
  [`widgets/${name}/${tag}.styles.ts`]: template('element.styles.ts'),
  [`widgets/${name}/${tag}.events.ts`]: template('element.events.ts'),
  [`widgets/${name}/${tag}.define.ts`]: template('element.define.ts'),
  [`widgets/${name}/${tag}.test.ts`]: template('element.test.ts'),
  [`docs/samples/${name}.html`]: template('sample.html'),
  [`tests/kit/examples/${name}.ts`]: template('example.ts'),
}
await create(files, usage)

/** Kilobytes of the skeleton, Lit included. */
const budget = 10
const budgets = 'tests/packaging/size-budgets.json'
await edit(budgets, (text) => {
  const sizes = Object.entries({ ...JSON.parse(text), [name]: budget }).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(Object.fromEntries(sizes), null, 2)
})

report({
  created: Object.keys(files),
  changed: [budgets, ...(await writeRegisters(root))],
  left: [
    `Make it yours: class, styles, events and test in widgets/${name}/ (without events: delete that file and its mentions).`,
    `widgets/${name}/${tag}.define.ts: import the doors of the elements that its markup uses.`,
    `docs/samples/${name}.html is what its page shows and prints; tests/kit/examples/${name}.ts has its states.`,
    'After an event, or a file, was added or renamed: npm run registers',
    `npm run test:elements -- --files 'widgets/${name}/*.test.ts' 'widgets/internal/stratus-contract*.test.ts'`,
    'See docs/adding-an-element.md.',
  ],
})
