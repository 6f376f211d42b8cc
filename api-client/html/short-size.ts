/** What the letter before the B stands for, in the alphabets of Horizon's languages. */
const powers = ['BOБ', 'KК', 'MМ', 'GГ', 'TТ', 'PП', 'EЭ', 'ZЗ', 'YЙ']

/**
 * Bytes of a size as Horizon writes it short: `14.1GB`, in any language (`14,1 Go`). It counts in steps of 1,024, and writes one
 * decimal at the most.
 *
 * @returns null for what is no size
 */
export function bytesOf(text: string): number | null {
  const [, digits, unit = 'B'] = /^(\d[\d.,\s]*)(\p{L})?\p{L}*$/u.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const power = powers.findIndex((letters) => letters.includes(unit.toUpperCase()))
  if (power < 0) return null
  const [whole = '', decimal = '0'] = digits.trim().split(/[.,](?=\d$)/)
  return Number(`${whole.replace(/\D/g, '')}.${decimal}`) * 1024 ** power
}

/** A number with two decimals at the most, as Horizon writes it in any language: `1039.97`, `1 039,97`; null for what is none. */
export function decimalOf(text: string): number | null {
  if (!/^\d[\d.,\s]*$/.test(text.trim())) return null
  const [whole = '', decimal = '0'] = text.trim().split(/[.,](?=\d{1,2}$)/)
  return Number(`${whole.replace(/\D/g, '')}.${decimal}`)
}
