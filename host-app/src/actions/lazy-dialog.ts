import { t } from '@stratus/widgets'
import type { Toasts } from '../stores/toasts.js'

/**
 * Fetches the code of a dialog with the data it shows: what is opened now and then must not hold up the page. Says so when it
 * cannot be fetched, and rejects then.
 */
export async function lazyDialog<T>(toasts: Pick<Toasts, 'add'>, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    toasts.add('error', t('There was a problem communicating with the server, please try again.'))
    throw error
  }
}
