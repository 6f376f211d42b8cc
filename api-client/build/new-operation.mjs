// Writes the first calls of a resource, with their demo handlers, their answers straight from OpenStack and contract cases:
// `npm run new:operation -- nova.things.list GET nova/things/`, and further triples behind it.
import { before, camel, create, edit, fill, pascal, read, refuse, report } from '../../widgets/build/scaffold.mjs'

const usage = `Usage: npm run new:operation -- nova.things.list GET nova/things/ [nova.things.get GET nova/things/{id}/ …]
Several calls of one resource: name, method, and path below /api/ of each.`

const args = process.argv.slice(2)
if (!args.length || args.length % 3) refuse('Each call has a name, a method and a path.', usage)
const calls = Array.from({ length: args.length / 3 }, (_, at) => {
  const [operation, method, path] = args.slice(at * 3, at * 3 + 3)
  const [, service, many, verb] =
    /^([a-z]+)\.([a-zA-Z]+)\.([a-zA-Z]+)$/.exec(operation) ?? refuse(`${operation}?`, usage)
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method)) refuse(`${method} is no method.`, usage)
  return { operation, method, service, many, verb, path: `/api/${path.replace(/^\/?(api\/)?/, '')}` }
})
const [{ service, many }] = calls
if (calls.some((call) => call.service !== service || call.many !== many)) refuse('One resource at a time.', usage)

const table = `api-client/operations/${service}.ts`
if (read(table).includes(`'${service}.${many}.`))
  refuse(`${service}.${many} has calls in ${table} already: add a row there, see docs/adding-an-operation.md.`, usage)

const one = many
  .replace(/ies$/, 'y')
  .replace(/(ss|x|ch)es$/, '$1')
  .replace(/s$/, '')
if (one === many) refuse(`${many}: the name of a resource is in the plural.`, usage)
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const words = kebab(many).replaceAll('-', ' ')
const oneWord = kebab(one).replaceAll('-', ' ')
const file = `${service}-${kebab(many)}`
const cases = `${camel(file)}Cases`
const template = (name, values) => fill(new URL(`new-operation/${name}.template`, import.meta.url), values)

/** What differs from method to method. */
const kinds = {
  list: {
    row: `answer: ${many}.${many}, failure: 'Unable to retrieve the ${words}.'`,
    handler: '() => items(rows)',
    helpers: ['items'],
    test: (id) =>
      `const { items } = await client.call('${id}')\nexpect(items).toMatchObject([{ id: 'first', name: 'First' }])`,
  },
  single: {
    row: `answer: ${many}.${one}, failure: 'Unable to retrieve the ${oneWord}.'`,
    handler: '',
    helpers: ['json', 'clientRefusal'],
    test: (id, params) => `expect(await client.call('${id}'${params('first')})).toMatchObject({ name: 'First' })
      await expect(client.call('${id}'${params('nowhere')})).rejects.toMatchObject({ status: 404 })`,
  },
  create: {
    row: `body: ${many}.BODY, answer: ${many}.${one}, ok: [201], failure: 'Unable to create the ${oneWord}.'`,
    handler: '',
    helpers: ['created', 'fields'],
    test: (id, params) =>
      `expect(await client.call('${id}'${params('first', "body: { name: 'Second' }")})).toMatchObject({ name: 'Second' })`,
  },
  change: {
    row: `body: ${many}.BODY, failure: 'Unable to change the ${oneWord}.'`,
    handler: '() => empty()',
    helpers: ['empty'],
    test: (id, params) => `await client.call('${id}'${params('first', "body: { name: 'Second' }")})`,
  },
  delete: {
    row: `failure: 'Unable to delete the ${oneWord} with NAME'`,
    handler: '() => empty()',
    helpers: ['empty'],
    test: (id, params) => `await client.call('${id}'${params('first')})`,
  },
}

const parsed = calls.map((call) => {
  const names = [...call.path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => name)
  const kind = { GET: names.length ? 'single' : 'list', POST: 'create', DELETE: 'delete' }[call.method] ?? 'change'
  const key = names[0]
  const handlers = {
    single: `({ params, ...context }) => {
      const row = rows.find(({ id }) => id === params.${key})
      if (!row) throw clientRefusal(context, 404, '${pascal(oneWord)} not found.')
      return json(row)
    }`,
    create: `({ body }) => created('${call.path}', { id: 'second', ...fields(body) })`,
  }
  const params = (value, ...more) => {
    const given = names.length ? [`params: { ${names.map((name) => `${name}: '${value}'`).join(', ')} }`] : []
    const parts = [...given, ...more]
    return parts.length ? `, { ${parts.join(', ')} }` : ''
  }
  return {
    ...call,
    names,
    ...kinds[kind],
    handler: handlers[kind] ?? kinds[kind].handler,
    params,
    hasBody: /BODY/.test(kinds[kind].row),
  }
})

