/**
 * Data that server-rendered pages hand to a function in a script, such as `horizon.Volumes.initWithTypes([…])`. The script is only read:
 * it never runs.
 *
 * @returns The first argument, or undefined where there is no such call or its argument is no JSON.
 */
export function scriptArgument(script: string, call: string): unknown {
  const start = script.indexOf(`${call}(`)
  if (start < 0) return undefined
  const from = start + call.length + 1
  const end = jsonEnd(script, from)
  try {
    return JSON.parse(script.slice(from, end)) as unknown
  } catch {
    return undefined
  }
}

/** Where the array or object that begins here ends; brackets inside texts do not count. */
function jsonEnd(script: string, from: number): number {
  let depth = 0
  for (let at = from; at < script.length; at++) {
    const sign = script[at]
    if (sign === '"') at = textEnd(script, at)
    else if (sign === '[' || sign === '{') depth++
    else if ((sign === ']' || sign === '}') && --depth === 0) return at + 1
  }
  return script.length
}

function textEnd(script: string, from: number): number {
  for (let at = from + 1; at < script.length; at++) {
    if (script[at] === '\\') at++
    else if (script[at] === '"') return at
  }
  return script.length
}
