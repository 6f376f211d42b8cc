const id = String.raw`(?:[A-Z]-[A-Z]+-\d+|DEC-\d+)(?:\s+to\s+\d+)?`
const list = String.raw`${id}(?:(?:,|;|\s+and)?\s+${id})*`
const inParentheses = new RegExp(String.raw`\s*\(${list}\)`, 'g')
const behindText = new RegExp(String.raw`[;,]?\s+${list}(?=[).;,]|$)`, 'g')

/**
 * A text of the manifest without requirements and decisions, which lead nowhere outside this repository: 'A number (W-FORM-03).'
 * becomes 'A number.'
 */
export function withoutReferences(text) {
  return text.replace(inParentheses, '').replace(behindText, '')
}

/** Changes every text in an object and below it, in place. */
export function dropReferences(object) {
  for (const [key, value] of Object.entries(object)) {
    if (typeof value === 'string') object[key] = withoutReferences(value)
    else if (value && typeof value === 'object') dropReferences(value)
  }
}
