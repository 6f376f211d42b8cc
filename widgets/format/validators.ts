/** The validators of forms (W-FORM-05, W-FORM-06): true = valid. */

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Valid unless there is a bound and a value below it. Error key `validateNumberMin`. */
export function validateNumberMin(value: number | string | null | undefined, min: number | undefined): boolean {
  return min === undefined || isEmpty(value) || !(Number(value) < min)
}

/** Valid unless there is a bound and a value above it. Error key `validateNumberMax`. */
export function validateNumberMax(value: number | string | null | undefined, max: number | undefined): boolean {
  return max === undefined || isEmpty(value) || !(Number(value) > max)
}

/** Valid when the value is not in the list, or when the function says so. Error key `unique`. */
export function validateUnique<Value>(value: Value, taken: readonly Value[] | ((value: Value) => boolean)): boolean {
  return typeof taken === 'function' ? taken(value) : !taken.includes(value)
}

/** Valid when both are the same. Error key `check`, message `Passwords do not match.` */
export function validatePasswordMatch(password: string, confirmation: string): boolean {
  return password === confirmation
}
