/** A status as a service says it, or as a page of Horizon does: coloured, and in the user's language. */
export interface ToldStatus {
  /** A service's (`error_restoring`), or a page's word. */
  readonly status: string | null
  /** How the page colours it; null where a service tells. */
  readonly state: 'up' | 'down' | 'warning' | null
}

/** It is there, and nothing is done with it. */
export const isAvailable = ({ status, state }: ToldStatus): boolean =>
  state ? state === 'up' : status === 'available' || status === 'in-use'

export const hasFailed = ({ status, state }: ToldStatus): boolean => (state ? state === 'down' : status === 'error')
