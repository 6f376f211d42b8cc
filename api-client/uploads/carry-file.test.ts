import { describe, expect, it } from 'vitest'
import { ApiError, type ErrorCode } from '../errors.js'
import { carryFile, isBreak, UploadBroken, type CarryTerms, type Found, type Transfer } from './carry-file.js'
import type { UploadState } from './upload-model.js'

const failure = { text: 'Unable to upload the object.', args: {} }
const broken = (code: ErrorCode = 'network', status = 0, serverText: string | null = null) =>
  new ApiError({ message: failure.text, code, status, operation: null, failure, serverText })

const file = new File(['abc'], 'a.txt')

/** A transfer whose sends and looks go as told, and what happened. */
function setup(sends: Array<Error | 'saved'>, finds: Array<Error | Found<string>> = [], ready: boolean[] = []) {
  const happened: string[] = []
  const states: UploadState[] = []
  const stop = new AbortController()
  const transfer: Transfer<string> = {
    send(onProgress) {
      happened.push('send')
      onProgress(50)
      const next = sends.shift() ?? 'saved'
      return next === 'saved' ? Promise.resolve(next) : Promise.reject(next)
    },
    find(mayBeWhole) {
      happened.push(mayBeWhole ? 'find whole' : 'find')
      const next = finds.shift() ?? { finding: 'nothing' }
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    },
  }
  const terms: CarryTerms = {
    signal: stop.signal,
    onState: (state) => states.push(state),
    pause: (ms) => {
      happened.push(`pause ${ms}`)
      return Promise.resolve()
    },
    isServerReady: () => Promise.resolve(ready.shift() ?? true),
    random: () => 0.5,
  }
  return {
    happened,
    states,
    stop,
    carry: (over?: Partial<CarryTerms>) => carryFile(transfer, file, { ...terms, ...over }),
  }
}

describe('a file on its way', () => {
  it('G-UPLOAD-01 G-UPLOAD-02 is sent again when the server is back, after growing pauses', async () => {
    const { carry, happened, states } = setup([broken(), broken('unavailable', 502)], [], [false, false, true])
    expect(await carry()).toBe('saved')
    expect(happened.join(', ')).toBe('send, pause 1000, pause 2000, pause 4000, find, send, pause 2000, find, send')
    expect(states.filter(({ phase }) => phase === 'lost').map(({ percent }) => percent)).toEqual([50, 50, 50, 50])
    expect(states.at(-1)).toMatchObject({ end: 'saved' })
  })

  it('G-UPLOAD-04 is not sent again after a refusal, with the server’s words', async () => {
    const refusals: Array<[ErrorCode, number]> = [
      ['conflict', 409],
      ['too-large', 413],
      ['bad-request', 400],
      ['server', 500],
      ['forbidden', 403],
    ]
    for (const [code, status] of refusals) {
      const refusal = broken(code, status, 'No room.')
      const { carry, happened, states } = setup([refusal])
      await expect(carry()).rejects.toBe(refusal)
      expect(happened).toEqual(['send'])
      expect(states.at(-1)).toMatchObject({ end: 'refused' })
    }
  })

  it('knows a break from a refusal', () => {
    expect(
      [broken(), broken('timeout'), broken('unavailable', 502, 'The cloud cannot be reached.')].every(isBreak),
    ).toBe(true)
    expect([broken('unavailable', 503), broken('unavailable', 504)].every(isBreak)).toBe(true)
    expect(isBreak(broken('unavailable', 503, 'Insufficient permissions on image storage media.'))).toBe(false)
    expect(isBreak(broken('unavailable', 501))).toBe(false)
    expect(isBreak(new TypeError('x is undefined'))).toBe(false)
  })

  it('G-UPLOAD-03 is not sent again when it is found whole', async () => {
    const { carry, happened } = setup([broken()], [{ finding: 'busy' }, { finding: 'whole', saved: 'found' }])
    expect(await carry()).toBe('found')
    expect(happened.filter((what) => what === 'send')).toHaveLength(1)
  })

  it('goes on looking while nobody can be asked, and ends with what else the question brings', async () => {
    const away = setup([broken()], [broken(), broken('timeout')])
    expect(await away.carry()).toBe('saved')
    const gone = new Error('This name already exists.')
    const taken = setup([broken()], [gone])
    await expect(taken.carry()).rejects.toBe(gone)
    expect(taken.states.at(-1)).toMatchObject({ end: 'refused' })
  })

  it('G-UPLOAD-02 is given up when it breaks too often or nobody comes back, and says how far it was', async () => {
    const often = setup(Array.from({ length: 10 }, () => broken()))
    await expect(often.carry()).rejects.toMatchObject({ name: 'UploadBroken', end: 'given-up', percent: 50 })
    expect(often.happened.filter((what) => what === 'send')).toHaveLength(6)
    const away = setup([broken()])
    const failed = await away.carry({ isServerReady: () => Promise.resolve(false) }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(UploadBroken)
    expect(away.happened.filter((what) => what.startsWith('pause'))).toHaveLength(20)
  })

  it('G-UPLOAD-05 cancelled while it waits, is not sent again', async () => {
    const { carry, happened, states, stop } = setup([broken()])
    const pause = (_: number, signal?: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        stop.abort()
      })
    await expect(carry({ pause })).rejects.toMatchObject({ code: 'aborted' })
    expect(happened).toEqual(['send'])
    expect(states.at(-1)).toMatchObject({ end: 'cancelled' })
  })

  it('that cannot be read any more is not sent', async () => {
    const { carry, happened } = setup([broken()])
    const original = file.slice
    const pause = () => {
      // As browsers do with a file that was changed after it was chosen.
      file.slice = () => {
        throw new DOMException('changed', 'NotReadableError')
      }
      return Promise.resolve()
    }
    await expect(carry({ pause })).rejects.toThrow('Could not read the file')
    file.slice = original
    expect(happened).toEqual(['send', 'find'])
  })
})
