import { ApiError } from '@stratus/api-client'
import { t } from '@stratus/widgets'

/**
 * Waits for a call. A 409 often comes without a word: then it says what it means.
 * @param text English, key of its translation
 */
export async function explainConflict<Answer>(call: Promise<Answer>, text: string): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict' && !error.serverText)
      throw new Error(t(text), { cause: error })
    throw error
  }
}
