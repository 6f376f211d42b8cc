import './reason-tip.css'

/** A control that cannot be used now, and says why in its tooltip. */
const refusing = '[aria-disabled="true"][title]'

/** Between the control and the tip, and between the tip and the edge of the window, px. */
const gap = 6

function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/**
 * Shows why a control cannot be used to those who have no mouse to rest on it: when the keyboard reaches it, and when it is
 * pressed. Assistive technology reads the tooltip itself. Covers all elements of the page, in shadow roots too.
 * @returns what ends it
 */
export function showReasons(): () => void {
  const tip = document.createElement('div')
  tip.className = 'reason-tip'
  tip.popover = 'manual'
  tip.ariaHidden = 'true'
  document.body.append(tip)
  let beside: Element | null = null

  const hide = (): void => {
    if (!beside) return
    beside = null
    tip.hidePopover()
  }
  const show = (control: Element): void => {
    beside = control
    tip.textContent = control.getAttribute('title')
    // Shown anew, it lies above a dialog that was opened since.
    tip.hidePopover()
    tip.showPopover()
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const { width, height } = tip.getBoundingClientRect()
    const middle = (left + right - width) / 2
    const below = bottom + gap + height <= window.innerHeight
    tip.style.left = `${Math.max(gap, Math.min(middle, window.innerWidth - width - gap))}px`
    tip.style.top = `${below ? bottom + gap : Math.max(gap, top - gap - height)}px`
  }
  const onClick = (event: Event): void => {
    const control = event.composedPath().find((at): at is Element => at instanceof Element && at.matches(refusing))
    if (control) show(control)
    else hide()
  }
  const onKeyUp = ({ key }: KeyboardEvent): void => {
    const control = focused()
    if (key !== 'Escape' && control?.matches(refusing)) show(control)
    else hide()
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('keyup', onKeyUp, true)
  document.addEventListener('scroll', hide, true)
  window.addEventListener('resize', hide)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('keyup', onKeyUp, true)
    document.removeEventListener('scroll', hide, true)
    window.removeEventListener('resize', hide)
    tip.remove()
  }
}
