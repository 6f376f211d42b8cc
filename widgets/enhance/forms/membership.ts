import '../../membership/stratus-membership.define.js'
import type { Behaviour } from '../core/context.js'
import { text } from '../core/text.js'

/** The text after the last `_` of `id_update_members_role_<role id>`. */
const roleIdOf = (select: HTMLSelectElement) => select.id.slice(select.id.lastIndexOf('_') + 1)

/**
 * A membership step: the server's hidden lists, one per role with everybody as options, become the element, which sends the same
 * fields (W-MEMB-01). The lists leave the page, so that nothing is sent twice.
 */
export const membership: Behaviour = {
  name: 'membership',
  selector: 'form .membership',
  attach(wrapper) {
    const step = /(\S+)_membership/.exec(wrapper.className)?.[1]
    const fields = wrapper.parentElement
    const fallback = fields?.querySelector<HTMLInputElement>(`[id="id_default_${step}_role"]`)
    const holder = fallback?.closest<HTMLElement>('.hide')
    if (!step || !fields || !fallback || !holder) return undefined
    const selects = [...holder.querySelectorAll<HTMLSelectElement>(`select[id^="id_${step}_role_"]`)]
    const everybody = [...(selects[0]?.options ?? [])].map(({ value, text: name }) => ({ id: value, name }))
    const element = document.createElement('stratus-membership')
    element.step = step
    element.defaultRole = fallback.value
    element.withoutRoles = wrapper.dataset.showRoles === 'False'
    element.members = everybody
    element.roles = selects.map((select) => ({
      id: roleIdOf(select),
      name: text(holder.querySelector(`label[for="${CSS.escape(select.id)}"]`)),
    }))
    element.value = everybody.flatMap(({ id }) => {
      const roles = selects.filter((select) => [...select.selectedOptions].some(({ value }) => value === id))
      return roles.length ? [{ id, roles: roles.map(roleIdOf) }] : []
    })
    const [available, members] = [...wrapper.querySelectorAll('.members_title')].map(text)
    const noneLeft = text(wrapper.querySelector(`[id="no_available_${CSS.escape(step)}"]`))
    const nobody = text(wrapper.querySelector(`[id="no_${CSS.escape(step)}_members"]`))
    element.texts = {
      ...(available && { available }),
      ...(members && { members }),
      ...(noneLeft && { noneAvailable: noneLeft }),
      ...(nobody && { noMembers: nobody }),
    }
    // The lists of the element are headed below the step, whose own heading is its tab.
    const heading = document.createElement('h3')
    heading.className = 'sr-only'
    heading.textContent = members || step
    wrapper.hidden = true
    wrapper.after(heading, element)
    holder.remove()
    return () => {
      heading.remove()
      for (const select of selects)
        for (const option of select.options)
          option.selected = element.value.some(
            ({ id, roles }) => id === option.value && roles.includes(roleIdOf(select)),
          )
      element.replaceWith(holder)
      wrapper.hidden = false
    }
  },
}
