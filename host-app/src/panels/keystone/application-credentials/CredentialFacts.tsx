import { t } from '@stratus/widgets'
import { copyable, typed } from '../../../details/Copyable.js'
import { DefinitionList, type Definition } from '../../../ui/DefinitionList.js'
import { Time } from '../../../ui/Time.js'
import { endOf, type Credential } from './credential.js'

/** What the list tells of one, and more. */
export function CredentialFacts({ credential, more }: { credential: Credential; more?: readonly Definition[] }) {
  const { id, name, description, project, project_id, roles } = credential
  const end = endOf(credential)
  return (
    <DefinitionList
      items={[
        typed(t('Name'), name),
        copyable(t('ID'), id),
        typed(t('Description'), description),
        typed(t('Project'), project),
        copyable(t('Project ID'), project_id),
        { label: t('Roles'), value: roles.join(', ') },
        { label: t('Expires'), value: end ? <Time at={end} /> : t('Never') },
        ...(more ?? []),
      ]}
    />
  )
}
