const KEY = 'stratus:redirected'

/** The part of `sessionStorage` that is used. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Decides what to do with an address that no route has (W-SHELL-13, W-SHELL-14): `reload` loads it whole, once, so that
 * whoever else owns it can answer; when the answer is this app again, nobody does, and it is `not-found`.
 * The attempt is remembered for this tab only, and forgotten with the answer.
 * @param hasBase whether the page has a base tag; without one nothing is reloaded
 */
export function redirectOnce(address: string, hasBase: boolean, memory: Memory): 'reload' | 'not-found' {
  if (!hasBase) return 'not-found'
  if (memory.getItem(KEY) === address) {
    memory.removeItem(KEY)
    return 'not-found'
  }
  memory.setItem(KEY, address)
  return 'reload'
}
