import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** The form was sent, and something is wrong: every field shows its error. */
export const ErrorsShown = createContext(false)
export const useErrorsShown = () => useContext(ErrorsShown)

/** For a form that was sent too early, or refused: every field shows its error, and the first with one gets the focus. */
export function useShowErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  }, [times])
  return { form, errorsShown: times > 0, showErrors: () => setTimes((before) => before + 1) }
}
