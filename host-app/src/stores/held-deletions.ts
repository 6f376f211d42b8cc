import { t } from '@stratus/widgets'
import type { WritableAtom } from 'nanostores'
import type { TabMemory } from './tab-memory.js'
import type { Toasts } from './toasts.js'

/** Something to be deleted, as who sends it tells of it. */
export interface Deletion {
  readonly ids: readonly string[]
  /** Sends it and says how it went; never rejects. False: something of it failed. */
  send(): Promise<boolean>
}

export interface HeldDeletion extends Deletion {
  /** Of the things, for people. */
  readonly names: string
  /** Said while it is held back, translated. */
  readonly text: string
  /** For how long, ms. */
  readonly stay: number
}

/** What it shares with those who hear of it before it is there. */
export interface HeldDeletionsParts {
  readonly toasts: Pick<Toasts, 'add'>
  readonly memory: Pick<TabMemory, 'keep' | 'recall' | 'forget'>
  /** Under which the memory has the names of what is held back now. */
  readonly notedAs: string
  readonly hidden: WritableAtom<ReadonlySet<string>>
  /** Each reads again what may still show something that was deleted. */
  readonly rereads: ReadonlySet<() => Promise<unknown>>
}

/** Deletions that were asked for and can still be taken back (DEC-82): nothing of them was sent. */
export interface HeldDeletions {
  hold(deletion: HeldDeletion): void
  /** Sends one without holding it back. False: something of it failed. */
  now(deletion: Deletion): Promise<boolean>
  /** Takes the last one back. False when there is none. */
  undo(): boolean
  /** Sends all: what comes next would not let them, such as another project. Settles when they were answered; false: something failed. */
  sendAll(): Promise<boolean>
  /** Takes all back and says why they were not sent, translated. */
  dropAll(why: string): void
  /** Whether something would be lost with the page. */
  isHolding(): boolean
  /** Says what the page before this one had held back when it went: that was not sent. */
  tellOfLost(): void
}

export function createHeldDeletions({ toasts, memory, notedAs, hidden, rereads }: HeldDeletionsParts): HeldDeletions {
  const holds = new Map<HeldDeletion, () => void>()

  const hide = (ids: readonly string[]) => hidden.set(new Set([...hidden.get(), ...ids]))
  const show = (ids: readonly string[]) => hidden.set(new Set([...hidden.get()].filter((id) => !ids.includes(id))))
  const note = () => {
    if (holds.size) memory.keep(notedAs, [...holds.keys()].map(({ names }) => names).join(', '))
    else memory.forget(notedAs)
  }
  /** Who takes it first decides what becomes of it. */
  const take = (deletion: HeldDeletion): boolean => {
    const withdraw = holds.get(deletion)
    if (!holds.delete(deletion)) return false
    withdraw?.()
    note()
    return true
  }
  const now = async ({ ids, send }: Deletion): Promise<boolean> => {
    hide(ids)
    const isDone = await send()
    await Promise.allSettled([...rereads].map((reread) => reread()))
    show(ids)
    return isDone
  }
  const release = async (deletion: HeldDeletion): Promise<boolean> => !take(deletion) || now(deletion)
  const keep = (deletion: HeldDeletion): boolean => {
    if (!take(deletion)) return false
    show(deletion.ids)
    return true
  }
  const undo = (deletion: HeldDeletion | undefined): boolean => {
    if (!deletion || !keep(deletion)) return false
    toasts.add('info', t('Not deleted: %s.', [deletion.names]))
    return true
  }

  return {
    now,
    hold(deletion) {
      hide(deletion.ids)
      const withdraw = toasts.add('info', deletion.text, {
        stay: deletion.stay,
        action: { label: t('Undo'), run: () => undo(deletion) },
        onLeave: () => void release(deletion),
      })
      holds.set(deletion, withdraw)
      note()
    },
    undo: () => undo([...holds.keys()].at(-1)),
    async sendAll() {
      return (await Promise.all([...holds.keys()].map(release))).every(Boolean)
    },
    dropAll(why) {
      const kept = [...holds.keys()].filter(keep).map(({ names }) => names)
      if (kept.length) toasts.add('warning', t('Not deleted: %s.', [kept.join(', ')]), { details: why })
    },
    isHolding: () => holds.size > 0,
    tellOfLost() {
      if (holds.size) return
      const lost = memory.recall(notedAs)?.value
      memory.forget(notedAs)
      if (typeof lost !== 'string') return
      toasts.add('warning', t('Not deleted: %s.', [lost]), {
        details: t('The page was closed while this could still be undone.'),
      })
    },
  }
}
