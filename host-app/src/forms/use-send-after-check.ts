import { useEffect, useRef, type RefObject } from 'react'

/**
 * Enter while what was typed is still being checked: the form is sent when the check is through, unless somebody typed on.
 * @returns `wait` for who sent too early, `forget` for who types
 */
export function useSendAfterCheck(
  form: RefObject<HTMLFormElement | null>,
  checking: boolean,
): { wait(): void; forget(): void } {
  const waits = useRef(false)
  const wasChecking = useRef(checking)
  useEffect(() => {
    const isThrough = wasChecking.current && !checking
    wasChecking.current = checking
    if (!isThrough || !waits.current) return
    waits.current = false
    form.current?.requestSubmit()
  }, [checking, form])
  return { wait: () => void (waits.current = true), forget: () => void (waits.current = false) }
}
