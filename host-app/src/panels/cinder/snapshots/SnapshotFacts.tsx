import { t } from '@stratus/widgets'
import { copyable, typed } from '../../../details/Copyable.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { Time } from '../../../ui/Time.js'
import type { StoredFor } from '../stored-for.js'
import type { Snapshot } from './snapshot.js'

/** What the list's columns do not tell of a snapshot. */
export function SnapshotFacts({ snapshot, owner }: { snapshot: Snapshot; owner?: StoredFor }) {
  return (
    <DefinitionList
      items={[
        copyable(t('ID'), snapshot.id),
        ...(owner
          ? [typed(t('Project'), owner.project), typed(t('Domain'), owner.domain), typed(t('Host'), owner.host)]
          : []),
        copyable(t('Volume ID'), snapshot.volume_id),
        typed(t('Description'), snapshot.description),
        { label: t('Created'), value: <Time at={snapshot.created_at} /> },
        ...Object.entries(snapshot.metadata ?? {}).map(([label, value]) => ({ label, value: String(value) })),
      ]}
    />
  )
}
