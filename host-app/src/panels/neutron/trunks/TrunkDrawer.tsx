import { t } from '@stratus/widgets'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable } from '../../../details/Copyable.js'
import { Time } from '../../../ui/Time.js'
import type { Trunk } from './trunk.js'

/** What an opened row of the trunks table shows. */
export function TrunkDrawer({ trunk }: { trunk: Trunk }) {
  return (
    <DefinitionList
      items={[
        { label: t('Name'), value: trunk.name ? <bdi>{trunk.name}</bdi> : null },
        copyable(t('ID'), trunk.id),
        copyable(t('Project ID'), trunk.project_id),
        { label: t('Created At'), value: <Time at={trunk.created_at} /> },
        { label: t('Updated At'), value: <Time at={trunk.updated_at} /> },
        { label: t('Description'), value: trunk.description ? <bdi>{trunk.description}</bdi> : null },
      ]}
    />
  )
}
