let isOver = false

/**
 * The first table of a page pays for what all of them share: style sheets, templates, the type that texts are measured in. Where
 * the page is idle before it comes, such as while its rows are on their way, that is paid then.
 */
export function rehearse(play: () => void): void {
  // Neither a server nor every browser says when it is idle.
  globalThis.requestIdleCallback?.(() => {
    if (!isOver) play()
  })
}

/** A table has come and has paid. */
export function skipRehearsal(): void {
  isOver = true
}
