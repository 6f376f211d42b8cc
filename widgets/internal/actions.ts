/** An action as data: what it is called, whether it may run now, and why not. */
export interface Action {
  /** Unique within its list. */
  readonly id: string
  readonly label: string
  /** Name of a `stratus-icon`. */
  readonly icon?: string
  /** Destroys something: drawn in the danger colour. */
  readonly danger?: boolean
  /** A link instead of an event: the browser (or the page's router) follows it. */
  readonly href?: string
  /** Why it cannot run now; `''` and `true` mean the default sentence (W-TABLE-23), `false` or absent means it can. */
  readonly disabled?: string | boolean
  /** Asynchronous check (W-TABLE-27): an action that fails it, or whose check fails, is not shown. */
  readonly allowed?: () => boolean | Promise<boolean>
  /** What comes next: shown as the button beside the menu. Without any, the first is. Of two, `stratus-action-list` shows both. */
  readonly primary?: boolean
  /** It holds or does not: the menu shows a mark. One of several in its group, unless it is a `toggle`. */
  readonly checked?: boolean
  /** With `checked`: on or off by itself, not one of several. */
  readonly toggle?: boolean
  /**
   * Heading under which it stands in a menu, translated. In a menu that has groups, what cannot run now stands below, under its
   * reason.
   */
  readonly group?: string
}

/** Default tooltip of a blocked action (W-TABLE-23). */
const blockedReason = 'The action cannot be performed. The contents of this row have errors or are missing information.'

/** The reason an action cannot run, or null when it can. Untranslated where it is the default sentence. */
export function reasonOf(action: Action): string | null {
  const { disabled = false } = action
  if (disabled === false) return null
  return disabled === true ? blockedReason : disabled || blockedReason
}

async function settled(check: Promise<boolean>): Promise<boolean> {
  try {
    return await check
  } catch {
    return false
  }
}

/**
 * The actions (or columns) that pass their `allowed` check, in order. The answer comes at once when every check does, so that a
 * list without asynchronous checks never flickers.
 */
export function permitted<Item extends Pick<Action, 'allowed'>>(
  actions: readonly Item[],
): readonly Item[] | Promise<readonly Item[]> {
  const checks = actions.map((action): boolean | Promise<boolean> => {
    try {
      const answer = action.allowed ? action.allowed() : true
      return typeof answer === 'boolean' ? answer : settled(answer)
    } catch {
      return false
    }
  })
  if (checks.every((check) => typeof check === 'boolean')) return actions.filter((_, index) => checks[index])
  return Promise.all(checks).then((answers) => actions.filter((_, index) => answers[index]))
}

/** The action shown as a button, and those that go into the menu; with `menuOnly`, that is all of them. */
export function splitActions(
  actions: readonly Action[],
  menuOnly = false,
): { likely: Action | undefined; rest: readonly Action[] } {
  if (menuOnly) return { likely: undefined, rest: actions }
  const likely = actions.find((action) => action.primary) ?? actions[0]
  return { likely, rest: actions.filter((action) => action !== likely) }
}
