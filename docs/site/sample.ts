import { runInNewContext } from 'node:vm'

/** A piece of page as `docs/samples/<element>.html` has it: markup, then a script of declarations. */
export interface Sample {
  readonly markup: string
  readonly imports: readonly string[]
  readonly statements: readonly Statement[]
}

/** `const name = value`, or the function `show` that a button of the markup calls with the element. */
export interface Statement {
  readonly name: string
  readonly value: string
  /** A function declaration: the value is the whole of it. */
  readonly declared: boolean
}

function dedent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim())
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}

export function readSample(html: string): Sample {
  const [markup = '', script = ''] = html.replace('</script>', '').split('<script>')
  const parts = dedent(script).split(/\n(?=(?:const|(?:async )?function|import) )/)
  const declarations = parts.filter((text) => /^(?:const|async|function) /.test(text))
  return {
    markup: markup.trim(),
    imports: parts.filter((text) => text.startsWith('import ')),
    statements: declarations.map((text) => {
      const [start, kind, name = ''] = /^(const|(?:async )?function) (\w+)(?: = )?/.exec(text) ?? []
      const declared = kind !== 'const'
      return { name, declared, value: declared ? text : text.slice(start?.length) }
    }),
  }
}

/** What a server can send for it, as JSON; undefined where functions are in it, or what other declarations say. */
export function jsonOf({ declared, value }: Statement): string | undefined {
  if (declared) return undefined
  try {
    let only = true
    const text = JSON.stringify(runInNewContext(`(${value})`), (_, each: unknown) => {
      if (typeof each === 'function') only = false
      return each
    })
    return only ? text : undefined
  } catch {
    return undefined
  }
}
