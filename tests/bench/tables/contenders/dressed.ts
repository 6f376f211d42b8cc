import { fields } from '../data.js'
import { handWritten } from '../hand-written.js'

// The same list with what stands in ours: heads that sort, details, actions, states, and names for screen readers. No keyboard.

const button = (text: string, label: string): HTMLElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'key'
  made.textContent = text
  made.setAttribute('aria-label', label)
  return made
}

const roleOf = (node: Element, role: string): void => node.setAttribute('role', role)

export const contender = handWritten({
  head() {
    const head = document.createElement('div')
    head.className = 'head'
    roleOf(head, 'row')
    for (const field of fields) {
      const cell = head.appendChild(document.createElement('span'))
      roleOf(cell, 'columnheader')
      cell.append(button(field, field), document.createElement('i'))
    }
    return head
  },
  dress(line) {
    roleOf(line, 'row')
    const [tick, ...cells] = line.children
    for (const cell of cells) roleOf(cell, 'gridcell')
    const open = button('', '')
    const start = button('Start', '')
    const more = button('', '')
    more.setAttribute('aria-haspopup', 'menu')
    tick!.after(open)
    line.append(start, more)
    return ({ id, name, status }, index) => {
      line.dataset['key'] = id
      line.setAttribute('aria-rowindex', String(index + 2))
      line.classList.toggle('error', status === 'ERROR')
      line.classList.toggle('moving', status === 'BUILD')
      tick!.setAttribute('aria-label', `Select ${name}`)
      open.setAttribute('aria-label', `Details of ${name}`)
      start.setAttribute('aria-label', `Start ${name}`)
      more.setAttribute('aria-label', `More actions: ${name}`)
    }
  },
})
