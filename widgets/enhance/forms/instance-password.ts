import '../../decrypt-password/stratus-decrypt-password.define.js'
import type { StratusDecryptPassword } from '../../decrypt-password/stratus-decrypt-password.js'
import type { StratusDecryptPasswordEventMap } from '../../decrypt-password/stratus-decrypt-password.events.js'
import type { Behaviour, Context } from '../core/context.js'

/** The server's form for an instance's password. */
const passwordForm = 'form:has(#id_encrypted_password):not(:has(#id_flavor))'

/**
 * The form that shows an instance's password gives way to the element: sent as it is, it would take the private
 * key to the server (C-PWD-01).
 */
export const passwordPage: Behaviour = {
  name: 'password',
  selector: passwordForm,
  attach(element, context) {
    const form = element as HTMLFormElement
    const password = passwordOf(form, context)
    const leave = form.querySelector<HTMLAnchorElement>('a.cancel')?.href
    password.addEventListener('stratus-close-request', () => leave && void context.navigate(leave))
    form.inert = true
    form.hidden = true
    form.before(password)
    return () => {
      password.remove()
      form.hidden = false
      form.inert = false
    }
  },
}

/** The element for the form of a fragment, which then has none; undefined when it is about something else. */
export function takePassword(fragment: ParentNode, context: Context): StratusDecryptPassword | undefined {
  const form = fragment.querySelector<HTMLFormElement>(passwordForm)
  if (!form) return undefined
  const password = passwordOf(form, context)
  form.replaceWith(password)
  return password
}

function passwordOf(form: HTMLFormElement, context: Context): StratusDecryptPassword {
  const element = document.createElement('stratus-decrypt-password')
  const value = (id: string) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#id_${id}`)?.value.trim() ?? ''
  element.keypairName = value('keypair_name')
  // Without a field for a key there is nothing to decrypt: the text says so in words.
  element.encryptedPassword = form.querySelector('#id_private_key') ? value('encrypted_password') : ''
  element.addEventListener('stratus-failure', (event) => {
    const { message } = (event as StratusDecryptPasswordEventMap['stratus-failure']).detail
    context.toast({ type: 'error', text: message })
  })
  return element
}
