import { createComponent } from '@lit/react'
import { isServer, type ReactiveElement } from 'lit'
import * as react from 'react'
import type { Some } from '../internal/some.js'

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>

/** `stratus-row-action` of an event map is the property `onStratusRowAction`. */
type Handlers<Events> = {
  readonly [Name in keyof Events & string as `on${Pascal<Name>}`]?: ((event: Events[Name]) => void) | undefined
}

type Own<Element> = Some<Omit<Element, keyof HTMLElement>>

/** Every property of an element, a handler for each of its events, and what any tag of React's takes. */
export type WrapperProps<Element extends HTMLElement, Events> = Omit<
  react.HTMLAttributes<Element>,
  keyof Own<Element> | keyof Handlers<Events>
> &
  Own<Element> &
  Handlers<Events> &
  react.RefAttributes<Element>

type Props = Readonly<Record<string, unknown>>

function handlerName(event: string): string {
  return event.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^/, 'on')
}

/** What a server can write into a tag: properties that have attributes, and whatever is not the element's own. */
function attributesOf(elementClass: typeof ReactiveElement, props: Props, handlers: ReadonlySet<string>): Props {
  const prototype: object = elementClass.prototype
  const shown = Object.entries(props).flatMap(([name, value]): Array<[string, unknown]> => {
    const { attribute, type } = elementClass.elementProperties.get(name) ?? { attribute: false }
    if (handlers.has(name)) return []
    if (attribute === false) return name in prototype && name !== 'children' ? [] : [[name, value]]
    const written = typeof attribute === 'string' ? attribute : name.toLowerCase()
    if (type === Boolean) return value === true ? [[written, '']] : []
    return typeof value === 'string' || typeof value === 'number' ? [[written, value]] : []
  })
  return Object.fromEntries(shown)
}

/**
 * The React component of an element: every property of the element is a prop, every event of its map a handler. A server writes
 * the tag with its attributes; with `@lit-labs/ssr-react` it renders the element, too.
 *
 * @param events - The names of the map's events; the type makes sure that none is missing.
 */
export function wrap<Element extends HTMLElement, Events extends object = Record<never, never>>(
  tagName: string,
  elementClass: new () => Element,
  events: Readonly<Record<keyof Events, true>>,
): react.ForwardRefExoticComponent<WrapperProps<Element, Events>> {
  const names = Object.keys(events).map((event) => [handlerName(event), event] as const)
  const component = createComponent({
    react,
    tagName,
    elementClass,
    events: Object.fromEntries(names),
  }) as unknown as react.ForwardRefExoticComponent<WrapperProps<Element, Events>>
  if (!isServer || 'litSsrReactEnabled' in globalThis) return component
  const handlers = new Set(names.map(([handler]) => handler))
  const classOf = elementClass as unknown as typeof ReactiveElement
  const onServer = (props: Props) => react.createElement(tagName, attributesOf(classOf, props, handlers))
  return onServer as unknown as typeof component
}
