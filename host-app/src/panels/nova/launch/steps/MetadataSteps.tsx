import type { MetadataNamespace, ServerGroup } from '@stratus/api-client'
import { schedulerHintLabels, t } from '@stratus/widgets'
import { useMemo } from 'react'
import { MetadataEditor } from '../../../../metadata/MetadataEditor.js'
import { ChoiceTable } from '../tables/ChoiceTable.js'
import { serverGroupTable } from '../tables/choice-tables.js'
import { useLaunchState } from '../model/LaunchContext.js'

const noGroups: readonly ServerGroup[] = []
const noNamespaces: readonly MetadataNamespace[] = []

export function ServerGroupsStep() {
  const { spec, lists, set } = useLaunchState()
  return (
    <>
      <p className="launch-intro">{t('Select the server group to launch the instance in.')}</p>
      <ChoiceTable<ServerGroup>
        table={serverGroupTable}
        list="serverGroups"
        available={lists.serverGroups ?? noGroups}
        allocated={spec.server_groups}
        onChange={(server_groups) => set({ server_groups })}
      />
    </>
  )
}

/** The number of items the compute service takes; no limit when it does not say. */
function maxItemsOf(limit: number | null | undefined): number {
  return limit ?? Infinity
}

export function HintsStep() {
  const { lists, trees, set, setSavable } = useLaunchState()
  const labels = useMemo(
    () => ({
      ...schedulerHintLabels(),
      help: t(
        'You can specify scheduler hints by moving items from the left column to the right column. In the left column there are scheduler hint definitions from the Glance Metadata Catalog. Use the "Custom" option to add scheduler hints with the key of your choice.',
      ),
    }),
    [],
  )
  return (
    <MetadataEditor
      namespaces={lists.namespaces?.hints ?? noNamespaces}
      existing={trees.scheduler_hints}
      labels={labels}
      onChange={(scheduler_hints, valid) => {
        set({ scheduler_hints })
        setSavable('hints', valid)
      }}
    />
  )
}

export function MetadataStep() {
  const { lists, trees, set, setSavable } = useLaunchState()
  return (
    <MetadataEditor
      namespaces={lists.namespaces?.instance ?? noNamespaces}
      existing={trees.metadata}
      maxItems={maxItemsOf(lists.limits?.maxServerMeta)}
      onChange={(metadata, valid) => {
        set({ metadata })
        setSavable('metadata', valid)
      }}
    />
  )
}
