import type { AnswerOf } from '@stratus/api-client'
import { delimiter } from './location.js'

export type ContainerRow = AnswerOf<'swift.containers.list'>['items'][number]
export type Container = AnswerOf<'swift.containers.get'>
export type StoragePolicy = AnswerOf<'swift.policies.list'>['policies'][number]
type ObjectRow = AnswerOf<'swift.objects.list'>['items'][number]

/** A file or folder as the table shows it (O-VIEW-07). */
export interface Item {
  /** Its path; what tells rows apart. A folder and a file may have the same name, but only the folder's ends with a slash. */
  readonly id: string
  /** From the top of the container; a folder's ends with a slash. */
  readonly path: string
  /** Within its folder, without a slash at the end. */
  readonly name: string
  readonly bytes: number
  readonly is_subdir: boolean
  readonly content_type: string | null
}

/** @param folder that was listed; the name is what comes after it */
export function itemOf({ path, bytes, is_subdir, content_type }: ObjectRow, folder: string): Item {
  const name = path.slice(folder.length)
  return {
    id: path,
    path,
    name: is_subdir && name.endsWith(delimiter) ? name.slice(0, -1) : name,
    bytes: bytes ?? 0,
    is_subdir: is_subdir === true,
    content_type,
  }
}
