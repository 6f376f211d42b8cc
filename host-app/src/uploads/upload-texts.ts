import { UploadBroken, type UploadState } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { errorMessage } from '../stores/error-messages.js'

/** What is said while a broken upload waits. @param percent -1 when nobody knows @param kept there when what arrived is kept */
export function waitingText({ percent, kept }: Pick<UploadState & { phase: 'lost' }, 'percent' | 'kept'>): string {
  if (percent === 100)
    return t('Connection lost when all was sent. When the server is back it is asked whether it arrived.')
  const next =
    kept === undefined
      ? t('It is sent again from the start when the server is back.')
      : t('It goes on with what has not arrived when the server is back.')
  return `${lostText(percent)}. ${next}`
}

/** @param percent -1 when nobody knows */
export function lostText(percent: number): string {
  return percent < 0 ? t('Connection lost') : t('Connection lost at %s %', [percent])
}

/** Why an upload failed: the server's words, or how far it was when the connection was lost for good. */
export function uploadFailure(error: unknown): string {
  if (!(error instanceof UploadBroken)) return errorMessage(error)
  if (error.end === 'unsure')
    return t(
      'The connection was lost when the whole file had been sent, and the image is not in the list. Look there again before you send it once more.',
    )
  // Nothing ever got through: what the call says is nearer to the reason.
  if (error.percent === 0) return errorMessage(error.cause)
  const next = error.keepsParts
    ? t('What has arrived is kept as segments: send the same file again to go on from there.')
    : t('The file is kept: try again when the server can be reached.')
  return `${lostText(error.percent)}. ${next}`
}
