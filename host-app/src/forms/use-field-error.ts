import { useState } from 'react'
import { useErrorsShown } from './use-show-errors.js'

/**
 * The error of a field is shown once the field was touched, or the form was sent too early.
 * @param error what is wrong, translated
 * @param eager shows it at once
 */
export function useFieldError(error: string | undefined, eager = false) {
  const [touched, setTouched] = useState(false)
  const errorsShown = useErrorsShown()
  return { error: touched || eager || errorsShown ? error : undefined, onBlur: () => setTouched(true) }
}
