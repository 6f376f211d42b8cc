import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstState,
  firstStateOfParts,
  mayBeWhole,
  mostLooks,
  mostRepeats,
  mostRepeatsOfNothing,
  mostUnsureLooks,
  nextState,
  pauseBefore,
  type Finding,
  type UploadEvent,
  type UploadState,
} from './upload-model.js'

const after = (...events: UploadEvent[]): UploadState => events.reduce(nextState, firstState)
const progress = (percent: number): UploadEvent => ({ type: 'progress', percent })
const found = (finding: Finding, percent = 0): UploadEvent =>
  finding === 'part' ? { type: 'found', finding, percent } : { type: 'found', finding }
const lost: UploadEvent = { type: 'lost' }
const times = (many: number, ...events: UploadEvent[]) => Array.from({ length: many }, () => events).flat()

const event: fc.Arbitrary<UploadEvent> = fc.oneof(
  fc.integer({ min: -1, max: 100 }).map(progress),
  fc.constantFrom<UploadEvent>({ type: 'saved' }, { type: 'refused' }, { type: 'cancel' }),
  { arbitrary: fc.constant(lost), weight: 6 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom<Finding>('away', 'busy', 'nothing', 'part', 'whole', 'unsure'), fc.nat(100))
      .map(([finding, percent]) => found(finding, percent)),
    weight: 6,
  },
)

describe('an upload whose connection breaks', () => {
  it('G-UPLOAD-01 says where it broke, and is sent again from the start when nothing arrived', () => {
    expect(after(progress(43), lost)).toEqual({ phase: 'lost', percent: 43, sends: 1, looks: 0 })
    expect(after(progress(43), lost, found('away'), found('nothing'))).toEqual({
      phase: 'sending',
      percent: 0,
      sends: 2,
    })
  })

  it('G-UPLOAD-02 is sent again a few times, and looked for a few times', () => {
    const cycle = [progress(50), lost, found('nothing')]
    expect(after(...times(mostRepeats, ...cycle))).toMatchObject({ phase: 'sending', sends: mostRepeats + 1 })
    expect(after(...times(mostRepeats + 1, ...cycle))).toMatchObject({ end: 'given-up', percent: 50 })
    expect(after(progress(9), lost, ...times(mostLooks - 1, found('away')))).toMatchObject({
      phase: 'lost',
      percent: 9,
    })
    expect(after(progress(9), lost, ...times(mostLooks, found('away')))).toMatchObject({ end: 'given-up', percent: 9 })
  })

  it('G-UPLOAD-02 of which nothing ever gets through, though the cloud answers, is given up soon', () => {
    const cycle = [lost, found('nothing')]
    expect(after(...times(mostRepeatsOfNothing, ...cycle))).toMatchObject({ phase: 'sending' })
    expect(after(...times(mostRepeatsOfNothing + 1, ...cycle))).toMatchObject({ end: 'given-up' })
  })

  it('G-UPLOAD-03 is through when it is found whole, and left to people when nobody can tell', () => {
    expect(after(progress(100), lost, found('whole'))).toMatchObject({ end: 'saved' })
    expect(after(progress(100), lost, ...times(mostUnsureLooks, found('unsure')))).toMatchObject({ end: 'unsure' })
    expect(after(progress(100), lost, found('busy'), found('nothing'))).toMatchObject({ phase: 'sending' })
    expect([after(progress(99)), after(progress(100)), after(progress(-1))].map(mayBeWhole)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('S-DIRECT-21 goes on with what is kept, and gives up only when no more of it is kept', () => {
    const broken = (kept: number) => [lost, found('part', kept)]
    const start = [firstStateOfParts, progress(30)] as const
    const run = (...events: UploadEvent[]) => events.reduce(nextState, nextState(...start))
    expect(run(...broken(25))).toEqual({ phase: 'sending', percent: 25, sends: 1, kept: 25 })
    const growing = Array.from({ length: 40 }, (_, at) => broken(at + 1)).flat()
    expect(run(...growing)).toMatchObject({ phase: 'sending', percent: 40, sends: 1 })
    expect(run(...times(mostRepeats + 1, ...broken(25)))).toMatchObject({ phase: 'sending', sends: mostRepeats + 1 })
    expect(run(...times(mostRepeats + 2, ...broken(25)))).toMatchObject({ end: 'given-up' })
  })

  it('keeps to its bounds and ends for good, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 400 }), (events) => {
        let state: UploadState = firstState
        let nothingSaid = true
        for (const happened of events) {
          const before = state
          state = nextState(before, happened)
          if (before.phase === 'ended') expect(state).toBe(before)
          // Never sent again without having been told that nothing arrived.
          if (happened.type === 'found') nothingSaid = happened.finding === 'nothing' || happened.finding === 'part'
          if (before.phase === 'lost' && state.phase === 'sending') expect(nothingSaid).toBe(true)
          if (happened.type === 'cancel') expect(state.phase).toBe('ended')
          if (state.phase !== 'ended') expect(state.sends).toBeLessThanOrEqual(mostRepeats + 1)
          if (state.phase === 'lost') expect(state.looks).toBeLessThan(mostLooks)
          expect(state.percent).toBeGreaterThanOrEqual(-1)
          expect(state.percent).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('ends whatever the cloud goes on to say, when every send breaks', () => {
    const finding = fc.constantFrom<Finding>('away', 'busy', 'nothing', 'whole', 'unsure')
    const most = (mostRepeats + 1) * (mostLooks + 1)
    fc.assert(
      fc.property(fc.infiniteStream(finding), fc.integer({ min: -1, max: 100 }), (findings, percent) => {
        let state = firstState
        let steps = 0
        while (state.phase !== 'ended') {
          state = nextState(nextState(state, progress(percent)), lost)
          if (state.phase === 'lost') state = nextState(state, found(findings.next().value))
          steps += 1
          expect(steps).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  it('waits longer each time, up to half a minute and a bit, and not the same as others', () => {
    const whole = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(whole, whole, fc.double({ min: 0, max: 1, noNaN: true }), (looks, repeats, random) => {
        const sends = repeats + 1
        const pause = pauseBefore({ looks, sends }, random)
        expect(pause).toBeGreaterThanOrEqual(750)
        expect(pause).toBeLessThanOrEqual(37_500)
        expect(pauseBefore({ looks: looks + 1, sends }, random)).toBeGreaterThanOrEqual(pause)
        expect(pauseBefore({ looks, sends: sends + 1 }, random)).toBeGreaterThanOrEqual(pause)
      }),
    )
    expect(pauseBefore({ looks: 2, sends: 1 }, 0)).not.toBe(pauseBefore({ looks: 2, sends: 1 }, 1))
  })
})
