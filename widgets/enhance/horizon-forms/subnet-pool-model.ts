/** What the chosen option of a pool says, as the page writes it. */
export interface PoolOption {
  readonly ipVersion: number
  readonly minPrefix: number
  readonly maxPrefix: number
  /** Undefined: the pool has none. */
  readonly defaultPrefix: number | undefined
}

/** Longest prefix of an address (C-SUBNET-02). */
const longest: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function whole(text: string | null): number | undefined {
  const number = Number(text)
  return text !== null && text !== '' && Number.isInteger(number) && number >= 0 ? number : undefined
}

/**
 * A pool from its option's attributes; undefined where it is none. Releases name the lengths differently: `data-min_prefixlen` or
 * `data-minimum_prefix_length`, and so on.
 */
export function poolOf(attribute: (name: string) => string | null): PoolOption | undefined {
  const ipVersion = whole(attribute('data-ip_version'))
  if (ipVersion !== 4 && ipVersion !== 6) return undefined
  const length = (short: string, long: string) =>
    whole(attribute(`data-${short}_prefixlen`)) ?? whole(attribute(`data-${long}_prefix_length`))
  return {
    ipVersion,
    minPrefix: length('min', 'minimum') ?? 1,
    maxPrefix: length('max', 'maximum') ?? longest[ipVersion] ?? 0,
    defaultPrefix: length('default', 'default'),
  }
}

/** The prefix lengths that a pool offers, and the text of each (C-SUBNET-02). */
export function prefixChoices({ minPrefix, maxPrefix, ipVersion, defaultPrefix }: PoolOption, poolDefault: string) {
  const most = Math.min(maxPrefix, longest[ipVersion] ?? maxPrefix)
  const lengths = Array.from({ length: Math.max(0, most - minPrefix + 1) }, (_, index) => minPrefix + index)
  return lengths.map((length) => ({
    value: String(length),
    text: length === defaultPrefix ? `${length} (${poolDefault})` : String(length),
  }))
}
