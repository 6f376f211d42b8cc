import type { Behaviour } from '../core/context.js'

/** The sign-in form: the fields for a name and a password are there for the authentication type 'credentials' only (W-SHELL-09). */
export const login: Behaviour = {
  name: 'login',
  selector: 'form:has(#loginBtn)',
  attach(form) {
    const authType = form.querySelector<HTMLSelectElement>('#id_auth_type')
    const help = form.querySelector<HTMLElement>('.help_text')
    if (!authType) {
      if (help) help.hidden = true
      return undefined
    }
    if (help) (authType.closest('.form-group') ?? authType).after(help)
    const update = (): void => {
      for (const id of ['id_username', 'id_password']) {
        const field = form.querySelector<HTMLInputElement>(`#${id}`)
        const group = field?.closest<HTMLElement>('.form-group')
        if (!field || !group) continue
        group.hidden = authType.value !== 'credentials'
        // A field nobody sees must not keep the form from being sent.
        field.disabled = group.hidden
      }
    }
    authType.addEventListener('change', update)
    update()
    return () => authType.removeEventListener('change', update)
  },
}
