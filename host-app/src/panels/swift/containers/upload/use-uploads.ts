import { UploadBroken, uploadObject, type CarryTerms, type Client } from '@stratus/api-client'
import { useRef, useState } from 'react'
import { isAborted } from '../../../../stores/error-messages.js'
import { uploadFailure } from '../../../../uploads/upload-texts.js'
import { useCarryTerms } from '../../../../uploads/use-carry-terms.js'
import { forEachOf } from '../pool.js'
import { useSayRefusal } from '../refusals.js'
import { takenPaths } from '../swift-calls.js'
import type { ChosenFile } from './chosen-files.js'
import { isOpen, newUploads, type Upload } from './upload-queue.js'

/** So many files travel at once: small ones do not wait for each other's answers, big ones do not starve the page. */
const atOnce = 3

export interface UploadOutcome {
  readonly done: readonly Upload[]
  readonly failed: readonly Upload[]
  readonly cancelled: readonly Upload[]
}

interface Target {
  container: string
  folder: string
}

/** The files of one upload dialog: chosen, named, sent a few at a time, each with its own end. */
export function useUploads(client: Client, { container, folder }: Target, first: readonly ChosenFile[]) {
  const nextKey = useRef(first.length)
  const [uploads, setUploads] = useState<readonly Upload[]>(() => newUploads(first, 0))
  const [running, setRunning] = useState(false)
  const stop = useRef<AbortController | null>(null)
  const going = useRef(new Map<number, AbortController>())
  const { terms, tryNow } = useCarryTerms()
  const sayRefusal = useSayRefusal(container)

  const set = (key: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)))

  const sendOne = async (upload: Upload, isTaken: (path: string) => Promise<boolean>): Promise<Upload> => {
    const controller = new AbortController()
    going.current.set(upload.key, controller)
    const path = folder + upload.name
    const { signal } = controller
    const onState: CarryTerms['onState'] = (state) => {
      if (state.phase === 'ended') return
      const { phase, percent, kept } = state
      // All of it is there: stopping now would leave it to chance whether the object is made.
      if (phase === 'sending' && percent === 100) going.current.delete(upload.key)
      else going.current.set(upload.key, controller)
      set(upload.key, { state: phase, percent, kept })
    }
    set(upload.key, { state: 'sending', percent: -1, reason: '' })
    try {
      const taken = () => isTaken(path)
      await uploadObject(client, { container, path, file: upload.file, isTaken: taken }, { ...terms, signal, onState })
      return { ...upload, state: 'done' }
    } catch (error) {
      if (isAborted(error)) return { ...upload, state: 'cancelled' }
      // Those that were not begun would only wait as long again.
      if (error instanceof UploadBroken) stop.current?.abort()
      const refusal = await sayRefusal(error)
      // The others would be refused, too.
      if (refusal !== null) stop.current?.abort()
      return { ...upload, state: 'failed', reason: refusal ?? uploadFailure(error) }
    } finally {
      going.current.delete(upload.key)
    }
  }

  return {
    uploads,
    running,
    /** What waits for the server looks for it now. */
    tryNow,
    add(files: readonly ChosenFile[]): void {
      const added = newUploads(files, nextKey.current)
      nextKey.current += added.length
      setUploads((before) => [...before, ...added])
    },
    drop(key: number): void {
      setUploads((before) => before.filter((upload) => upload.key !== key))
    },
    rename(key: number, name: string): void {
      set(key, { name })
    },
    /** Sends what is open; what fails stays, to be sent again. */
    async send(): Promise<UploadOutcome> {
      const ended: Upload[] = []
      stop.current = new AbortController()
      setRunning(true)
      const todo = uploads.filter(isOpen)
      // Asked anew: the list on screen may be old, and an ended session shows here, before anything is sent.
      const paths = todo.map(({ name }) => folder + name)
      const { signal } = stop.current
      let asking: ReturnType<typeof takenPaths> | undefined
      const isTaken = async (path: string): Promise<boolean> => {
        asking ??= takenPaths(client, container, paths, signal)
        try {
          const isThere = await asking
          return await isThere(path)
        } catch (error) {
          // Nobody answered: who is back after a break asks again.
          asking = undefined
          throw error
        }
      }
      const one = async (upload: Upload): Promise<void> => {
        const end = await sendOne(upload, isTaken)
        ended.push(end)
        set(end.key, { state: end.state, reason: end.reason })
      }
      await forEachOf(todo, one, { signal, atOnce })
      setRunning(false)
      const reached = new Set(ended.map(({ key }) => key))
      const never = todo.filter(({ key }) => !reached.has(key))
      for (const { key } of never) set(key, { state: 'cancelled' })
      const ofState = (state: Upload['state']) => ended.filter((upload) => upload.state === state)
      return { done: ofState('done'), failed: ofState('failed'), cancelled: [...ofState('cancelled'), ...never] }
    },
    /** Stops what is on its way and does not begin the rest; nothing of them is left behind. */
    cancel(): void {
      stop.current?.abort()
      for (const controller of going.current.values()) controller.abort()
    },
  }
}
