import { useEffect } from 'react'

/** While something would be lost, the browser asks before it reloads or leaves the page. */
export function useReloadQuestion(isAsked: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isAsked()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isAsked])
}
