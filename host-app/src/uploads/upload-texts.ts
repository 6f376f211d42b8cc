import { UploadBroken } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { errorMessage } from '../stores/error-messages.js'

/** What is said while a broken upload waits. @param percent -1 when nobody knows */
export function waitingText(percent: number): string {
  if (percent === 100)
    return t('Connection lost when all was sent. When the server is back it is asked whether it arrived.')
  return `${lostText(percent)}. ${t('It is sent again from the start when the server is back.')}`
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
  return `${lostText(error.percent)}. ${t('The file is kept: try again when the server can be reached.')}`
}
