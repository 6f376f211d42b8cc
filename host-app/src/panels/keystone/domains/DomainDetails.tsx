import { t } from '@stratus/widgets'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { yesNo } from '../../../ui/yes-no.js'
import { domainOf, nameOf, type Domain } from './domain.js'
import { domainActions } from './actions.js'

/** Loads the domain of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<Domain> {
  return domainOf(client, id, { signal, quiet: true })
}

/** Details of one domain; after its deletion one is back on the list (I-DOM-02). */
export function Component({ item, onResult, reload }: DetailsProps<Domain>) {
  const actions = useDetailsActions(domainActions, item, { settle: onResult, refresh: reload })
  return (
    <DetailsView title={nameOf(item)} panel={paths.domains()} item={item} actions={actions}>
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
