/** How the kit behaves on this page. */
export interface KitOptions {
  /**
   * Events of elements bubble and leave the shadow roots that they are in, so that one listener on the page, or a library that
   * listens there (htmx, Alpine, jQuery), hears all. Default: they do not.
   */
  readonly bubbles?: boolean
}

let current: Required<KitOptions> = { bubbles: false }

/** Changes how the kit behaves on this page, from now on. What is left out stays as it was. */
export function configure(options: KitOptions): void {
  current = { ...current, ...options }
}

export function kitOptions(): Required<KitOptions> {
  return current
}
