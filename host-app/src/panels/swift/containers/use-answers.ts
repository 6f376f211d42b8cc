import { useEffect, useState } from 'react'

interface Known<Answer> {
  /** Who gave the answers: another one's are worth nothing. */
  readonly ask: unknown
  /** Null: it could not be found out. */
  readonly answers: ReadonlyMap<string, Answer | null>
}

/**
 * Asks about names as they are typed, each once, when typing rests. What cannot be found out stays unanswered.
 * @param names those to ask about now; empty ones are left out
 * @param ask a constant, or kept stable by the caller; another one forgets the answers
 * @param rest ms without a change before anything is asked
 */
export function useAnswers<Answer>(
  names: readonly string[],
  ask: (name: string, signal: AbortSignal) => Promise<Answer>,
  rest = 500,
): { answers: ReadonlyMap<string, Answer | null>; asking: ReadonlySet<string> } {
  const [known, setKnown] = useState<Known<Answer>>({ ask, answers: new Map() })
  const answers = known.ask === ask ? known.answers : new Map<string, Answer | null>()
  const open = [...new Set(names)].filter((name) => name && !answers.has(name))
  const key = JSON.stringify(open)
  useEffect(() => {
    const wanted = JSON.parse(key) as string[]
    if (wanted.length === 0) return
    const controller = new AbortController()
    const find = async (name: string): Promise<void> => {
      const answer = await ask(name, controller.signal).catch(() => null)
      if (controller.signal.aborted) return
      setKnown((before) => ({ ask, answers: new Map([...(before.ask === ask ? before.answers : []), [name, answer]]) }))
    }
    const timer = setTimeout(() => wanted.forEach((name) => void find(name)), rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, ask, rest])
  return { answers, asking: new Set(open) }
}
