/** Text fields hold at most 255 characters (W-SHELL-15; counted as people count, not in UTF-16 units). */
export const maxLength = 255

export function isTooLong(value: string, most = maxLength): boolean {
  return [...value].length > most
}
