import { ApiError } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useState } from 'react'
import { sentName } from './name-errors.js'

/**
 * A name that the cloud refuses as taken: its field says so until another one is typed.
 * @param text English, key of its translation; none: names are not unique
 */
export function useTakenName(text: string | undefined) {
  const [taken, setTaken] = useState<string | null>(null)
  return {
    /** What is wrong with a name. English. */
    errorOf: (name: string): { name?: string } => (text && sentName(name) === taken ? { name: text } : {}),
    /** Waits for a call. A 409 often comes without a word: one that sent a name says what it means. */
    async sending<Answer>(name: string | undefined, call: Promise<Answer>): Promise<Answer> {
      try {
        return await call
      } catch (error) {
        const isTaken = error instanceof ApiError && error.code === 'conflict' && name !== undefined
        if (!text || !isTaken) throw error
        setTaken(sentName(name))
        throw error.serverText ? error : new Error(t(text), { cause: error })
      }
    },
  }
}
