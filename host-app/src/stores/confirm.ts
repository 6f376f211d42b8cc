import { atom, type ReadableAtom } from 'nanostores'

/** A question before something that cannot easily be undone. */
export interface Question {
  title: string
  body: string
  /** Text of the button that does it. */
  submit: string
  danger?: boolean
}

export interface Confirm {
  readonly question: ReadableAtom<Question | null>
  /** True when the person agrees. A question asked while another is open is answered with no. */
  ask(question: Question): Promise<boolean>
  answer(yes: boolean): void
}

export function createConfirm(): Confirm {
  const question = atom<Question | null>(null)
  let resolve: ((yes: boolean) => void) | null = null
  return {
    question,
    ask(next) {
      if (resolve) return Promise.resolve(false)
      question.set(next)
      return new Promise((done) => (resolve = done))
    },
    answer(yes) {
      const done = resolve
      resolve = null
      question.set(null)
      done?.(yes)
    },
  }
}
