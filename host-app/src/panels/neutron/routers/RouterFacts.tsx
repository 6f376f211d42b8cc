import { t } from '@stratus/widgets'
import { copyable, typed } from '../../../details/Copyable.js'
import { inWords } from '../../../list/state-look.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import type { Router } from './router.js'

/** What the list tells of a router. */
export function RouterFacts({ router }: { router: Router }) {
  return (
    <DefinitionList
      items={[
        typed(t('Name'), router.name),
        copyable(t('ID'), router.id),
        ...(router.project === null ? [] : [typed(t('Project'), router.project)]),
        { label: t('Status'), value: inWords(router.status) },
        { label: t('Admin State'), value: t(router.admin_state ?? '') },
        typed(t('External Network'), router.external_network),
        { label: t('Availability Zones'), value: router.availability_zones.join(', ') },
      ]}
    />
  )
}
