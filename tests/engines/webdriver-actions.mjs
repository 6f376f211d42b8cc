/** Keys without a character, as W3C WebDriver codes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  F2: '\uE032',
  F10: '\uE03A',
  Meta: '\uE03D',
}

/** @param name a character, a key of `KeyboardEvent.key`, or `KeyA` as Puppeteer takes it */
export function keyOf(name) {
  if ([...name].length === 1) return name
  const letter = /^Key([A-Z])$/.exec(name)?.[1]
  const code = letter ? letter.toLowerCase() : codes[name]
  if (!code) throw new Error(`no such key: ${name}`)
  return code
}

const buttons = { left: 0, middle: 1, right: 2 }

export const actionsOf = {
  /** @param steps `down:a`, `up:a` */
  keys: (steps) => ({
    type: 'key',
    id: 'keyboard',
    actions: steps.map((step) => ({
      type: step.startsWith('down:') ? 'keyDown' : 'keyUp',
      value: step.slice(step.indexOf(':') + 1),
    })),
  }),
  pointer: (steps) => ({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: steps.map(({ type, position: [x, y] = [], button = 'left' }) =>
      type === 'pointerMove'
        ? { type, duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }
        : { type, button: buttons[button] },
    ),
  }),
}
