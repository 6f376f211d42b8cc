import { parseJson } from './json.js'
import { createPause } from './slices.js'

/** Shorter texts are parsed in one go, characters. */
const largeText = 250_000
/** Of a list, parsed at once, characters. */
const pieceLength = 100_000

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** `parseJson` that lets the page answer in between, for an object of long lists. Rejects as `parseJson` throws. */
export async function parseLargeJson(text: string): Promise<unknown> {
  if (text.length >= largeText && text.trimStart().startsWith('{')) {
    try {
      return await parseInPieces(text)
    } catch {
      // Something that only the whole text can tell, or no JSON at all.
    }
  }
  return parseJson(text)
}

/** Parses the lists of an object by themselves, piece by piece, and then what is round them. */
async function parseInPieces(text: string): Promise<unknown> {
  const pause = createPause()
  const lists: unknown[][] = []
  let frame = ''
  let framed = 0
  let from = 0
  let depth = 0
  let inList = false
  const take = (to: number) => {
    const items = JSON.parse(`[${text.slice(from, to)}]`) as unknown[]
    const list = lists.at(-1) ?? []
    if (!items.length && list.length) throw new SyntaxError('A comma without an item.')
    for (const item of items) list.push(item)
    from = to + 1
  }
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at)
        break
      case openObject:
        depth++
        break
      case openList:
        depth++
        if (depth !== 2) break
        inList = true
        from = at + 1
        // Holds the place of the list.
        frame += text.slice(framed, from) + String(lists.length)
        lists.push([])
        break
      case comma:
        if (!inList || depth !== 2 || at - from < pieceLength) break
        take(at)
        await pause()
        break
      case closeList:
      case closeObject:
        depth--
        if (depth !== 1 || !inList) break
        inList = false
        take(at)
        framed = at
        await pause()
    }
  }
  const members = Object.entries(JSON.parse(frame + text.slice(framed)) as object)
  return Object.fromEntries(
    members.map(([name, value]: [string, unknown]) => [name, Array.isArray(value) ? lists[value[0] as number] : value]),
  )
}

/** Place of the quote that ends the string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === backslash) before--
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}
