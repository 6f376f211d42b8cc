import type { Flavor } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { ChoiceTable } from '../tables/ChoiceTable.js'
import { flavorTable } from '../tables/choice-tables.js'
import { FlavorDrawer } from '../tables/drawers.js'
import { flavorErrors } from '../model/flavor-rules.js'
import { firstError } from '../model/launch-errors.js'
import { useLaunchState } from '../model/LaunchContext.js'
import { launchQuotas } from '../model/launch-quotas.js'
import { QuotaPies } from '../../../../quota/QuotaPies.js'
import { QuotaTrouble } from '../parts/QuotaTrouble.js'
import { sourceNeeds } from '../model/source-needs.js'
import { raiseVolumeSize } from '../model/volume-size.js'

const none: readonly Flavor[] = []

/** How large the instance is; what does not fit says why. */
export function FlavorStep() {
  const { spec, lists, errors, model } = useLaunchState()
  const { instance_count: count, flavor, source_type, source } = spec
  const limits = lists.limits ?? null
  const reason = useCallback(
    (row: Flavor) => firstError(flavorErrors(row, { count, limits, needs: sourceNeeds({ source_type, source }) })),
    [count, limits, source_type, source],
  )
  const allocated = useMemo(() => (flavor ? [flavor] : none), [flavor])
  return (
    <>
      <p className="launch-intro">
        {t('Flavors manage the sizing for the compute, memory and storage capacity of the instance.')}
      </p>
      {flavor && errors.flavor ? (
        <p className="launch-error" role="alert">
          {errors.flavor}
        </p>
      ) : null}
      <ChoiceTable<Flavor>
        table={flavorTable}
        list="flavors"
        min={1}
        available={lists.flavors ?? none}
        allocated={allocated}
        reason={reason}
        onChange={([chosen = null]) =>
          model.change((before) => raiseVolumeSize({ ...before, flavor: chosen }, sourceNeeds(before)))
        }
        renderDrawer={(row) => <FlavorDrawer flavor={row} />}
      />
      <div slot="aside">
        <QuotaTrouble />
        <QuotaPies quotas={launchQuotas(spec, flavor, { compute: limits, volume: lists.volumeLimits ?? null })} />
      </div>
    </>
  )
}
