import { keypairNamePattern, publicKeyMaxBytes } from '@stratus/api-client/rules'
import { isTooLong } from '../../../forms/text-limits.js'
import { byteLength } from '../../../forms/text-size.js'
import type { KeyType } from './keypair.js'

/** What the forms hold, as typed. */
export interface KeypairDraft {
  readonly name: string
  readonly key_type: KeyType
  readonly public_key: string
}

/** The default key type is ssh (P-KEY-02). */
export const newKeypair: KeypairDraft = { name: '', key_type: 'ssh', public_key: '' }

/** Where a form is shown: the launch wizard has words and one rule of its own (L-VAL-12). */
export type KeypairFormPlace = 'panel' | 'launch'

export type KeypairErrors = Partial<Record<keyof KeypairDraft, string>>

/** The name as it is sent: the compute service takes no blanks around it. */
const sentName = ({ name }: KeypairDraft) => name.trim()

/** The panel takes names that differ in case alone for the same one, as databases often do; the wizard compares exactly. */
function isTaken(name: string, existing: readonly string[], place: KeypairFormPlace): boolean {
  if (place === 'launch') return existing.includes(name)
  return existing.some((known) => known.toLowerCase() === name.toLowerCase())
}

function nameError(name: string, existing: readonly string[], place: KeypairFormPlace): string | null {
  const bad = !keypairNamePattern.test(name)
  const taken = isTaken(name, existing, place)
  if (name === '') return 'A key pair name is required.'
  if (place === 'launch' && (bad || taken)) return 'Keypair already exists or name contains bad characters.'
  if (taken) return 'Key pair already exists.'
  if (bad) return 'A key pair name may only contain letters, digits, spaces, underscores and hyphens.'
  return isTooLong(name) ? 'A key pair name less than 256 characters is required.' : null
}

/** The half of a key that nobody else may have: in PEM, as OpenSSH writes it, or of PuTTY. */
export const isPrivateKey = (text: string): boolean =>
  /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----|^\s*PuTTY-User-Key-File-/.test(text)

function publicKeyError(key: string): string | null {
  if (key.trim() === '') return 'A public key is required.'
  if (isPrivateKey(key)) return 'This is a private key: keep it to yourself, and import the public one.'
  return byteLength(key) > publicKeyMaxBytes ? 'The public key is longer than the server takes.' : null
}

/**
 * Messages by field; an empty object may be sent. English, keys of their translations (DEC-5).
 * @param existing names of the user's key pairs
 */
export function keypairErrors(
  draft: KeypairDraft,
  form: { importing: boolean; existing: readonly string[]; place: KeypairFormPlace },
): KeypairErrors {
  const name = nameError(sentName(draft), form.existing, form.place)
  const key = form.importing ? publicKeyError(draft.public_key) : null
  return { ...(name && { name }), ...(key && { public_key: key }) }
}

const beginsKey = /^(?:ssh|ecdsa|sk)-/

/** What stood where a line of a key was broken, by a terminal or a mail: nothing within its data. */
function atBreak(before: string, after: string): string {
  if (beginsKey.test(after)) return '\n'
  const isInData = /[ \t].*[A-Za-z0-9+/]$/.test(before) && /^[A-Za-z0-9+/]+=*(?:\s|$)/.test(after)
  return isInData ? '' : ' '
}

/** A key is one line; where it was pasted in several, the compute service could not read it. */
const inOneLine = (key: string): string =>
  key
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .reduce((before, after) => before + atBreak(before, after) + after)

/** The body of the create call; a public key makes it an import. */
export function keypairToCreate(draft: KeypairDraft, importing: boolean) {
  const body = { name: sentName(draft), key_type: draft.key_type }
  if (!importing) return body
  return { ...body, public_key: draft.key_type === 'ssh' ? inOneLine(draft.public_key) : draft.public_key }
}

/** File of a new private key (DEC-36). */
export const privateKeyFile = ({ name }: { readonly name: string }) => `${name}.pem`
