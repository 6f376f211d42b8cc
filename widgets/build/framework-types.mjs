import { elementsOf } from './editor-data.mjs'

/**
 * Declarations of our tags for frameworks, from the manifest: `elements` says for each tag its class, the properties that a page sets,
 * their attributes and its events; the others say that in the words of each framework.
 */

const settable = ({ kind, static: isStatic, readonly, name }) =>
  kind === 'field' && !isStatic && !readonly && !/^[#_]/.test(name)

/** Of an attribute: as it is written in markup. */
function attributeType({ type }) {
  const text = type?.text ?? 'string'
  if (/\bboolean\b/.test(text)) return 'boolean | string'
  return /\bnumber\b/.test(text) ? 'number | string' : 'string'
}

function entryOf({ tagName, name, members = [], attributes = [] }) {
  const properties = members.filter(settable).map((member) => member.name)
  const own = new Set(properties)
  const spelled = attributes.filter((attribute) => !own.has(attribute.name))
  return [
    `  '${tagName}': {`,
    `    element: ${name}`,
    `    properties: ${properties.map((property) => `'${property}'`).join(' | ') || 'never'}`,
    `    attributes: {`,
    ...spelled.map((attribute) => `      '${attribute.name}'?: ${attributeType(attribute)} | undefined`),
    '    }',
    '  }',
  ].join('\n')
}

/** @returns file names below `dist/types` and their texts */
export function frameworkTypes(manifest) {
  const moduleOf = new Map(
    manifest.modules.flatMap(({ path, declarations = [] }) =>
      declarations.filter(({ tagName }) => tagName).map(({ tagName }) => [tagName, path]),
    ),
  )
  const elements = elementsOf(manifest)
  const imports = elements.map(
    ({ tagName, name }) => `import type { ${name} } from '../${moduleOf.get(tagName).replace(/\.ts$/, '.js')}'`,
  )
  return new Map([
    [
      'frameworks/elements.d.ts',
      `${imports.join('\n')}\n${shared}\nexport interface Elements {\n${elements.map(entryOf).join('\n')}\n}\n`,
    ],
    ['frameworks/react.d.ts', react],
    ['frameworks/preact.d.ts', preact],
    ['frameworks/vue.d.ts', vue],
    ['frameworks/svelte.d.ts', svelte],
    ['frameworks/solid.d.ts', solid],
  ])
}

const shared = `import type { Some } from '../widgets/internal/some.js'
import type { EventsOf } from '../widgets/internal/stratus-element.js'

/** What markup may say of an element: its properties and its attributes. */
export type Given<Tag extends keyof Elements> = Some<
  Pick<Elements[Tag]['element'], Extract<Elements[Tag]['properties'], keyof Elements[Tag]['element']>>
> &
  Elements[Tag]['attributes']
/** A listener. As a method, so that one for a table of \`Server\` fits: a tag does not know what rows it is given. */
export type Listener<E> = { call(event: E): void }['call']
/** Its listeners, each under \`Prefix\` and the name of the event. */
export type Handlers<Tag extends keyof Elements, Prefix extends string> = {
  [Name in keyof EventsOf<Elements[Tag]['element']> & string as \`\${Prefix}\${Name}\`]?:
    | Listener<EventsOf<Elements[Tag]['element']>[Name] & { readonly currentTarget: Elements[Tag]['element'] }>
    | undefined
}
`

const react = `import type { HTMLAttributes, RefAttributes } from 'react'
import type { Elements, Given, Handlers } from './elements.js'

/** React 19: properties are set, \`onstratus-change\` listens; neither on tags that a server has rendered, where the components do. */
type Tags = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]['element']>, keyof Given<Tag>> &
    RefAttributes<Elements[Tag]['element']> &
    Given<Tag> &
    Handlers<Tag, 'on'> & { class?: string | undefined }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`

const preact = `import type { HTMLAttributes } from 'preact'
import type { Elements, Given, Handlers } from './elements.js'

/** Preact sets properties, \`onstratus-change\` listens. */
type Tags = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]['element']>, keyof Given<Tag>> &
    Given<Tag> &
    Handlers<Tag, 'on'>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`

const vue = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { EventsOf } from '../widgets/internal/stratus-element.js'
import type { StratusField } from '../widgets/internal/stratus-field.js'
import type { Elements, Given, Listener } from './elements.js'

/** \`stratus-row-action\` as Vue names its listener: \`StratusRowAction\`. */
type Camelized<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Camelized<Rest>}\`
  : Capitalize<Name>
/** What an element sends. */
type Emitted<Tag extends keyof Elements> = {
  [Name in keyof EventsOf<Elements[Tag]['element']> & string]: Listener<EventsOf<Elements[Tag]['element']>[Name]>
}
/** Vue's listeners of an element, \`@stratus-change\`. */
type Heard<Tag extends keyof Elements> = {
  [Name in keyof EventsOf<Elements[Tag]['element']> & string as \`on\${Camelized<Name>}\`]?:
    | Listener<EventsOf<Elements[Tag]['element']>[Name]>
    | undefined
}
/** \`v-model\` is the \`value\` of a field, where that is a text or a number: not what a checkbox sends while it is checked. */
type Model<Element> = Element extends StratusField & { value: infer Value }
  ? Element extends { checked: boolean }
    ? unknown
    : Value extends string | number | null
      ? { modelValue?: Value | undefined; modelModifiers?: { [Name in 'lazy' | 'number' | 'trim']?: true } | undefined }
      : unknown
  : unknown
type Tags = {
  [Tag in keyof Elements]: new () => {
    $props: Omit<HTMLAttributes, keyof Given<Tag>> & Given<Tag> & Heard<Tag> & Model<Elements[Tag]['element']> & PublicProps
    $emit: EmitFn<Emitted<Tag>>
  }
}

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`

