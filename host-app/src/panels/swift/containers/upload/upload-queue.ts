import { fileNameProblem } from '../names.js'
import type { ChosenFile } from './chosen-files.js'

/** How far one file of an upload is; `lost`: its connection broke, and it goes on when the server is back. */
export type FileState = 'waiting' | 'sending' | 'lost' | 'done' | 'failed' | 'cancelled'

/** One file of an upload. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** The object's name below the folder, as typed. */
  readonly name: string
  readonly state: FileState
  /** 0–100; -1 while nobody knows (G-HTTP-07); of one that is lost, where it broke. */
  readonly percent: number
  /** Percent of it that the cloud keeps for the next send; left out when it begins anew. */
  readonly kept?: number
  /** Why it failed, translated. */
  readonly reason: string
}

export function newUploads(files: readonly ChosenFile[], firstKey: number): Upload[] {
  return files.map(({ file, name }, at) => ({
    key: firstKey + at,
    file,
    name,
    state: 'waiting',
    percent: -1,
    reason: '',
  }))
}

/** Still to be sent: new ones, and those that failed or were cancelled before. */
export const isOpen = ({ state }: Upload) => state !== 'done' && state !== 'sending' && state !== 'lost'

/**
 * What is wrong with the names, by key of the upload; English, keys of their translation.
 * @param taken names that the folder has already, as far as is known
 */
export function nameProblems(uploads: readonly Upload[], taken: ReadonlySet<string>): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  const used = new Set(uploads.filter((upload) => !isOpen(upload)).map(({ name }) => name))
  for (const upload of uploads.filter(isOpen)) {
    const problem = fileNameProblem(upload.name)
    if (problem) problems.set(upload.key, problem)
    else if (taken.has(upload.name) || used.has(upload.name)) problems.set(upload.key, 'This name already exists.')
    used.add(upload.name)
  }
  return problems
}

/** More rows than this make a page slow; the others are counted. */
const shownRows = 200

/** Those to show of many: what waits for a person first. */
export function inSight(uploads: readonly Upload[], problems: ReadonlyMap<number, string>): readonly Upload[] {
  if (uploads.length <= shownRows) return uploads
  const rank = ({ key, state }: Upload) => (problems.has(key) || state === 'failed' ? 0 : state === 'done' ? 2 : 1)
  return uploads.toSorted((one, two) => rank(one) - rank(two)).slice(0, shownRows)
}

/** Per cent of all bytes that are sent; what failed or was cancelled does not count, and what is lost is sent anew, but for what the cloud keeps. */
export function overallPercent(uploads: readonly Upload[]): number {
  const going = uploads.filter(({ state }) => state !== 'failed' && state !== 'cancelled')
  const total = going.reduce((sum, { file }) => sum + file.size, 0)
  if (total === 0) return going.every(({ state }) => state === 'done') ? 100 : 0
  const sent = going.reduce((sum, { file, state, percent, kept }) => {
    if (state === 'done') return sum + file.size
    const shown = state === 'sending' ? percent : state === 'lost' ? (kept ?? 0) : 0
    return sum + (file.size * Math.max(0, shown)) / 100
  }, 0)
  return Math.floor((sent / total) * 100)
}
