import '../../console-log/stratus-console-log.define.js'
import type { StratusConsoleLogEventMap } from '../../console-log/stratus-console-log.events.js'
import type { Behaviour } from '../core/context.js'

/** The console log tab of an instance: the server's form and text give way to the element, which asks the form's address. */
export const consoleLog: Behaviour = {
  name: 'console-log',
  selector: 'form#tail_length',
  attach(element, context) {
    const form = element as HTMLFormElement
    const frame = form.closest('.clearfix') ?? form
    const text = frame.parentElement?.querySelector<HTMLElement>('pre.logs')
    const action = form.getAttribute('action')
    if (!action || new URL(action, location.href).origin !== location.origin) return undefined
    const log = document.createElement('stratus-console-log')
    const length = Number(form.querySelector<HTMLInputElement>('input[name="length"]')?.value)
    if (Number.isInteger(length) && length > 0) log.length = length
    log.clock = context.clock
    log.load = async (lines, signal) => {
      const response = await context.request(lines === null ? action : `${action}?length=${lines}`, { signal })
      if (!response.ok) throw new Error(String(response.status))
      return response.text()
    }
    log.addEventListener('stratus-load-error', (event) => {
      const { message, byUser } = (event as StratusConsoleLogEventMap['stratus-load-error']).detail
      if (byUser) context.toast({ type: 'error', text: message })
    })
    form.hidden = true
    if (text) text.hidden = true
    frame.after(log)
    return () => {
      log.remove()
      form.hidden = false
      if (text) text.hidden = false
    }
  },
}
