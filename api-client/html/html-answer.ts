/** Whether texts are English, as `Content-Language` tells; null counts as that. */
export const isEnglish = (language: string | null): boolean => /^en\b/i.test(language ?? 'en')

/**
 * `Accept-Language` of what is read by its terms. No browser says it so by itself; a server in front of Horizon sees by it that
 * the language of a cookie, which comes first there, is not wanted either.
 */
export const onlyEnglish = 'en, *;q=0'

/** One message of Horizon's queue: type, text, extra tags (W-MODAL-12). */
export interface HorizonMessage {
  readonly type: string
  readonly text: string
  readonly tags: string
}

/** A Horizon page's answer with the headers a caller must know. */
export interface HtmlAnswer {
  readonly status: number
  readonly html: string
  readonly blob: Blob | null
  readonly contentType: string
  /** `Content-Language`: of its texts. */
  readonly language: string | null
  /** `X-Horizon-Location` on this origin, as path and query; null when there is none or it leads elsewhere. */
  readonly location: string | null
  readonly messages: readonly HorizonMessage[]
  /** `X-Horizon-Add-To-Field`: field id and the new option, as `[value, label]`. */
  readonly addToField: string | null
  /** From `Content-Disposition`. */
  readonly filename: string | null
  readonly fileUploadUrl: string | null
  readonly authToken: string | null
  readonly logout: boolean
}
