import '../../icon/stratus-icon.define.js'
import { t } from '../../internal/localize.js'
import { isOurs } from '../core/context.js'
import type { Behaviour } from '../core/context.js'
import { text } from '../core/text.js'

/**
 * Passwords of Horizon's forms: each can be shown, and one that is typed twice says 'Passwords do not match.' at its confirmation
 * until both are the same (W-FORM-02); till then the form is not sent.
 */
export const passwordFields: Behaviour = {
  name: 'password-fields',
  selector: 'form:has(input[type="password"])',
  attach(form, context) {
    if (!isOurs(form, context)) return undefined
    const stop = new AbortController()
    const fields = [...form.querySelectorAll<HTMLInputElement>('input[type="password"]')]
    const buttons = fields.map((field) => revealButton(field, stop.signal))
    for (const confirmation of fields) {
      const name = /^confirm_(.+)$/.exec(confirmation.name)?.[1]
      const password = fields.find((field) => field.name === name || field.name === `new_${name}`)
      if (name && password) compare(password, confirmation, stop.signal)
    }
    return () => {
      stop.abort()
      for (const button of buttons) button.remove()
      for (const field of fields) field.type = 'password'
    }
  },
}

function revealButton(field: HTMLInputElement, signal: AbortSignal): HTMLButtonElement {
  const label = text(field.labels?.[0]?.querySelector('.field-label') ?? field.labels?.[0] ?? null) || t('Password')
  const button = document.createElement('button')
  const icon = document.createElement('stratus-icon')
  button.type = 'button'
  button.className = 'btn stratus-reveal'
  button.setAttribute('aria-label', t('Show {label}', { label }))
  button.append(icon)
  const show = (shown: boolean): void => {
    field.type = shown ? 'text' : 'password'
    icon.name = shown ? 'eye-off' : 'eye'
    button.setAttribute('aria-pressed', String(shown))
  }
  button.addEventListener('click', () => show(field.type === 'password'), { signal })
  show(false)
  field.after(button)
  return button
}

function compare(password: HTMLInputElement, confirmation: HTMLInputElement, signal: AbortSignal): void {
  const group = confirmation.closest('.form-group')
  const problem = document.createElement('span')
  problem.id = `${confirmation.id}_error`
  problem.className = 'help-block'
  problem.textContent = t('Passwords do not match.')
  const described = confirmation.getAttribute('aria-describedby') ?? ''

  const differ = (): boolean => password.value !== confirmation.value
  const judge = (): void => confirmation.setCustomValidity(differ() ? problem.textContent : '')
  const say = (): void => {
    const wrong = confirmation.value !== '' && differ()
    group?.classList.toggle('has-error', wrong)
    confirmation.toggleAttribute('aria-invalid', false)
    if (wrong) {
      confirmation.setAttribute('aria-invalid', 'true')
      confirmation.setAttribute('aria-describedby', `${described} ${problem.id}`.trim())
      ;(confirmation.nextElementSibling ?? confirmation).after(problem)
    } else {
      problem.remove()
      if (described) confirmation.setAttribute('aria-describedby', described)
      else confirmation.removeAttribute('aria-describedby')
    }
  }
  for (const field of [password, confirmation]) {
    field.addEventListener('input', () => (judge(), problem.isConnected && say()), { signal })
    field.addEventListener('change', say, { signal })
  }
  judge()
  signal.addEventListener('abort', () => {
    problem.remove()
    confirmation.setCustomValidity('')
  })
}
