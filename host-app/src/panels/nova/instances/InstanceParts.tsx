import type { Client } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { useCallback } from 'react'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.js'
import { CopyableText } from '../../../details/Copyable.js'
import { Loaded } from '../../../layouts/Loaded.js'

export function SecurityGroupsFact({ id }: { id: string }) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback(
      (signal: AbortSignal) => client.call('nova.servers.securityGroups', { params: { id }, signal, quiet: true }),
      [client, id],
    ),
  )
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve the server security groups.')}>
      {({ items }) =>
        items.length ? (
          <ul className="plain-list">
            {items.map((group) => (
              <li key={group.id}>
                <Link to={paths.securityGroup(group.id)}>
                  <bdi>{group.name || group.id}</bdi>
                </Link>{' '}
                <span className="muted">{t('%s rules', [group.security_group_rules.length])}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t('No security groups.')}</p>
        )
      }
    </Loaded>
  )
}

/** Null: it has none, or nobody tells it: its id stands for it. */
async function volumeName(client: Client, id: string | null, signal: AbortSignal): Promise<string | null> {
  if (!id) return null
  const volume = client.call('cinder.volumes.get', { params: { id }, signal, quiet: true })
  return volume.then(
    ({ name }) => name,
    () => null,
  )
}

export function VolumesFact({ id }: { id: string }) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback(
      async (signal: AbortSignal) => {
        const { items } = await client.call('nova.servers.volumes', { params: { id }, signal, quiet: true })
        return Promise.all(
          items.map(async (attachment) => ({
            ...attachment,
            name: await volumeName(client, attachment.volume_id, signal),
          })),
        )
      },
      [client, id],
    ),
  )
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve the server volumes.')}>
      {(volumes) =>
        volumes.length ? (
          <ul className="plain-list">
            {volumes.map(({ id: attachment, volume_id, device, name }) => (
              <li key={attachment}>
                {volume_id && name ? (
                  <Link to={paths.volume(volume_id)}>
                    <bdi>{name}</bdi>
                  </Link>
                ) : null}
                {volume_id && !name ? (
                  <span className="mono">
                    <CopyableText text={volume_id} label={t('Volume ID')} to={paths.volume(volume_id)} />
                  </span>
                ) : null}
                {device ? <span className="muted"> {t('on %s', [device])}</span> : null}
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t('No volumes attached.')}</p>
        )
      }
    </Loaded>
  )
}
