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
import { loadUserDetails, type UserDetails } from './user-details.js'
import { mailLink, nameOf } from './user.js'
import { userActions } from './actions.js'

/** Loads the user of a details address (W-DETAIL-06). */
export function load({ client }: Host, id: string, signal: AbortSignal): Promise<UserDetails> {
  return loadUserDetails(client, id, signal)
}

/** Details of one user: the tab Overview (P-ROUTE-09). */
export function Component({ item: { user, domainName, projectName }, onResult, reload }: DetailsProps<UserDetails>) {
  const actions = useDetailsActions(userActions, user, { settle: onResult, refresh: reload })
  return (
    <DetailsView title={nameOf(user)} panel={paths.users()} item={user} actions={actions}>
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
