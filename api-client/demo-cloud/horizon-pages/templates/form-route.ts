import type { Answer } from '../../call.js'
import type { PageContext, PageRoute } from '../context.js'
import { drawFields, type Field, type FieldErrors } from './form-fields.js'
import { framedPage, modalForm } from './markup.js'
import { htmlAnswer, redirect } from '../../pages.js'

/** A modal form of Horizon, about an item. */
export interface FormSpec<Item = unknown> {
  readonly title: string
  readonly submit: string | ((context: PageContext, item: Item) => string)
  /** Sentences beside the fields. */
  readonly help?: readonly string[]
  /** Markup below them, such as quota bars and the script that hands data over. */
  aside?(context: PageContext, item: Item): string
  /** Markup above the form. */
  above?(context: PageContext, item: Item): string
  /** Where it leads when it is done. */
  readonly next: string | ((context: PageContext) => string)
  /** What the form is about; undefined when that is gone. Default: nothing in particular. */
  find?(context: PageContext): Item | undefined
  /** What is said when it is gone. */
  readonly gone?: string
  fields(context: PageContext, item: Item): readonly Field[]
  /** Does it. What is wrong with what was typed, '' when it is done, or an answer of its own. */
  save(context: PageContext, item: Item): Result | Promise<Result>
}

type Result = string | FieldErrors | Answer

const isAnswer = (result: FieldErrors | Answer): result is Answer =>
  typeof (result as Partial<Answer>).status === 'number'

/** The form and its answers: again with what is wrong, or the way on. By itself it is a page, for a script a modal. */
export function formRoute<Item>(path: RegExp, spec: FormSpec<Item>): PageRoute {
  return {
    path,
    methods: ['GET', 'POST'],
    async handle(context): Promise<Answer> {
      const { call, say } = context
      const next = typeof spec.next === 'string' ? spec.next : spec.next(context)
      const item = (spec.find ? spec.find(context) : null) as Item | undefined
      if (item === undefined) {
        say('error', spec.gone ?? 'Unable to retrieve details.')
        return redirect(call.ajax, next)
      }
      const result = call.method === 'POST' ? await save(context, spec, item) : {}
      if (result === '') return redirect(call.ajax, next)
      if (typeof result === 'object' && isAnswer(result)) return result
      const errors = typeof result === 'string' ? { '': result } : result
      const form = modalForm(context, {
        title: spec.title,
        action: call.url.pathname,
        submit: typeof spec.submit === 'string' ? spec.submit : spec.submit(context, item),
        above: spec.above?.(context, item) ?? '',
        cancel: next,
        fields: drawFields(context, spec.fields(context, item), errors),
        help: (spec.help ?? []).map((sentence) => `<p>${sentence}</p>`).join('') + (spec.aside?.(context, item) ?? ''),
        error: errors[''] ?? '',
      })
      return htmlAnswer(200, call.ajax ? form : framedPage(context, spec.title, asPage(form)))
    },
  }
}

/** Fields that must be filled are looked at before anything is done. */
function save<Item>(context: PageContext, spec: FormSpec<Item>, item: Item): Result | Promise<Result> {
  const empty = spec
    .fields(context, item)
    .filter(({ name, required }) => required && !String(context.form.get(name) ?? '').trim())
  if (empty.length) return Object.fromEntries(empty.map(({ name }) => [name, 'This field is required.']))
  return spec.save(context, item)
}

/** The same markup without its modal. */
function asPage(modal: string): string {
  return modal.replace('class="modal"', 'class="static_page"').replace('data-backdrop="static" tabindex="-1" ', '')
}
