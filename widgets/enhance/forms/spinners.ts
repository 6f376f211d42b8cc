import { t } from '../../internal/localize.js'
import { isAtBound, parseNumber, stepped, type NumberBounds } from '../../number-input/number-model.js'
import { isOurs } from '../core/context.js'
import type { Behaviour } from '../core/context.js'

const numberOr = (text: string, other: number): number => parseNumber(text) ?? other

function boundsOf({ min, max, step }: HTMLInputElement): NumberBounds {
  return { min: numberOr(min, 0), max: parseNumber(max) ?? undefined, step: numberOr(step, 1) || 1 }
}

/** A number with the server's two buttons (W-FORM-03). Keyboard: the arrow keys do what the buttons do. */
export const spinners: Behaviour = {
  name: 'spinner',
  selector: '.themable-spinner:has(input[type="number"])',
  attach(box, context) {
    const field = box.querySelector<HTMLInputElement>('input[type="number"]')
    if (!field || !isOurs(box, context)) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const step = (direction: 1 | -1): void => {
      const before = parseNumber(field.value)
      const after = stepped(before, direction, boundsOf(field))
      if (field.disabled || field.readOnly || after === before) return
      field.value = String(after)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    const buttons = ([1, -1] as const).flatMap((direction) => {
      const button = box.querySelector<HTMLButtonElement>(direction === 1 ? '.spinner-up' : '.spinner-down')
      if (!button) return []
      button.tabIndex = -1
      button.setAttribute('aria-label', direction === 1 ? t('More') : t('Less'))
      button.addEventListener(
        'click',
        (event) => {
          // A script of the page would step once more.
          event.stopPropagation()
          step(direction)
        },
        { signal },
      )
      return [{ button, direction }]
    })
    const update = (): void => {
      for (const { button, direction } of buttons)
        button.disabled = field.disabled || isAtBound(parseNumber(field.value), direction, boundsOf(field))
    }
    field.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 1 : -1)
      },
      { signal },
    )
    field.addEventListener('input', update, { signal })
    // What else the form decides may lock the field or move its bounds.
    field.form?.addEventListener('change', update, { signal })
    update()
    return () => stop.abort()
  },
}
