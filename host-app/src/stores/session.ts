import { atom, type ReadableAtom } from 'nanostores'
import { ApiError, cookieValue, type Client, type Session } from '@stratus/api-client'

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-in'; session: Session }
  | { status: 'signed-out' }
  | { status: 'failed'; error: unknown }

export interface SessionStore {
  readonly state: ReadableAtom<SessionState>
  /** Asks who is signed in. Never rejects: the outcome is in `state`. */
  readonly load: () => Promise<void>
  /** It is known that nobody is signed in. */
  readonly leave: () => void
}

export function createSessionStore(client: Pick<Client, 'session'>): SessionStore {
  const state = atom<SessionState>({ status: 'loading' })
  return {
    state,
    async load() {
      try {
        state.set({ status: 'signed-in', session: await client.session() })
      } catch (error) {
        const signedOut = error instanceof ApiError && (error.code === 'unauthenticated' || error.code === 'csrf')
        state.set(signedOut ? { status: 'signed-out' } : { status: 'failed', error })
      }
    },
    leave: () => state.set({ status: 'signed-out' }),
  }
}

/** Changes whenever what is on screen belongs to somebody or something else: user, project or region. */
export function scopeKey(session: Session): string {
  return [session.id, session.project_id, session.services_region].join(' ')
}

/** `scopeKey` of who is signed in; null: nobody is. */
export function scopeOf(state: SessionState): string | null {
  return state.status === 'signed-in' ? scopeKey(state.session) : null
}

/** Changes also with every sign-in: the server makes a new CSRF token then, of which no more than a hash is told. */
export function ownerKey(session: Session, cookies: string): string {
  let hash = 0
  for (const character of cookieValue(cookies, 'csrftoken') ?? '') hash = (hash * 31 + character.charCodeAt(0)) | 0
  return `${scopeKey(session)} ${hash}`
}