/** The service behind each of Horizon's names, and the plainest call of its API. */
const services = {
  nova: 'compute',
  cinder: 'volume',
  neutron: 'network',
  glance: 'image',
  keystone: 'identity',
  swift: 'object-store',
}
const backend = services[service] ?? 'orchestration'
const plural = kebab(many).replaceAll('-', '_')
const single = kebab(one).replaceAll('-', '_')
const answerOf = ({ method, names }) => {
  const path = `/${kebab(many)}`
  const target = names.length ? `\`${path}/\${part(params.${names.at(-1)})}\`` : `'${path}'`
  const asked = names.length ? 'services, params' : 'services'
  if (method === 'GET' && !names.length)
    return `async ({ services }) => items(await services.all('${backend}', '${path}', '${plural}'))`
  if (method === 'GET') return `async ({ ${asked} }) => one(await services.get('${backend}', ${target}), '${single}')`
  if (method === 'POST')
    return `async ({ ${asked}, body }) => one(await services.post('${backend}', ${target}, { ${single}: body }), '${single}')`
  if (method === 'DELETE') return `async ({ ${asked} }) => { await services.delete('${backend}', ${target}) }`
  return `async ({ ${asked}, body }) => { await services.${method.toLowerCase()}('${backend}', ${target}, { ${single}: body }) }`
}
/** The same call at the demo cloud's own service, by the handler of Horizon's face. */
const routeOf = ({ operation, method, names }) => {
  const path = `${method} /${kebab(many)}${names.length ? `/{${names.at(-1)}}` : ''}`
  const params = names.length ? 'params: ask.path' : ''
  const body = `body: ask.sent['${single}']`
  const given = (...parts) => (parts.some(Boolean) ? `, { ${parts.filter(Boolean).join(', ')} }` : '')
  if (method === 'GET' && !names.length)
    return `'${path}': async (ask) => json({ ${plural}: await ask.rows('${operation}') }),`
  if (method === 'GET')
    return `'${path}': async (ask) => json({ ${single}: await ask.run('${operation}'${given(params)}) }),`
  if (method === 'POST')
    return `'${path}': async (ask) => json({ ${single}: await ask.run('${operation}'${given(params, body)}) }, 201),`
  return `'${path}': async (ask) => {
    await ask.run('${operation}'${given(params, method === 'DELETE' ? '' : body)})
    return empty()
  },`
}
const answersText = template('answers.ts', {
  service,
  many,
  helpers: ['items', 'one'].filter((name) => parsed.some((call) => answerOf(call).includes(`${name}(`))).join(', '),
  part: parsed.some((call) => answerOf(call).includes('part(')) ? 'part, ' : '',
  answers: parsed.map((call) => `'${call.operation}': ${answerOf(call)},`).join('\n'),
}).replace(/import \{  \} from '..\/json.js'\n/, '')

const bodies = parsed.filter(({ hasBody }) => hasBody)
const schema =
  template('schema.ts', { one, One: pascal(one), many }) +
  bodies
    .map(({ operation, method, verb }) =>
      // What changes a thing is sent what was changed.
      template('body.ts', { operation, verb, name: method === 'PATCH' ? 'z.optional(z.string())' : 'z.string()' }),
    )
    .join('')
const helpers = [...new Set(parsed.flatMap(({ helpers }) => helpers))].filter((name) => name !== 'clientRefusal').sort()
const handlersText = template('handlers.ts', {
  service,
  many,
  ids: parsed.map(({ operation }) => `'${operation}'`).join(' | '),
  handlers: parsed.map(({ operation, handler }) => `'${operation}': ${handler},`).join('\n'),
})
  .replace(
    /import \{[^}]*\} from '..\/..\/handler.js'/,
    `import { ${helpers.join(', ')}, type HandlersOf } from '../../handler.js'`,
  )
  .replace(/import .*refusals.js'\n/, (line) =>
    parsed.some(({ helpers }) => helpers.includes('clientRefusal')) ? line : '',
  )

