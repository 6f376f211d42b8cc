/** One of the values of a select. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  /** It cannot be chosen. */
  readonly disabled?: boolean
  /** Heading under which it stands, with those of the same heading next to it. */
  readonly group?: string
  /** More about it, below its label in a list that can be searched. */
  readonly description?: string
}

export interface OptionGroup {
  readonly heading: string
  readonly options: readonly SelectOption[]
}

/** Neighbours with the same heading are a group; what has none is one, too. */
export function groupsOf(options: readonly SelectOption[]): readonly OptionGroup[] {
  const groups: { heading: string; options: SelectOption[] }[] = []
  for (const option of options) {
    const heading = option.group ?? ''
    const last = groups.at(-1)
    if (last?.heading === heading) last.options.push(option)
    else groups.push({ heading, options: [option] })
  }
  return groups
}

/** Those that have every word somewhere, whatever its case. */
export function matching(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return options
  return options.filter(({ label, group = '', description = '' }) => {
    const text = `${label} ${group} ${description}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The next one that can be chosen, in a direction, and round the end. -1 = none can. */
export function nextEnabled(options: readonly SelectOption[], from: number, step: 1 | -1): number {
  const { length } = options
  for (let turn = 1; turn <= length; turn++) {
    const index = (((from + turn * step) % length) + length) % length
    if (!options[index]?.disabled) return index
  }
  return -1
}

/** What `<option>` and `<optgroup>` say. */
export function optionsIn(parent: Element): readonly SelectOption[] {
  return [...parent.querySelectorAll('option')].map((option) => {
    const group = option.closest('optgroup')
    return {
      value: option.value,
      label: option.label,
      disabled: option.disabled || group?.disabled === true,
      ...(group ? { group: group.label } : null),
    }
  })
}
