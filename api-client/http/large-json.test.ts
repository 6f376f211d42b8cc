import { describe, expect, it, vi } from 'vitest'
import { parseLargeJson } from './large-json.js'

/** Long enough for many pieces. */
const many = (item: (at: number) => unknown, count = 6000) => Array.from({ length: count }, (_, at) => item(at))
const long = 'x'.repeat(60)

describe('long answers', () => {
  it('issue 4: no piece is long: the page answers in between', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    await parseLargeJson(JSON.stringify({ ports: many(() => ({ long })), servers: many(() => ({ long })) }))
    const lengths = parse.mock.calls.map(([text]) => text.length)
    parse.mockRestore()
    expect(lengths.length).toBeGreaterThan(5)
    expect(Math.max(...lengths)).toBeLessThan(110_000)
  })

  it('G-HTTP-09 are what JSON says they are, whatever stands in names', async () => {
    const answer = {
      first: 1,
      empty: [],
      '': { deep: [[1], { a: [] }] },
      ports: many((at) => ({
        id: `p${at}`,
        name: `"],[{\\" \\\\ ${long}`,
        fixed_ips: [{ ip_address: '10.0.0.1' }, []],
      })),
      ends_with_backslash: '\\',
      numbers: many((at) => at / 3, 60_000),
      last: null,
    }
    for (const text of [JSON.stringify(answer), JSON.stringify(answer, undefined, 2)])
      expect(await parseLargeJson(text)).toEqual(answer)
  })

  it('G-HTTP-09 has Python’s numbers, a list alone and a text alone too', async () => {
    const text = JSON.stringify({ list: many((at) => ({ at, long })), use: 'NaN' })
    expect(
      await parseLargeJson(text.replace('"at":17,', '"at":NaN,').replace('"at":18,', '"at":1e+999,')),
    ).toMatchObject({
      list: { 17: { at: null }, 18: { at: Infinity } },
      use: 'NaN',
    })
    const list = many((at) => ({ at, long }))
    expect(await parseLargeJson(JSON.stringify(list))).toEqual(list)
    expect(await parseLargeJson('"short"')).toBe('short')
  })

  it('G-HTTP-09 what is no JSON is refused as ever', async () => {
    const text = JSON.stringify({ list: many(() => ({ long })), more: many(() => long) })
    const broken = [
      text.slice(0, -1),
      text.slice(0, -2),
      text.slice(0, 300_000),
      `${text}}`,
      text.replaceAll('},{', '} {'),
      text.replaceAll('},{', '},,{'),
      text.replace('}],', '},],'),
      text.replace('}],', '}},'),
      text.replace('"more":[', '"more":['.repeat(2)),
      `{${text}`,
      `{"a":"${long.repeat(5000)}`,
    ]
    for (const each of broken) await expect(parseLargeJson(each)).rejects.toThrow(SyntaxError)
  })

  it('a name that means something to objects stays a name', async () => {
    const text = `{"__proto__":[1],"list":${JSON.stringify(many(() => long))}}`
    const answer = await parseLargeJson(text)
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype)
    expect(Object.keys(answer as object)).toEqual(['__proto__', 'list'])
  })
})
