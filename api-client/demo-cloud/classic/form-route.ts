import type { Answer } from '../call.js'
import type { ClassicContext, ClassicRoute } from './classic.js'
import { modalForm } from './markup.js'
import { htmlAnswer, redirect } from './pages.js'

/** A modal form of Horizon. */
export interface FormSpec {
  readonly title: string
  readonly submit: string
  /** Where it leads when it is done. */
  readonly next: string
  /** Markup. */
  fields(context: ClassicContext): string
  /** Does it; the answer is what is wrong with what was typed, '' when it is done. */
  save(context: ClassicContext): string
}

/** The form and its answers: again with what is wrong, or the way on. */
export function formRoute(path: RegExp, { title, submit, next, fields, save }: FormSpec): ClassicRoute {
  return {
    path,
    methods: ['GET', 'POST'],
    handle(context): Answer {
      const { call } = context
      const error = call.method === 'POST' ? save(context) : ''
      if (call.method === 'POST' && !error) return redirect(call.ajax, next)
      const action = call.url.pathname
      return htmlAnswer(200, modalForm(context, { title, action, submit, fields: fields(context), help: '', error }))
    },
  }
}
