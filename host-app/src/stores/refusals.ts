import { ApiError } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { atom, type ReadableAtom } from 'nanostores'
import { sentences } from './sentences.js'

/** By id of an action: why the cloud refused it. */
export type RefusedActions = Readonly<Record<string, string | undefined>>

/** What the cloud has refused to this user in this scope, as no policy had told: it is not offered again (DEC-26). */
export interface Refusals {
  /** By type and item, as of {@link refusalKey}. */
  readonly known: ReadableAtom<ReadonlyMap<string, RefusedActions>>
  /**
   * Remembers a refusal; whatever else went wrong is left alone.
   * @param item id; null: what is done without an item
   */
  learn(type: string, item: string | null, action: string, error: unknown): void
  /** Remembers that the cloud would refuse it: it was asked. */
  foresee(type: string, item: string | null, action: string): void
  /** The item has changed: what was refused may be possible. */
  forget(type: string, item: string): void
  /** Somebody else, or another project: all of it may be possible. */
  clear(): void
}

export const refusalKey = (type: string, item: string | null): string => JSON.stringify([type, item])

export const nothingRefused: RefusedActions = {}

/** Nova and others refuse with the same status what is beyond a quota, or what somebody has locked: that passes. */
const passing = /quota|too many|limit exceeded|protected|locked/i

/** @param help who can give what was refused, translated */
export function createRefusals(help?: string): Refusals {
  const known = atom<ReadonlyMap<string, RefusedActions>>(new Map())
  const remember = (type: string, item: string | null, action: string, reason: string): void => {
    const key = refusalKey(type, item)
    known.set(new Map([...known.get(), [key, { ...known.get().get(key), [action]: sentences(reason, help) }]]))
  }
  return {
    known,
    learn(type, item, action, error) {
      if (!(error instanceof ApiError) || error.code !== 'forbidden' || passing.test(error.message)) return
      const reason = error.serverText
        ? t('The cloud has refused this: %s', [error.serverText])
        : t('The cloud has refused this to you.')
      remember(type, item, action, reason)
    },
    foresee: (type, item, action) => remember(type, item, action, t('The cloud does not let you do this.')),
    forget(type, item) {
      const key = refusalKey(type, item)
      if (known.get().has(key)) known.set(new Map([...known.get()].filter(([other]) => other !== key)))
    },
    clear: () => known.set(new Map()),
  }
}
