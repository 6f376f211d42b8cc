import type { AnswerOf } from '@stratus/api-client'
import type { FormName } from '@stratus/api-client/forms'
import { volumeTake, type QuotaTake } from '../../quota/quota-take.js'

type Limits = AnswerOf<'cinder.limits'>

/** What a form takes from the quota of volumes, by what stands in it. */
type Takes = (limits: Limits, valueOf: (field: string) => string) => readonly QuotaTake[]

const volumeTitle = 'Volume and Snapshot Quota (GiB)'

/** By form; what stands with none takes nothing, or Horizon does not tell of it either. */
export const formTakes: Partial<Readonly<Record<FormName, Takes>>> = {
  'cinder.extend': (limits, valueOf) => {
    const more = Number(valueOf('new_size')) - Number(valueOf('orig_size'))
    return volumeTake(limits, more > 0 ? more : 0).filter(({ title }) => title === volumeTitle)
  },
  'cinder.snapshot': ({ totalSnapshotsUsed, maxTotalSnapshots }) => [
    {
      title: 'Volume Snapshots',
      used: totalSnapshotsUsed ?? undefined,
      added: 1,
      max: maxTotalSnapshots ?? undefined,
    },
  ],
}
