import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../host.js'
import { createDrafts } from '../stores/drafts.js'
import { scopeOf } from '../stores/session.js'

/** The draft that a wizard finds when it is opened. */
export interface DraftOffer<Content> {
  /** When it was last typed in, ms. */
  readonly at: number
  readonly content: Content
}

export interface WizardDraft<Content> {
  /** Null: there is none, or it has been answered. */
  readonly offer: DraftOffer<Content> | null
  /** The offer is taken. */
  take(): void
  /** The offer is not wanted: what was kept is gone. */
  startAnew(): void
  /** What was typed was sent, or thrown away: it is not kept any more. */
  end(): void
}

/**
 * Keeps what is typed in a wizard, for the person in the project.
 * @param read checks what was stored; null when it is of no use. A constant
 * @param content what is typed now, without anything secret; null while nobody has typed
 */
export function useDraft<Content>(
  wizard: string,
  read: (stored: unknown) => Content | null,
  content: Partial<Content> | null,
): WizardDraft<Content> {
  const { session } = useHost()
  const [by] = useState(() => `${Date.now()} ${Math.random()}`)
  const drafts = useMemo(() => {
    return createDrafts(() => localStorage, scopeOf(session.state.get()) ?? '')
  }, [session])
  const [offer, setOffer] = useState(() => {
    const draft = drafts.read(wizard)
    const found = draft ? read(draft.content) : null
    return draft && found !== null ? { at: draft.at, content: found } : null
  })
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (content !== null && !ended) drafts.keep(wizard, by, content)
  }, [drafts, wizard, by, content, ended])
  return {
    offer,
    take: () => setOffer(null),
    startAnew() {
      setOffer(null)
      if (content === null) drafts.drop(wizard)
    },
    end() {
      setEnded(true)
      drafts.drop(wizard, by)
    },
  }
}
