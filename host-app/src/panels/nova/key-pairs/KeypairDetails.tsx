import { t } from '@stratus/widgets'
import { useDetailsActions } from '../../../actions/use-details-actions.js'
import type { DetailsProps } from '../../../details/details-module.js'
import type { Host } from '../../../host.js'
import { paths } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable, CopyableText, typed } from '../../../details/Copyable.js'
import { DetailsSection } from '../../../details/DetailsSection.js'
import { DetailsView } from '../../../details/DetailsView.js'
import { Time } from '../../../ui/Time.js'
import type { Keypair } from './keypair.js'
import { keypairActions } from './actions.js'

/** Loads the key pair of a details address, which names it (W-DETAIL-06). */
export function load({ client }: Host, name: string, signal: AbortSignal): Promise<Keypair> {
  return client.call('nova.keypairs.get', { params: { name }, signal, quiet: true })
}

/** Details of one key pair: the tab Details (P-ROUTE-09). */
export function Component({ item, onResult, reload }: DetailsProps<Keypair>) {
  const actions = useDetailsActions(keypairActions, item, { settle: onResult, refresh: reload })
  return (
    <DetailsView title={item.name} panel={paths.keypairs()} tab={t('Details')} item={item} actions={actions}>
      <DetailsSection title={t('Key Pair')}>
        <DefinitionList
          items={[
            copyable(t('ID'), item.keypair_id ?? item.id),
            typed(t('Name'), item.name),
            // Some releases tell the type in lists alone.
            ...(item.type ? [{ label: t('Type'), value: item.type }] : []),
            copyable(t('Fingerprint'), item.fingerprint),
            { label: t('Created'), value: <Time at={item.created_at} /> },
            copyable(t('User ID'), item.user_id),
          ]}
        />
      </DetailsSection>
      <DetailsSection title={t('Public Key')}>
        <p className="mono">
          {item.public_key ? <CopyableText text={item.public_key.trim()} label={t('Public Key')} /> : '-'}
        </p>
      </DetailsSection>
    </DetailsView>
  )
}
