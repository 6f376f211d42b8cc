/**
 * JSON as Horizon writes it. `1e+999` is legal and parses to Infinity; Python's bare `NaN` and `Infinity` are not
 * and become null and ±Infinity. Throws SyntaxError for anything else that is not JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const mended = mendTokens(text)
    if (mended === text) throw error
    return JSON.parse(mended)
  }
}

/** Strings are matched first, so that a server named NaN keeps its name. */
const stringOrToken = /"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g

function mendTokens(text: string): string {
  return text.replace(stringOrToken, (match) => {
    if (match === 'NaN') return 'null'
    if (match === 'Infinity') return '1e999'
    if (match === '-Infinity') return '-1e999'
    return match
  })
}
