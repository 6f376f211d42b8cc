import { singleKeys, type Keys } from '../../stores/shortcut-keys.js'

/**
 * What is wrong with keys, by shortcut: each is one visible sign, and no two of a kind are the same. Keys that stand alone and keys
 * that follow another do not meet. English, keys of their translations.
 */
export function keyErrors(keys: Keys): Readonly<Record<string, string>> {
  const isSingle = (id: string) => id in singleKeys
  const errors = Object.entries(keys).flatMap(([id, key]) => {
    if (key.trim() === '') return [[id, 'Type a key.']]
    const isTaken = Object.entries(keys).some(
      ([other, its]) => other !== id && its === key && isSingle(other) === isSingle(id),
    )
    return isTaken ? [[id, 'Another shortcut has this key.']] : []
  })
  return Object.fromEntries(errors) as Readonly<Record<string, string>>
}
