import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Answer } from './questions.js'
import { lacks, shapeOf } from './shape.js'

const file = fileURLToPath(new URL('recorded.json', import.meta.url))

/** What OpenStack Zed answered, by the name of the question; of lists as many rows as look different. */
export const readRecorded = (): Readonly<Record<string, Answer>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Answer>

export function record(answers: Readonly<Record<string, Answer>>): void {
  const lines = Object.entries(answers).map(
    ([name, answer]) => `${JSON.stringify(name)}: ${JSON.stringify(answer, cut)}`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

/** Of a list rows are kept that look otherwise than those before; addresses are this machine's. */
const cut = (_name: string, value: unknown): unknown => {
  if (!Array.isArray(value)) return typeof value === 'string' ? value.replace(address, 'http://cloud.example') : value
  const kept: unknown[] = []
  for (const row of value) if (!kept.length || lacks(shapeOf(kept), shapeOf([row])).length) kept.push(row)
  return kept
}

const address = /^https?:\/\/[^/]+/
