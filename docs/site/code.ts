import { pascal, shortName, type Element, type Member } from './manifest.js'

/** The same piece of page in four ways of writing pages. */
export interface Snippet {
  readonly title: string
  readonly language: string
  readonly code: string
}

/** The element's own tag in its demo page, attributes and children as they are there; else an empty one. */
function exampleOf({ tagName }: Element, demo: string): string {
  const found = new RegExp(`<${tagName}(?=[\\s>])[^>]*>(?:[\\s\\S]*?)</${tagName}>`).exec(demo)?.[0] ?? ''
  const lines = found.split('\n')
  const indent = /^\s*/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  const short = lines.length > 14 ? `${/^<[^>]*>/.exec(found)?.[0] ?? ''}…</${tagName}>` : found
  return short ? short.replaceAll(`\n${indent}`, '\n') : `<${tagName}></${tagName}>`
}

/** Properties that no attribute can carry: the first two stand for all. */
const richOf = ({ members = [] }: Element) =>
  members
    .filter(({ kind, attribute, readonly, type }) => kind === 'field' && !attribute && !readonly && type)
    .filter(({ static: isStatic, name }) => !isStatic && name !== 'clock')
    .slice(0, 2)

/** What is there at first, with its type: it runs as it stands, and says what belongs there. */
const assignment = ({ name, type, default: value }: Member) =>
  `element.${name} = ${value ?? 'undefined'} // ${type?.text.replace(/\s+/g, ' ') ?? ''}`

/** Tags that JSX would have closed, and attributes that it calls otherwise. */
const notJsx = /<(?:input|img|br|hr)\b|\s(?:for|style|readonly|maxlength)=/

/** The end of an opening tag over several lines, its content and its closing tag. */
function ending(tag: string, children: string, indent: string): string[] {
  const lines = children.split('\n').map((line) => line.trim())
  const shown = lines.filter(Boolean)
  return shown.length
    ? [`${indent}>`, ...shown.map((line) => `${indent}  ${line}`), `${indent}</${tag}>`]
    : [`${indent}/>`]
}

export function snippetsOf(element: Element, demo: string): Snippet[] {
  const tag = element.tagName
  const name = shortName(element)
  const component = pascal(name)
  const example = exampleOf(element, demo)
  const properties = richOf(element)
  const rich = properties.map((property) => property.name)
  const [event] = element.events ?? []
  const [, attributes = '', content = ''] = /^<[\w-]+([^>]*)>([\s\S]*)<\/[\w-]+>$/.exec(example) ?? []
  const opening = attributes.trim()
  const children = content.includes('…') ? '' : content
  const script = [
    ...(rich.length || event ? [`const element = document.querySelector('${tag}')`] : []),
    ...properties.map(assignment),
    ...(event ? [`element.addEventListener('${event.name}', ({ detail }) => console.log(detail))`] : []),
  ]
  const props = opening
    .replace(/\b([a-z][\w-]*)(?=[=\s]|$)/g, (attribute) =>
      attribute === 'class' ? 'className' : attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    .replace(/="(-?\d+(?:\.\d+)?)"/g, '={$1}')
  return [
    {
      title: 'HTML',
      language: 'html',
      code: [
        '<script type="module" src="/static/stratus.js"></script>',
        '',
        example,
        ...(script.length ? ['', '<script type="module">', ...script.map((line) => `  ${line}`), '</script>'] : []),
      ].join('\n'),
    },
    {
      title: 'React',
      language: 'tsx',
      code: [
        ...(rich.length ? ["import type { ComponentProps } from 'react'"] : []),
        `import { ${component} } from '@stratus/widgets/react/${name}'`,
        '',
        `export function Example(${rich.length ? `{ ${rich.join(', ')} }: ComponentProps<typeof ${component}>` : ''}) {`,
        '  return (',
        `    <${[
          component,
          props,
          ...rich.map((property) => `${property}={${property}}`),
          event && `on${pascal(event.name)}={({ detail }) => console.log(detail)}`,
        ]
          .filter(Boolean)
          .join('\n      ')}`,
        ...ending(component, notJsx.test(children) ? '' : children.replaceAll(' class=', ' className='), '    '),
        '  )',
        '}',
      ].join('\n'),
    },
    {
      title: 'Vue',
      language: 'vue',
      code: [
        '<script setup>',
        `import '@stratus/widgets/define/${name}'`,
        '// vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("stratus-") } } })',
        ...(rich.length ? [`defineProps([${rich.map((property) => `'${property}'`).join(', ')}])`] : []),
        '</script>',
        '',
        '<template>',
        `  <${[
          tag,
          opening,
          ...rich.map((property) => `:${property}.prop="${property}"`),
          event && `@${event.name}="({ detail }) => console.log(detail)"`,
        ]
          .filter(Boolean)
          .join('\n    ')}`,
        ...ending(tag, children, '  '),
        '</template>',
      ].join('\n'),
    },
    {
      title: 'Django',
      language: 'django',
      code: [
        '{% load static %}',
        `<script type="module" src="{% static 'stratus/stratus.js' %}"></script>`,
        '',
        example,
        ...(rich.length
          ? [
              '',
              ...rich.map((property) => `{{ ${property}|json_script:"${property}" }}`),
              `<script type="module" src="{% static 'my-page.js' %}"></script>`,
              '{# my-page.js, so that a strict policy allows it:',
              `     const element = document.querySelector('${tag}')`,
              ...rich.map(
                (property) =>
                  `     element.${property} = JSON.parse(document.querySelector('#${property}').textContent)`,
              ),
              '#}',
            ]
          : []),
      ].join('\n'),
    },
  ]
}
