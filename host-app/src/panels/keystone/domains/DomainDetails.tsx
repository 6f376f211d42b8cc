import { t } from '@stratus/widgets'
import { useMemo } from 'react'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsViewById.js'
import { actionsOf, noGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { yesNo } from '../../../ui/yes-no.js'
import { domainActions, gatedParts } from './actions.js'
import { domainOf, nameOf, type Domain } from './domain.js'
import { useDomainActions } from './use-domain-actions.js'

/** Loads the domain of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<Domain> {
  return domainOf(client, id, { signal, quiet: true })
}

/** Details of one domain; after its deletion one is back on the list (I-DOM-02). */
export function Component({ item, onResult }: DetailsProps<Domain>) {
  const gates = useOpenGates(gatedParts) ?? noGates
  const actions = useDomainActions((result) => result && onResult(result))
  const offered = useMemo(() => actionsOf(domainActions, item, gates), [item, gates])
  return (
    <DetailsView
      title={nameOf(item)}
      panel={paths.domains()}
      actions={offered}
      busy={actions.busy.size > 0}
      onAction={(action) => actions.run(action, item)}
      dialogs={actions.dialogs}
    >
      <DetailsSection title={t('Domain')}>
        <DefinitionList
          items={[
            copyable(t('ID'), item.id),
            typed(t('Name'), item.name),
            typed(t('Description'), item.description),
            { label: t('Enabled'), value: yesNo(item.enabled) },
          ]}
        />
      </DetailsSection>
    </DetailsView>
  )
}
