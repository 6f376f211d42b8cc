import { createComponent, type EventName, type ReactWebComponent } from '@lit/react'
import * as react from 'react'

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>

/** `stratus-row-action` of an event map is the property `onStratusRowAction`. */
export type Handlers<Events> = {
  [Name in keyof Events & string as `on${Pascal<Name>}`]: Events[Name] extends Event
    ? EventName<Events[Name]>
    : EventName
}

function handlerName(event: string): string {
  return event.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^/, 'on')
}

/**
 * The React component of an element: every property of the element is a prop, every event of its map a handler.
 *
 * @param events - The names of the map's events; the type makes sure that none is missing.
 */
export function wrap<Element extends HTMLElement, Events extends object = Record<never, never>>(
  tagName: string,
  elementClass: new () => Element,
  events: Readonly<Record<keyof Events, true>>,
): ReactWebComponent<Element, Handlers<Events>> {
  const names = Object.keys(events).map((event) => [handlerName(event), event])
  return createComponent({ react, tagName, elementClass, events: Object.fromEntries(names) as Handlers<Events> })
}
