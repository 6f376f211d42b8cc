/**
 * How long ago something was, coarse enough to be read: steps of 10 s in the first minute, then minutes, hours, days.
 * Null within the first 10 s.
 */
export function age(
  now: number,
  then: number,
): { readonly value: number; readonly unit: 'second' | 'minute' | 'hour' | 'day' } | null {
  const seconds = Math.max(0, Math.floor((now - then) / 1000))
  if (seconds < 10) return null
  if (seconds < 60) return { value: Math.floor(seconds / 10) * 10, unit: 'second' }
  if (seconds < 3600) return { value: Math.floor(seconds / 60), unit: 'minute' }
  if (seconds < 86_400) return { value: Math.floor(seconds / 3600), unit: 'hour' }
  return { value: Math.floor(seconds / 86_400), unit: 'day' }
}
