import { parseLargeJson } from './large-json.js'
import { withPauses } from './slices.js'

type Steps = (body: unknown) => Generator<void, unknown>

/**
 * Reads answers of thousands of items without holding the page, and an answer with the same text as the last one not at all: it
 * is the same object. What nobody uses any more is not kept.
 */
export function createLargeAnswers(): (id: string, text: string, steps: Steps) => Promise<unknown> {
  const answers = new Map<string, WeakRef<object>>()
  const texts = new WeakMap<object, string>()
  return async (id, text, steps) => {
    const last = answers.get(id)?.deref()
    if (last && texts.get(last) === text) return last
    const answer = await withPauses(steps(await parseLargeJson(text)))
    if (typeof answer === 'object' && answer !== null) {
      answers.set(id, new WeakRef(answer))
      texts.set(answer, text)
    }
    return answer
  }
}
