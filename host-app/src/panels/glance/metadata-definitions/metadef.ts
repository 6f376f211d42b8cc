import type { AnswerOf } from '@stratus/api-client'
import { t } from '@stratus/widgets'

type Told = AnswerOf<'glance.metadefs.list'>['items'][number]

/** A namespace of metadata definitions. */
export interface Metadef extends Told {
  readonly name: string | null
  readonly isProtected: boolean
  /** In words of ours where the cloud's are known. */
  readonly publicWord: string
  readonly protectedWord: string
}

const wordOf = (word: string | null): string => (word === 'Yes' || word === 'No' ? t(word) : (word ?? ''))

/** Horizon does not offer to delete what is protected: that is known in every language. */
const isProtected = ({ offered, protected: word }: Told): boolean =>
  word === 'Yes' || (word !== 'No' && offered.includes('update') && !offered.includes('delete'))

export const metadef = (told: Told): Metadef => ({
  ...told,
  name: told.display_name ?? told.id,
  isProtected: isProtected(told),
  publicWord: wordOf(told.public),
  protectedWord: wordOf(told.protected),
})
