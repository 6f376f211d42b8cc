import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** A page that is being left loads nothing any more, which Firefox tells while it still stands there, ms. */
const leaving = 500

/**
 * A component whose code is fetched when it is first drawn, and which is drawn as soon as that is there: React's `lazy` keeps what
 * stands in its place for 300 ms. What `load` rejects with is thrown where it would be drawn.
 *
 * @param place stands there meanwhile
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      let gone = false
      const draw = async (): Promise<void> => {
        const { default: part } = await load()
        known = part
        if (!gone) setPart(() => part)
      }
      draw().catch((error: unknown) => {
        const say = (): never => {
          throw error
        }
        setTimeout(() => gone || setPart(say), leaving)
      })
      return () => {
        gone = true
      }
    }, [Part])
    return Part ? <Part {...props} /> : place
  }
}
