import { t } from '@stratus/widgets'
import type { TabMemory } from './tab-memory.js'
import type { Toasts } from './toasts.js'

const sentNow = 'uploads'
/** The memory forgets what is old: an upload may take hours. */
const neverOld = Number.MAX_SAFE_INTEGER

/** What is being sent, for the page after this one, should this one go meanwhile. */
export interface UploadNotes {
  /** @returns what says that it has ended */
  begin(name: string): () => void
  /** Says what the page before this one was sending when it went. */
  tellOfLost(): void
}

export function createUploadNotes(
  toasts: Pick<Toasts, 'add'>,
  memory: Pick<TabMemory, 'keep' | 'recall' | 'forget'>,
): UploadNotes {
  const names: string[] = []
  const note = () => {
    if (names.length) memory.keep(sentNow, names.join(', '), neverOld)
    else memory.forget(sentNow)
  }
  return {
    begin(name) {
      names.push(name)
      note()
      return () => {
        names.splice(names.indexOf(name), 1)
        note()
      }
    },
    tellOfLost() {
      if (names.length) return
      const lost = memory.recall(sentNow)?.value
      memory.forget(sentNow)
      if (typeof lost !== 'string') return
      toasts.add('warning', t('The upload was broken off: %s.', [lost]), {
        details: t(
          'The page was closed before all was sent. What stands in the list as queued has no data: delete it.',
        ),
      })
    },
  }
}
