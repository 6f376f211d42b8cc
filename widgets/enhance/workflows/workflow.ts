import { tabbables } from '../../internal/focus.js'
import type { Context } from '../core/context.js'
import { toastFailure } from '../core/create-context.js'
import { formAction, formBody } from '../answers/form-body.js'
import { leavesPane } from './pane-keys.js'
import { clearErrors, showErrors } from './workflow-errors.js'
import { neighbourStep, stepsToValidate, stepSlug, validationAnswer, type StepTab } from './workflow-model.js'
import { prepareTabs, type PaneTab } from './pane-tabs.js'

/** The buttons around a workflow: a modal's, or those of the page. */
export interface WorkflowFrame {
  /** `next`: the main button goes on; `final`: it finishes. */
  show(state: { readonly main: 'next' | 'final'; readonly back: boolean }): void
}

export interface Workflow {
  /** The main button was pressed: goes on, or says that the form may be sent. */
  mayPost(): Promise<boolean>
  back(): void
}

/**
 * A workflow of a Horizon page (W-WIZC-02): in a wizard, Next and a click on a later step have the steps in between validated by the server
 * first; a plain one lets its tabs be looked at in any order, also by the Tab key from the last field of a pane. Arrow keys move
 * along the steps, as in any list of tabs.
 */
export function createWorkflow(
  form: HTMLFormElement,
  wizard: boolean,
  frame: WorkflowFrame,
  context: Context,
  signal?: AbortSignal,
): Workflow {
  // The browser cannot report fields of hidden steps: each step is checked by itself.
  form.noValidate = true
  let furthest = 0
  let validating = false

  const tabs = prepareTabs(
    form.querySelector('ul.nav:has([data-toggle="tab"])'),
    form,
    (target) => void go(target),
    signal,
  )
  const states = (): readonly (StepTab & { tab: PaneTab })[] =>
    tabs.list.map((tab) => ({ id: tab.pane.id, hidden: tab.hidden, tab }))
  const current = () => tabs.current?.pane.id ?? ''

  const update = (): void => {
    furthest = Math.max(
      furthest,
      tabs.list.findIndex((tab) => tab === tabs.current),
    )
    tabs.list.forEach((tab, index) => {
      if (wizard) tab.item.classList.toggle('done', index <= furthest)
    })
    const last = !neighbourStep(states(), current(), 1)
    frame.show({
      main: wizard && !last ? 'next' : 'final',
      back: wizard && Boolean(neighbourStep(states(), current(), -1)),
    })
  }

  const show = (tab: PaneTab, focus = true): void => {
    tabs.show(tab)
    update()
    if (focus) tab.focus()
  }

  async function go(target: PaneTab): Promise<void> {
    if (target === tabs.current || validating) return
    const range = wizard ? stepsToValidate(states(), current(), target.pane.id) : undefined
    if (range && !(isComplete(tabs.list.slice(range.start, range.end + 1)) && (await validate(range)))) return
    show(target)
  }

  /** Says what the first incomplete field lacks. */
  function isComplete(among: readonly PaneTab[]): boolean {
    for (const tab of among) {
      const wrong = tab.hidden ? undefined : firstInvalid(tab.pane)
      if (!wrong) continue
      if (tab !== tabs.current) show(tab, false)
      // The form cannot take the focus before the main button has finished.
      setTimeout(() => wrong.reportValidity())
      return false
    }
    return true
  }

  async function validate(range: { readonly start: number; readonly end: number }): Promise<boolean> {
    const action = formAction(form)
    if (!action) return false
    validating = true
    try {
      const response = await context.request(action, {
        method: 'POST',
        body: wholeBody(form),
        headers: {
          'X-Horizon-Validate-Step-Start': String(range.start),
          'X-Horizon-Validate-Step-End': String(range.end),
        },
      })
      const answer = response.ok ? validationAnswer(await response.json()) : undefined
      if (!answer) throw new TypeError('no validation answer')
      return showAnswer(answer)
    } catch {
      toastFailure(context, 'There was an error submitting the form. Please try again.')
      return false
    } finally {
      validating = false
    }
  }

  function showAnswer({ hasErrors, errors }: NonNullable<ReturnType<typeof validationAnswer>>): boolean {
    clearErrors(form)
    if (!hasErrors) return true
    let focus: (() => void) | undefined
    for (const tab of tabs.list) {
      const own = errors[stepSlug(tab.pane.id)]
      if (!own || !Object.keys(own).length) continue
      const field = showErrors(tab.pane, own)
      focus ??= () => {
        if (tab !== tabs.current) show(tab, false)
        field?.focus()
      }
    }
    // As above.
    if (focus) setTimeout(focus)
    return false
  }

  /** In a form that lies on several panes, Tab goes on with the next pane and Shift+Tab back with the one before. */
  function followTab(event: KeyboardEvent): void {
    const direction = tabs.current && leavesPane(tabs.current.pane, event)
    const next = direction && neighbourStep(states(), current(), direction)
    if (!next) return
    event.preventDefault()
    show(next.tab, false)
    const edge = tabbables(next.tab.pane).at(direction === 1 ? 0 : -1)
    ;(edge ?? next.tab.link).focus()
  }

  // In a wizard, Next is the way on: it has the step validated.
  if (!wizard) form.addEventListener('keydown', followTab, signal && { signal })
  update()
  const watch = new MutationObserver(update)
  for (const { item } of tabs.list) watch.observe(item, { attributes: true, attributeFilter: ['hidden', 'style'] })
  signal?.addEventListener('abort', () => watch.disconnect())

  return {
    async mayPost() {
      const next = wizard ? neighbourStep(states(), current(), 1) : undefined
      if (!next) return isComplete(tabs.list)
      await go(next.tab)
      return false
    },
    back() {
      const before = neighbourStep(states(), current(), -1)
      if (before) show(before.tab)
    },
  }
}

function firstInvalid(pane: Element): HTMLInputElement | undefined {
  const invalid = [...pane.querySelectorAll<HTMLInputElement>(':invalid')]
  return invalid.find((field) => field.localName !== 'fieldset')
}

/** Everything, also lists that are locked for the moment: the server judges the whole form. */
function wholeBody(form: HTMLFormElement): FormData | URLSearchParams {
  const locked = [...form.querySelectorAll<HTMLSelectElement>('select:disabled')]
  for (const select of locked) select.disabled = false
  const body = formBody(form)
  for (const select of locked) select.disabled = true
  return body
}
