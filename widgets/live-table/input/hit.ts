/** What somebody did, and to what: an event forgets its target, and an element may show another row later. */
export interface Hit<E extends Event = Event> {
  readonly event: E
  readonly target: HTMLElement
  /** Key of the row it was in; '' outside of rows. */
  readonly key: string
}

/** Of an event that is being told of. */
export function hitOf(event: Event): Hit {
  const target = event.target as HTMLElement
  return { event, target, key: target.closest<HTMLElement>('tr[data-key]')?.dataset['key'] ?? '' }
}
