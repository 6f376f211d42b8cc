import { useEffect, useRef } from 'react'

/** Acts when the value is another one than before; not on the first one. */
export function useOnChange(value: unknown, act: () => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (Object.is(before.current, value)) return
    before.current = value
    act()
  })
}
