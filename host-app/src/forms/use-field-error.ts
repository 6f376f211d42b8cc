import { useState } from 'react'
import { useErrorsShown } from './use-show-errors.js'

/**
 * The error of a field, as props of an element of the kit: shown once the field was touched, or the form was sent too early.
 * `data-wrong` is for who looks for the first wrong field.
 * @param error what is wrong, translated
 * @param eager shows it at once
 */
export function useFieldError(error = '', eager = false) {
  const [touched, setTouched] = useState(false)
  const errorsShown = useErrorsShown()
  const shown = touched || eager || errorsShown ? error : ''
  return { error: shown, 'data-wrong': shown ? true : undefined, onBlur: () => setTouched(true) }
}
