import { t } from '@stratus/widgets'
import { useCallback, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { resourceTypes } from '../../../paths.js'
import { Select } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { Loaded } from '../../../layouts/Loaded.js'
import { loadTargets } from './association.js'
import type { FloatingIpItem } from './floating-ip.js'

interface AssociateProps {
  address: FloatingIpItem
  onClose(result: ActionResult): void
}

/** Gives an address to a port. */
export function AssociateFloatingIp({ address, onClose }: AssociateProps) {
  const { client, toasts } = useHost()
  const { project_id: projectId } = useSession()
  const [target, setTarget] = useState('')
  const { id, name, pool, pool_name } = address
  const load = useCallback(
    (signal: AbortSignal) => loadTargets(client, { pool, pool_name, projectId }, signal),
    [client, pool, pool_name, projectId],
  )
  const { state, retry } = useLoad(load)
  return (
    <FormModal
      heading={t('Manage Floating IP Associations')}
      submitLabel={t('Associate')}
      invalid={target === ''}
      reason={state.status === 'ready' && state.data.length === 0 ? t('No ports available') : undefined}
      submit={async () => {
        await client.call('neutron.floatingIps.associate', { body: { address_id: id, port_id: target } })
        toasts.add('success', t('IP address %s associated.', [name]))
        return { ...nothingDone, updated: [{ type: resourceTypes.floatingIp, id }] }
      }}
      onClose={onClose}
      help={<p>{t('Select the IP address you wish to associate with the selected instance or port.')}</p>}
    >
      <div className="form-readonly">
        <span>{t('IP Address')}</span>
        <bdi className="mono">{name}</bdi>
      </div>
      <Loaded state={state} retry={retry} failure={t('Unable to retrieve the ports.')}>
        {(targets) =>
          targets.length === 0 ? (
            <p>{t('No ports available')}</p>
          ) : (
            <Select
              label={t('Port to be associated')}
              required
              empty={t('Select a port')}
              choices={targets}
              value={target}
              onChange={setTarget}
              error={target === '' ? t('A port is required.') : undefined}
            />
          )
        }
      </Loaded>
    </FormModal>
  )
}
