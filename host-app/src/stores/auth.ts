import { atom, type ReadableAtom } from 'nanostores'

/**
 * How the page stands to the session.
 * `fine`: nobody has objected. `lost`: the session ended; calls wait and the sign-in modal is open (DEC-10).
 * `changed`: another user or project is signed in now, in another tab; what is on screen must not be used any more.
 */
export type AuthState = 'fine' | 'lost' | 'changed'

export interface AuthStore {
  readonly state: ReadableAtom<AuthState>
  /** The session ended: resolves true after a new sign-in, false when the person does not want to. One question at a time. */
  askAgain(): Promise<boolean>
  signedInAgain(): void
  decline(): void
  changed(): void
}

export function createAuthStore(): AuthStore {
  const state = atom<AuthState>('fine')
  let open: { promise: Promise<boolean>; resolve: (signedIn: boolean) => void } | null = null

  const close = (signedIn: boolean): void => {
    const asked = open
    open = null
    if (state.get() === 'lost') state.set('fine')
    asked?.resolve(signedIn)
  }

  return {
    state,
    askAgain() {
      if (open) return open.promise
      let resolve: (signedIn: boolean) => void = () => undefined
      const promise = new Promise<boolean>((done) => (resolve = done))
      open = { promise, resolve }
      if (state.get() !== 'changed') state.set('lost')
      return promise
    },
    signedInAgain: () => close(true),
    decline: () => close(false),
    changed: () => state.set('changed'),
  }
}
