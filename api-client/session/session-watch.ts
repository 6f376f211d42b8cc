import type { Session } from '../schemas/keystone.js'

/** Enough to tell whether the page still belongs to who is signed in. */
export interface Identity {
  readonly userId: string
  readonly projectId: string | null
}

export interface SessionWatch {
  /** Remembers whose data the page shows. */
  note(session: Session): void
  forget(): void
  verify(): Promise<boolean>
  /** After a sign-in in the middle of work: the same user is led back to the project the page shows. */
  confirm(): Promise<'again' | 'changed'>
}

/** Guards against two tabs, or a second sign-in, with different users or projects: their data must never mix. */
export function createSessionWatch(parts: {
  askSession: (outsideSession: boolean) => Promise<Session>
  switchProject: (id: string) => Promise<void>
  onChanged: (before: Identity, after: Identity) => void
}): SessionWatch {
  let known: Identity | null = null

  const identityOf = (session: Session): Identity => ({ userId: session.id, projectId: session.project_id })
  const same = (a: Identity, b: Identity) => a.userId === b.userId && a.projectId === b.projectId

  const compare = (now: Identity): boolean => {
    if (!known || same(known, now)) {
      known = now
      return true
    }
    parts.onChanged(known, now)
    return false
  }

  return {
    note(session) {
      known ??= identityOf(session)
    },
    forget() {
      known = null
    },
    async verify() {
      return compare(identityOf(await parts.askSession(false)))
    },
    async confirm() {
      let now = identityOf(await parts.askSession(true))
      if (known && known.userId === now.userId && known.projectId !== null && !same(known, now)) {
        await parts.switchProject(known.projectId)
        now = identityOf(await parts.askSession(true))
      }
      return compare(now) ? 'again' : 'changed'
    },
  }
}
