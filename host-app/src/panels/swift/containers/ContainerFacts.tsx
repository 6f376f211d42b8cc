import { formatAmount, formatBytes, t } from '@stratus/widgets'
import { Checkbox } from '@stratus/widgets/react/checkbox'
import { useState } from 'react'
import { useHost } from '../../../host.js'
import { Button } from '../../../ui/Button.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { whatAndWhy } from '../../../stores/what-and-why.js'
import { Time } from '../../../ui/Time.js'
import type { Container } from './item.js'
import { policyLabel } from './policy-label.js'
import type { useContainer } from './use-container.js'
import { Loading } from '../../../ui/Loading.js'

interface ContainerFactsProps {
  facts: ReturnType<typeof useContainer>
  /** Why nothing of it can be changed. */
  refused: string | undefined
  onDelete(name: string): void
}

/** What is known of the selected container: its size, where it is kept, who may read it. */
export function ContainerFacts({ facts: { live, refresh }, refused, onDelete }: ContainerFactsProps) {
  const container = live.data
  if (!container) {
    return (
      <div className="container-facts">
        {live.status === 'failed' ? (
          <ErrorState
            {...whatAndWhy(t('Unable to get the container details.'), live.error)}
            retry
            onStratusRetry={() => void refresh()}
          />
        ) : (
          <Loading />
        )}
      </div>
    )
  }
  const { name, container_object_count, container_bytes_used, timestamp, storage_policy } = container
  return (
    <div className="container-facts">
      <DefinitionList
        items={[
          {
            label: t('Object Count'),
            value: container_object_count === null ? null : formatAmount(container_object_count),
          },
          { label: t('Size'), value: formatBytes(container_bytes_used) },
          { label: t('Date Created'), value: <Time at={timestamp} /> },
          { label: t('Storage Policy'), value: storage_policy && policyLabel(storage_policy) },
        ]}
      />
      <PublicAccess container={container} refused={refused} reload={refresh} />
      <Button kind="quiet" icon="trash" unavailable={refused} onClick={() => onDelete(name)}>
        {t('Delete Container')}
      </Button>
    </div>
  )
}

/** The switch shows what was asked for, and goes back when that fails (O-RULE-06). */
function PublicAccess({
  container,
  refused,
  reload,
}: {
  container: Container
  refused: string | undefined
  reload(): Promise<void>
}) {
  const { client, toasts } = useHost()
  const isPublic = container.is_public === true
  const [asked, setAsked] = useState<{ of: Container; wanted: boolean } | null>(null)
  const wish = asked?.of === container ? asked.wanted : null

  const toggle = async (wanted: boolean): Promise<void> => {
    setAsked({ of: container, wanted })
    const { name } = container
    try {
      await client.call('swift.containers.setAccess', { params: { container: name }, body: { is_public: wanted } })
      const access = wanted ? t('public') : t('private')
      toasts.add('success', t('Container %(name)s is now %(access)s.', { name, access }))
      await reload()
    } catch {
      // The client has said why; the switch goes back.
    }
    setAsked(null)
  }

  return (
    <div className="container-access">
      <Checkbox
        label={t('Public Access')}
        checked={wish ?? isPublic}
        disabled={wish !== null || refused !== undefined}
        help={refused ?? ''}
        onStratusChange={({ detail }) => void toggle(detail.checked)}
      />
      {isPublic && isWebAddress(container.public_url) ? (
        <a href={container.public_url} target="_blank" rel="noreferrer">
          {t('Link')}
        </a>
      ) : (
        <span className="muted">{t('Disabled')}</span>
      )}
    </div>
  )
}

/** The address comes from the service: nothing but a web page is linked to. */
function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url)
}
