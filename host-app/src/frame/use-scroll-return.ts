import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where each page of the history was left, px. */
const left = new Map<string, number>()

/** Until a page that stays too short is left where it is, ms. */
const patience = 5000

/** Back leads to where a page was left also when its rows come after it: the router only scrolls what is there at once. */
export function useScrollReturn(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    const y = type === 'POP' ? left.get(key) : undefined
    const stop = y ? scrollOnceTall(y) : undefined
    const remember = () => void left.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
      stop?.()
    }
  }, [key, type])
}

/** Scrolls as soon as the page is tall enough, unless the user does something first. */
function scrollOnceTall(y: number): () => void {
  const done = new AbortController()
  const { signal } = done
  const stop = () => done.abort()
  const size = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < y) return
    window.scrollTo(0, y)
    stop()
  })
  size.observe(document.body)
  const late = setTimeout(stop, patience)
  signal.addEventListener('abort', () => {
    size.disconnect()
    clearTimeout(late)
  })
  for (const doing of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(doing, stop, { signal, passive: true })
  return stop
}
