import { unreadablePage } from '../errors.js'
import type { HtmlInit } from './fetch-html.js'
import { formBody } from '../html/form-body.js'
import type { HorizonForm } from '../html/form.js'
import type { HtmlAnswer } from '../html/html-answer.js'
import type { PageMessage } from '../html/page-messages.js'
import { messagesOf, saidAfter } from './messages.js'
import type { PageReads } from './pages.js'

/**
 * What came of a form: the cloud took it, or it is there again with what is wrong. `messages`: what the cloud says to it; `page`: the
 * HTML that came instead where it does not lead elsewhere, such as the next of several steps.
 */
export type FormResult =
  | { readonly ok: true; readonly messages: readonly PageMessage[]; readonly page?: string }
  | { readonly ok: false; readonly form: HorizonForm; readonly messages: readonly PageMessage[] }

/** Horizon's own forms, for what its REST API does not offer. Quiet calls; they reject with {@link ApiError}. */
export interface Forms {
  /**
   * @param path below the web root, without a leading slash
   * @param names fields that it has, whatever else an operator has added: they tell it from the other forms of the page
   */
  readForm(path: string, names: readonly string[], signal?: AbortSignal): Promise<HorizonForm>
  /** Sends a form with other values, by name; what is not named goes as it stood. */
  sendForm(form: HorizonForm, values: Readonly<Record<string, string>>): Promise<FormResult>
}

/** Few pages have forms: what reads them comes with the first. */
const loadReader = () => import('../html/form.js')

export function createForms(
  fetchHtml: (path: string, init?: HtmlInit) => Promise<HtmlAnswer>,
  { during }: Pick<PageReads, 'during'>,
): Forms {
  return {
    async readForm(path, names, signal) {
      const [{ readForm }, { html }] = await Promise.all([loadReader(), fetchHtml(path, { signal, quiet: true })])
      const form = readForm(html, path, (found) => names.every((name) => found.has(name)))
      if (!form) throw unreadablePage()
      return form
    },
    sendForm: (form, values) =>
      during(async (heard, othersRead): Promise<FormResult> => {
        const body = formBody(form, values)
        const answer = await fetchHtml(form.action, { method: 'POST', body, quiet: true, takesRefusal: true })
        heard.push(...(await messagesOf(answer)))
        // It comes with a word without any meaning, and a page instead of the form.
        if (answer.status === 403)
          return { ok: false, form, messages: heard.splice(0).filter(({ text }) => !text.endsWith('…')) }
        const again = answer.location ? null : (await loadReader()).formAgain(form, answer.html)
        if (again) return { ok: false, form: again, messages: heard.splice(0) }
        // What came of it stands on the page that it leads to, unless another one was read before.
        if (answer.location && !heard.length) heard.push(...(await saidAfter(fetchHtml, answer.location)))
        if (!heard.length) await othersRead()
        return { ok: true, messages: heard.splice(0), ...(!answer.location && answer.html && { page: answer.html }) }
      }),
  }
}
