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
import { gatedParts, userActions } from './actions.js'
import { loadUserDetails, type UserDetails } from './user-details.js'
import { useUserActions } from './use-user-actions.js'
import { mailLink, nameOf } from './user.js'

/** Loads the user of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<UserDetails> {
  return loadUserDetails(client, id, signal)
}

/** Details of one user: the tab Overview (P-ROUTE-09). */
export function Component({ item: { user, domainName, projectName }, onResult }: DetailsProps<UserDetails>) {
  const gates = useOpenGates(gatedParts) ?? noGates
  const actions = useUserActions((result) => result && onResult(result))
  const offered = useMemo(() => actionsOf(userActions, user, gates), [user, gates])
  return (
    <DetailsView
      title={nameOf(user)}
      panel={paths.users()}
      actions={offered}
      busy={actions.busy.size > 0}
      onAction={(action) => actions.run(action, user)}
      dialogs={actions.dialogs}
    >
      <DetailsSection title={t('User')}>
        <DefinitionList
          items={[
            copyable(t('Domain ID'), user.domain_id),
            typed(t('Domain Name'), domainName),
            copyable(t('ID'), user.id),
            typed(t('Name'), user.name),
            typed(t('Description'), user.description),
            { label: t('Email'), value: user.email ? <a href={mailLink(user.email)}>{user.email}</a> : null },
            { label: t('Enabled'), value: yesNo(user.enabled) },
            copyable(t('Primary Project ID'), user.default_project_id),
            typed(t('Primary Project Name'), projectName),
          ]}
        />
      </DetailsSection>
    </DetailsView>
  )
}
