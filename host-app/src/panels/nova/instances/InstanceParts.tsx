import { t, tn } from '@stratus/widgets'
import { useCallback } from 'react'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.js'
import { CopyableText } from '../../../details/Copyable.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { useAttachedVolumes } from './use-attached-volumes.js'

interface PartProps {
  id: string
  /** With another one it is read again. */
  version: unknown
}

export function SecurityGroupsFact({ id, version }: PartProps) {
  const { client } = useHost()
  const { state, retry } = useLoad(
    useCallback(
      (signal: AbortSignal) => client.call('nova.servers.securityGroups', { params: { id }, signal, quiet: true }),
      [client, id],
    ),
    version,
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
                <span className="muted">{tn('%s rule', '%s rules', group.security_group_rules.length)}</span>
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

export function VolumesFact({ id, version }: PartProps) {
  const { state, retry } = useAttachedVolumes(id, version)
  return (
    <Loaded state={state} retry={retry} failure={t('Unable to retrieve the server volumes.')}>
      {(volumes) =>
        volumes.length ? (
          <ul className="plain-list">
            {volumes.map(({ id: attachment, volume_id, device, name, delete_on_termination }) => (
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
                {delete_on_termination ? <span> {t('(deleted with the instance)')}</span> : null}
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
