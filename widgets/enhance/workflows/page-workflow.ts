import type { Behaviour } from '../core/context.js'
import { createWorkflow } from './workflow.js'

/** A workflow that is a page of its own: the server's buttons stay, each when it is its turn. */
export const pageWorkflow: Behaviour = {
  name: 'page-workflow',
  selector: '.workflow form',
  attach(element, context) {
    const form = element as HTMLFormElement
    if (form.closest('stratus-modal')) return undefined
    const button = (name: string) => form.querySelector<HTMLElement>(`.button-${name}`)
    const stop = new AbortController()
    const { signal } = stop
    const wizard = form.closest('.wizard') !== null
    const workflow = createWorkflow(
      form,
      wizard,
      {
        show({ main, back }) {
          if (!wizard) return
          for (const [name, seen] of [
            ['previous', back],
            ['next', main === 'next'],
            ['final', main === 'final'],
          ] as const) {
            const each = button(name)
            if (each) each.hidden = !seen
          }
        },
      },
      context,
      signal,
    )
    button('previous')?.addEventListener('click', () => workflow.back(), { signal })
    button('next')?.addEventListener('click', () => void workflow.mayPost(), { signal })
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        void workflow.mayPost().then((ready) => ready && context.submit(form))
      },
      { signal },
    )
    return () => stop.abort()
  },
}
