import type { ServerGroup } from '@stratus/api-client'
import { schedulerHintLabels, t } from '@stratus/widgets'
import { useMemo } from 'react'
import { MetadataEditor } from '../../../../metadata/MetadataEditor.js'
import { useNamespaces } from '../../../../metadata/use-namespaces.js'
import { resourceTypes } from '../../../../paths.js'
import { ChoiceTable } from '../tables/ChoiceTable.js'
import { serverGroupTable } from '../tables/choice-tables.js'
import { useLaunchState } from '../model/LaunchContext.js'

const noGroups: readonly ServerGroup[] = []

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
  const { trees, visited, set, setSavable } = useLaunchState()
  const namespaces = useNamespaces(resourceTypes.instance, {
    target: 'scheduler_hints',
    wanted: visited.has('hints'),
  })
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
      namespaces={namespaces}
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
  const { lists, trees, visited, set, setSavable } = useLaunchState()
  const namespaces = useNamespaces(resourceTypes.instance, { target: 'metadata', wanted: visited.has('metadata') })
  return (
    <MetadataEditor
      namespaces={namespaces}
      existing={trees.metadata}
      maxItems={maxItemsOf(lists.limits?.maxServerMeta)}
      onChange={(metadata, valid) => {
        set({ metadata })
        setSavable('metadata', valid)
      }}
    />
  )
}
