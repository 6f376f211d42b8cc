import type { Client } from '@stratus/api-client'
import type { FormName } from '@stratus/api-client/forms'
import { loadNetworkQuotas, loadVolumeLimits } from '../../quota/full-quota.js'
import { backupTake, takesOne, volumeSizeTake, volumeSnapshotTake, type QuotaTake } from '../../quota/quota-take.js'

/** What a field of the form stands at. */
type ValueOf = (field: string) => string

/** What a form takes from quotas, by what stands in it. */
export interface FormTakes {
  /** Stable; what it gives is what `take` is given. */
  load(client: Client, signal: AbortSignal): Promise<unknown>
  take(limits: unknown, valueOf: ValueOf): readonly QuotaTake[]
  /** The field that says how much. */
  readonly field?: string
}

/** Why a field asks for more than a quota leaves; English, key of its translation. */
export function overQuota({ field }: FormTakes, taken: readonly QuotaTake[], name: string): string | undefined {
  const isOver = taken.some(({ used = 0, added, max = Infinity }) => added > 0 && used + added > max)
  return name === field && isOver ? 'The volume size exceeds what your quota leaves.' : undefined
}

/** One that is given what it loads. */
function takes<Limits>(
  load: (client: Client, signal: AbortSignal) => Promise<Limits>,
  take: (limits: Limits, valueOf: ValueOf) => readonly QuotaTake[],
): FormTakes {
  return { load, take: (limits, valueOf) => take(limits as Limits, valueOf) }
}

const backup = takes(loadVolumeLimits, backupTake)

/** By form; what stands with none takes nothing, or Horizon does not tell of it either. */
export const formTakes: Partial<Readonly<Record<FormName, FormTakes>>> = {
  'cinder.extend': {
    ...takes(loadVolumeLimits, (limits, valueOf) => {
      const more = Number(valueOf('new_size')) - Number(valueOf('orig_size'))
      return [volumeSizeTake(limits, more > 0 ? more : 0)]
    }),
    field: 'new_size',
  },
  'cinder.snapshot': takes(loadVolumeLimits, volumeSnapshotTake),
  'cinder.backup': backup,
  'cinder.backupSnapshot': backup,
  'neutron.createSecurityGroup': takes(loadNetworkQuotas, takesOne('Security Groups')),
  'neutron.addRule': takes(loadNetworkQuotas, takesOne('Security Group Rules')),
  'neutron.createRouter': takes(loadNetworkQuotas, takesOne('Routers')),
  'neutron.addInterface': takes(loadNetworkQuotas, takesOne('Ports')),
  // By a port that is there it takes none.
  'nova.attachInterface': takes(loadNetworkQuotas, (quotas, valueOf) =>
    valueOf('specification_method') === 'port' ? [] : takesOne('Ports')(quotas),
  ),
}
