import { choicesOf } from '../../widgets/build/editor-data.mjs'
import type { Snippet } from './code.js'
import { codeBlock, escapeHtml, inline, markdown } from './markdown.js'
import { moduleOf, shortName, titleOf, type Element, type Member, type Typed } from './manifest.js'
import { renderingOf, type Rendering } from './rendering.js'
import type { Definition } from './types.js'

/** Reference of one element, from the manifest and the types that it names. */

const code = (text: string | undefined) => (text ? `<code>${escapeHtml(text.replace(/\s+/g, ' '))}</code>` : '')

/** A type whose names lead to where the page defines them. */
function typeCode(text: string | undefined, types: readonly Definition[]): string {
  return code(text).replace(/\b[A-Z]\w*\b/g, (name) =>
    types.some((type) => type.name === name) ? `<a href="#type-${name}">${name}</a>` : name,
  )
}
const prose = (text = '') => inline(text.replace(/\s+/g, ' ').trim())

/** @param none - Markdown: what to say where there are no rows; without it the whole section is left out. */
function table(
  id: string,
  title: string,
  heads: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
  none = '',
): string {
  if (!rows.length) return section(id, title, none)
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<section><h2 id="${id}">${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
    <thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div></section>`
}

const lifecycle =
  /^(connected|disconnected|attributeChanged|adopted|form\w+|render|update|updated|firstUpdated)(Callback)?$/

function fieldsOf({ members = [] }: Element): Member[] {
  return members.filter(({ kind, static: isStatic, name }) => kind === 'field' && !isStatic && !name.startsWith('#'))
}

function methodsOf({ members = [] }: Element): Member[] {
  return members.filter(({ kind, static: isStatic, name }) => kind === 'method' && !isStatic && !lifecycle.test(name))
}

/** What an example page does not say about an attribute can be tried here. */
function knob(name: string, attribute: string, type = ''): string {
  const id = `knob-${name}`
  const data = `id="${id}" data-property="${name}"`
  const choices = choicesOf(type)
  const label = `<label for="${id}">${attribute}</label>`
  if (type === 'boolean') return `<div class="knob">${label}<input type="checkbox" ${data} /></div>`
  if (choices.length) {
    const options = choices.map((choice) => `<option>${escapeHtml(choice)}</option>`).join('')
    return `<div class="knob">${label}<select ${data}>${options}</select></div>`
  }
  if (/^number\b/.test(type)) return `<div class="knob">${label}<input type="number" step="any" ${data} /></div>`
  // A name of a type of texts whose choices are too many to list, such as the icons.
  return /^string\b|^\w+(?: \| '')?$/.test(type) ? `<div class="knob">${label}<input type="text" ${data} /></div>` : ''
}

function example(element: Element, demo: string | undefined): string {
  if (!demo) return ''
  const knobs = (element.attributes ?? []).map(({ name, fieldName, type }) => knob(fieldName ?? name, name, type?.text))
  const events = (element.events ?? []).map(({ name }) => name).join(' ')
  return `<section class="example" data-tag="${element.tagName}" data-events="${events}">
    <div class="tools">
      <label><input type="checkbox" data-frame="dark" /> Dark</label>
      <label><input type="checkbox" data-frame="rtl" /> Right to left</label>
      <label>Width <select data-frame="width"><option value="">full</option><option>320</option><option>640</option><option>960</option></select></label>
      <span class="grow"></span>
      <a href="${demo}" target="_blank">Alone in a tab</a>
    </div>
    <iframe src="${demo}" title="Example of ${escapeHtml(titleOf(element))}"></iframe>
    ${knobs.some(Boolean) ? `<details class="knobs" open><summary>Knobs: the first element of the example</summary><div class="grid">${knobs.join('')}</div></details>` : ''}
    ${events ? '<details class="log" open><summary>Events</summary><ol tabindex="0" aria-label="Events" aria-live="polite"><li class="none">Nothing happened yet.</li></ol></details>' : ''}
  </section>`
}

function codeOf({ title, files }: Snippet): string {
  const blocks = files.map(
    ({ name, language, code: text }) => (name ? `<p class="file">${code(name)}</p>` : '') + codeBlock(text, language),
  )
  return `<details name="code"${title === 'HTML' ? ' open' : ''}><summary>${title}</summary>${blocks.join('')}</details>`
}

function signature({ name, parameters = [] }: Member): string {
  const listed = parameters.map((parameter) => {
    const optional = parameter.default !== undefined || parameter.optional
    return `${parameter.name}${optional ? '?' : ''}${parameter.type ? `: ${parameter.type.text}` : ''}`
  })
  return `${name}(${listed.join(', ')})`
}

/** What `detail` of an event is: inside of its `CustomEvent<…>`, also when that has a name of its own. */
function detailOf({ type }: Typed, types: readonly Definition[]): string {
  const text = type?.text ?? ''
  const named = types.find(({ name }) => name === text)?.code.replace(/^type [^=]*(?:= \w+>)? = /, '') ?? text
  const [, inner = ''] = /^CustomEvent<([^]*)>$/.exec(named) ?? []
  return inner === '' || inner === 'undefined' ? '' : inner.replace(/\breadonly (?=\w+\??:)/g, '')
}

/** The texts of an element's description: what it is, its keyboard, and what it is not for. */
function textsOf({ description = '' }: Element) {
  const paragraphs = description.split(/\n\s*\n/)
  const keyboard = paragraphs.filter((text) => /^\s*Keyboard\b/.test(text))
  const not = paragraphs.filter((text) => /^\s*Not for\b/.test(text))
  const rest = paragraphs.filter((text) => !keyboard.includes(text) && !not.includes(text))
  return {
    lead: rest.join('\n\n'),
    keyboard: keyboard.join('\n\n'),
    notFor: not.join('\n\n'),
  }
}

function section(id: string, title: string, text: string): string {
  return text && `<section><h2 id="${id}">${title}</h2>${markdown(text)}</section>`
}

const formText =
  'Takes part in a `<form>` by its `name`: in `FormData`, with `required`, in native validation (`checkValidity()`, `reportValidity()`, a bubble where the value is wrong), with `reset`, in a disabled `<fieldset>`, and when the browser restores the page. A `<label for>` moves the focus into it.'

const renderingTexts: Readonly<Record<Rendering, string>> = {
  yes: 'Renders on a server: yes. Lit’s server rendering writes it with its content; the script takes it over.',
  skeleton:
    'Renders on a server: as a skeleton. Lit’s server rendering writes the element and its frame; what has to be measured or drawn comes with the script.',
  no: 'Renders on a server: no. It is an empty element until the script has come, as it shows nothing before something happens.',
}

function definition({ name, description, code: text }: Definition): string {
  return `<h3 id="type-${name}">${escapeHtml(name)}</h3>${description ? markdown(description) : ''}${codeBlock(text, 'typescript')}`
}

export function elementPage(
  element: Element,
  demo: string | undefined,
  snippets: readonly Snippet[],
  types: readonly Definition[],
  notes: string,
): string {
  const { lead, keyboard, notFor } = textsOf(element)
  const isField = element.members?.some(({ name }) => name === 'formAssociated')
  const source = `<p class="source"><code>&lt;${element.tagName}&gt;</code> <code>@stratus/widgets/define/${shortName(element)}</code></p>`
  return `<h1>${escapeHtml(titleOf(element))}</h1>${source}<div class="lead">${markdown(lead)}</div>
    ${section('not-for', 'When not to use', notFor)}
    ${example(element, demo)}
    <section><h2 id="code">Code</h2><div class="code">${snippets.map(codeOf).join('')}</div></section>
    ${notes && `<section>${markdown(notes)}</section>`}
    ${table(
      'properties',
      'Properties',
      ['Property', 'Attribute', 'Type', 'Default', 'What it is'],
      fieldsOf(element).map(({ name, attribute, type, default: value, description, readonly }) => [
        code(name),
        code(attribute),
        typeCode(type?.text, types),
        readonly ? 'read only' : code(value),
        prose(description),
      ]),
    )}
    ${table(
      'methods',
      'Methods',
      ['Method', 'Returns', 'What it does'],
      methodsOf(element).map((method) => [
        typeCode(signature(method), types),
        typeCode(method.return?.type?.text, types),
        prose(method.description),
      ]),
    )}
    ${table(
      'events',
      'Events',
      ['Event', 'Type', '<code>detail</code>', 'When'],
      (element.events ?? []).map((event) => [
        code(event.name),
        typeCode(event.type?.text.replace(/<[^]*/, ''), types),
        typeCode(detailOf(event, types), types) || 'none',
        prose(event.description),
      ]),
      'It sends none.',
    )}
    ${table(
      'slots',
      'Slots',
      ['Slot', 'What goes there'],
      (element.slots ?? []).map(({ name, description }) => [name ? code(name) : 'default', prose(description)]),
    )}
    ${table(
      'parts',
      'Parts',
      ['Part', 'What it is'],
      (element.cssParts ?? []).map(({ name, description }) => [code(name), prose(description)]),
      'None: what is seen of it is the page’s own, or follows the [variables of all elements](theming.md).',
    )}
    ${table(
      'variables',
      'CSS variables',
      ['Variable', 'Default', 'What it is'],
      (element.cssProperties ?? []).map(({ name, default: value, description }) => [
        code(name),
        code(value),
        prose(description),
      ]),
      'None of its own: it follows the [variables of all elements](theming.md).',
    )}
    ${section('keyboard', 'Keyboard', keyboard || 'Nothing in it takes the focus.')}
    ${section('forms', 'Forms', isField ? formText : 'It is no field: a form sends nothing of it.')}
    ${section('server', 'On a server', renderingTexts[renderingOf(element.tagName)])}
    ${types.length ? `<section class="types"><h2 id="types">Types</h2>${markdown(`Import them with \`import type { … } from '${moduleOf(element)}'\`.`)}${types.map(definition).join('')}</section>` : ''}`
}