const files = {
  [`api-client/schemas/${file}.ts`]: bodies.length ? `import { z } from '../zod.js'\n${schema}` : schema,
  [`api-client/demo-cloud/handlers/${service}/${kebab(many)}.ts`]: handlersText,
  [`api-client/openstack/${service}/${kebab(many)}.ts`]: answersText,
  [`tests/contract/cases/${file}.ts`]: template('cases.ts', {
    cases,
    words,
    tests: parsed
      .map(
        ({ operation, method, path, test, params }) => `it('${operation}: ${method} ${path}', async () => {
      const { client } = await cloud.as('admin')
      ${test(operation, params)}
    })`,
      )
      .join('\n\n'),
  }),
}
await create(files, usage)

await edit(table, (text) => {
  const rows = parsed.map(
    ({ operation, method, path, row, verb, names }) =>
      `'${operation}': operation('${method}', '${path}', { ${row.replace('BODY', `${verb}Body`).replace('NAME', names.length ? `${names.at(-1)}: {${names.at(-1)}}` : 'one')} }),\n`,
  )
  const imported = before(
    text,
    "import { operation } from './operation.js'\n",
    `import * as ${many} from '../schemas/${file}.js'\n`,
  )
  return before(imported, '} as const', rows.join(''))
})
const index = `api-client/demo-cloud/handlers/${service}/index.ts`
await edit(index, (text) => {
  const start = `export const ${service}Handlers: HandlersOf<'${service}'> = {\n`
  const place = text.indexOf(start)
  if (place < 0) throw new Error(`${index} has no '${start.trim()}'`)
  const imports = text.lastIndexOf('\nimport ', place)
  const end = text.indexOf('\n', text.indexOf(" from '", imports)) + 1
  const added = `import { ${many}Handlers } from './${kebab(many)}.js'\n`
  return text.slice(0, end) + added + text.slice(end).replace(start, `${start}...${many}Handlers,\n`)
})
const answers = 'api-client/openstack/answers.ts'
await edit(answers, (text) => {
  const imported = before(
    text,
    'import type { Answerer }',
    `import { ${many}Answers } from './${service}/${kebab(many)}.js'\n`,
  )
  return before(imported, '} satisfies', `...${many}Answers,\n`)
})
const face = `api-client/demo-cloud/services/${service in services ? service : 'heat'}.ts`
await edit(face, (text) => {
  const start = /(?:const routes: Routes = |\n {2}routes: )\{\n/.exec(text)?.[0]
  if (!start) throw new Error(`${face} has no table of routes`)
  return text.replace(start, start + parsed.map((call) => `${routeOf(call)}\n`).join(''))
})
const suite = 'tests/contract/suite.ts'
await edit(suite, (text) => {
  const called = text.replace(/\}\s*$/, `  ${cases}(cloud)\n}\n`)
  return before(called, '\n/** Every case', `import { ${cases} } from './cases/${file}.js'\n`)
})
const addresses = 'api-client/operations/addresses.test.ts'
const listed = 'const listed: Readonly<Record<OperationId, string>> = {\n'
const lines = parsed.map(({ operation, method, path }) => `'${operation}': '${method} ${path}',\n`)
await edit(addresses, (text) => text.replace(listed, listed + lines.join('')))
const changed = [table, addresses, index, answers, face, suite]
const reads = parsed.filter(({ method, names }) => method === 'GET' && names.length)
if (reads.length) {
  const everyRead = 'api-client/demo-cloud/every-read.test.ts'
  const start = 'const params: Partial<Record<OperationId, Record<string, string>>> = {\n'
  const samples = reads.map(
    ({ operation, names }) => `'${operation}': { ${names.map((name) => `${name}: 'first'`).join(', ')} },\n`,
  )
  await edit(everyRead, (text) => text.replace(start, start + samples.join('')))
  changed.push(everyRead)
}

report({
  created: Object.keys(files),
  changed,
  left: [
    `api-client/schemas/${file}.ts: the fields, as a real answer has them, in both dialects.`,
    `${table}: the failure texts, to the letter; query, ok statuses and cache where they differ.`,
    `The handler: rows that change go to demo-cloud/world/tables and seed; refuse by api-client/rules, in the cloud's words.`,
    `api-client/openstack/${service}/${kebab(many)}.ts: the service's own path, names and microversion.`,
    'The cases: what a real cloud answers, refusals too; the title ends in the requirement it proves.',
    `npm run test:unit -- tests/contract api-client; on a real Horizon: npm run test:live -- tests/live/contract.test.ts`,
    'See docs/adding-an-operation.md.',
  ],
})
