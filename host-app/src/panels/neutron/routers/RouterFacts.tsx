import type { AnswerOf } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { copyable, copyableLines, typed } from '../../../details/Copyable.js'
import { stateLook } from '../../../list/state-look.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { StatusWord } from '../../../ui/StatusWord.js'
import type { Router } from './router.js'

type RouterDetails = AnswerOf<'neutron.routers.get'>

interface RouterFactsProps {
  router: Router
  /** What the list does not tell, where it is asked for and known. */
  details?: RouterDetails | null
}

/** What is known of a router itself. */
export function RouterFacts({ router, details }: RouterFactsProps) {
  return (
    <DefinitionList
      items={[
        typed(t('Name'), router.name),
        copyable(t('ID'), router.id),
        ...(router.project === null ? [] : [typed(t('Project'), router.project)]),
        { label: t('Status'), value: <StatusWord look={stateLook(router)} /> },
        { label: t('Admin State'), value: t(router.admin_state ?? '') },
        typed(t('External Network'), router.external_network),
        { label: t('Availability Zones'), value: router.availability_zones.join(', ') },
        ...(details && details.project_id !== null
          ? [typed(t('Description'), details.description), copyable(t('Project ID'), details.project_id)]
          : []),
        // Told to administrators only.
        ...(details?.hosts.length ? [copyableLines(t('L3 Agents'), details.hosts, t('Host'))] : []),
      ]}
    />
  )
}

/** Where a router meets the network outside. */
export function GatewayFacts({ details }: { details: RouterDetails }) {
  const { gateway_addresses, snat } = details
  // Pages of the cloud tell it in English only.
  if (!gateway_addresses.length && snat === null) return <p className="muted">{t('No more is known of it.')}</p>
  return (
    <DefinitionList
      items={[
        copyableLines(t('External Fixed IPs'), gateway_addresses, t('IP Address')),
        { label: t('SNAT'), value: t(snat ?? '') },
      ]}
    />
  )
}
