/** A button at the foot of a modal, beside those it has itself. */
export function footerButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.slot = 'footer'
  button.className = 'stratus-horizon-button'
  button.textContent = label
  button.addEventListener('click', press)
  return button
}
