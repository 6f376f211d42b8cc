import { describe, expect, it } from 'vitest'
import { answerer, nameOf, questions, type Answer } from '../service-answers/questions.js'
import { readRecorded, record } from '../service-answers/recorded.js'
import { lacks, shapeOf } from '../service-answers/shape.js'
import { authUrl, passwords } from './direct-cloud.js'

const ask = answerer((url, init) => fetch(url, init), authUrl, passwords)

/** With `RECORD=1` the answers are written down for the demo cloud's tests. */
describe('S-DIRECT-13 answers of the services themselves', () => {
  it.runIf(process.env.RECORD)('are written down', async () => {
    const answers: Record<string, Answer> = {}
    for (const question of questions) answers[nameOf(question)] = await ask(question)
    record(answers)
  })

  it.each(questions.map((question) => [nameOf(question), question] as const))(
    '%s is as it was',
    async (name, question) => {
      const { status, body } = await ask(question)
      const recorded = readRecorded()[name]
      expect(status).toBe(recorded?.status)
      expect(lacks(shapeOf(body), shapeOf(recorded?.body))).toEqual([])
    },
  )
})
