import { t } from '@stratus/widgets'
import { ErrorState } from '@stratus/widgets/react/error-state'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useReadOnce } from '../../hooks/use-read-once.js'
import { useHost } from '../../host.js'
import { Page } from '../../layouts/Page.js'
import { paths, resourceTypes } from '../../paths.js'
import UsageOfProject from './UsageOfProject.js'
import './overview.css'

/** What one project used in a period: an address of Horizon's (C-USAGE-03). */
export function Component() {
  const { id = '' } = useParams()
  const { client } = useHost()
  const [missing, setMissing] = useState(false)
  const onMissing = useCallback(() => setMissing(true), [])
  // Of one that was deleted usage is still told.
  const name = useReadOnce(
    useCallback(
      async (signal: AbortSignal) =>
        (await client.call('keystone.projects.get', { params: { id }, signal, quiet: true })).name ?? id,
      [client, id],
    ),
    id,
  )
  return (
    <Page
      title={name === null ? t('Project Usage') : t('Usage of %s', [name])}
      panel={paths.projects()}
      trail={name === null ? [] : [{ label: name, href: paths.details(resourceTypes.project, id) }]}
      withoutPin={name === null}
    >
      {missing ? (
        <ErrorState text={t('This cloud reports no usage.')} />
      ) : (
        <section aria-label={t('Usage Summary')} className="overview-section">
          <UsageOfProject id={id} onMissing={onMissing} />
        </section>
      )}
    </Page>
  )
}
