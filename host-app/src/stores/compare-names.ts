const counting = new Intl.Collator(undefined, { numeric: true })

/** Order of two names as people count: `key2` before `key10`. */
export const compareNames = (a: string, b: string): number => counting.compare(a, b)
