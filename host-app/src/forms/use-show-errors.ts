import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** Somebody wanted to send the form although something is wrong: every field says now what it is. */
export const Insisted = createContext(false)
export const useInsisted = () => useContext(Insisted)

/** For a form that was sent too early: the fields complain, and the first that does gets the focus. */
export function useInsistence() {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [times])
  return { form, insisted: times > 0, insist: () => setTimes((before) => before + 1) }
}