const svelte = `import type { HTMLAttributes } from 'svelte/elements'
import type { Elements, Given, Handlers } from './elements.js'

/** Svelte 5 listens by \`onstratus-change\`, Svelte 4 by \`on:stratus-change\`. */
type Tags = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]['element']>, keyof Given<Tag>> &
    Given<Tag> &
    Handlers<Tag, 'on'> &
    Handlers<Tag, 'on:'>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`

const solid = `import type { JSX } from 'solid-js'
import type { Elements, Given, Handlers } from './elements.js'

/** Solid writes the names of properties small, unless they stand behind \`prop:\`. */
type Spelled<Props> = {
  [Name in keyof Props & string as Name extends Lowercase<Name> ? Name : never]?: Props[Name] | undefined
} & { [Name in keyof Props & string as \`prop:\${Name}\`]?: Props[Name] | undefined }

/** \`on:stratus-change\` listens. */
type Tags = {
  [Tag in keyof Elements]: Omit<JSX.HTMLAttributes<Elements[Tag]['element']>, keyof Given<Tag>> &
    Spelled<Given<Tag>> &
    Handlers<Tag, 'on:'>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`

/** For JetBrains' editors: https://github.com/JetBrains/web-types */
export function webTypes(manifest, { name, version }) {
  const text = (described = '') => described.replace(/\s+/g, ' ').trim()
  const typed = ({ type }) => (type?.text ? { type: type.text } : undefined)
  const described = (items = []) => items.map((item) => ({ name: item.name, description: text(item.description) }))
  const elements = elementsOf(manifest).map((element) => ({
    name: element.tagName,
    description: text(element.description),
    attributes: (element.attributes ?? []).map((attribute) => ({
      name: attribute.name,
      description: text(attribute.description),
      ...(attribute.type?.text === 'boolean'
        ? { value: { type: 'boolean', required: false } }
        : { value: typed(attribute) }),
    })),
    slots: described(element.slots).map((slot) => ({ ...slot, name: slot.name || 'default' })),
    js: {
      properties: (element.members ?? [])
        .filter(settable)
        .map((member) => ({ name: member.name, description: text(member.description), ...typed(member) })),
      events: (element.events ?? []).map((event) => ({
        name: event.name,
        description: text(event.description),
        ...typed(event),
      })),
    },
    css: { parts: described(element.cssParts), properties: described(element.cssProperties) },
  }))
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements } },
  }
}
