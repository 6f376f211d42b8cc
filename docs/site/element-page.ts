import { choicesOf } from '../../widgets/build/editor-data.mjs'
import type { Snippet } from './code.js'
import { codeBlock, escapeHtml, inline, markdown } from './markdown.js'
import { shortName, titleOf, type Element, type Member } from './manifest.js'

/** Reference of one element, from the manifest alone. */

const code = (text: string | undefined) => (text ? `<code>${escapeHtml(text.replace(/\s+/g, ' '))}</code>` : '')
const prose = (text = '') => inline(text.replace(/\s+/g, ' ').trim())

function table(id: string, title: string, heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  if (!rows.length) return ''
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

export function elementPage(element: Element, demo: string | undefined, snippets: readonly Snippet[]): string {
  const source = `<p class="source"><code>&lt;${element.tagName}&gt;</code> <code>@stratus/widgets/define/${shortName(element)}</code></p>`
  return `<h1>${escapeHtml(titleOf(element))}</h1>${source}<div class="lead">${markdown(element.description ?? '')}</div>
    ${example(element, demo)}
    <section><h2 id="code">Code</h2><div class="code">${snippets.map(codeOf).join('')}</div></section>
    ${table(
      'properties',
      'Properties',
      ['Property', 'Attribute', 'Type', 'Default', 'What it is'],
      fieldsOf(element).map(({ name, attribute, type, default: value, description, readonly }) => [
        code(name),
        code(attribute),
        code(type?.text),
        readonly ? 'read only' : code(value),
        prose(description),
      ]),
    )}
    ${table(
      'methods',
      'Methods',
      ['Method', 'Returns', 'What it does'],
      methodsOf(element).map(({ name, parameters = [], return: result, description }) => [
        code(`${name}(${parameters.map((parameter) => parameter.name).join(', ')})`),
        code(result?.type?.text),
        prose(description),
      ]),
    )}
    ${table(
      'events',
      'Events',
      ['Event', 'Type', 'When'],
      (element.events ?? []).map(({ name, type, description }) => [code(name), code(type?.text), prose(description)]),
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
    )}`
}
