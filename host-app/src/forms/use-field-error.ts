import { useState } from 'react'
import { useInsisted } from './use-show-errors.js'

/**
 * Nobody is told off for a field they have not been to, until they want to send the form.
 * @param error what is wrong, translated
 * @param eager says so at once
 */
export function useComplaint(error: string | undefined, eager = false) {
  const [left, setLeft] = useState(false)
  const insisted = useInsisted()
  return { error: left || eager || insisted ? error : undefined, onBlur: () => setLeft(true) }
}
