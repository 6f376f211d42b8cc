import { t } from '@stratus/widgets'
import { useCallback, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useLoad } from '../../../hooks/use-load.js'
import { useHost } from '../../../host.js'
import { loadNetworkQuotas } from '../../../quota/full-quota.js'
import { takesOne } from '../../../quota/quota-take.js'
import { TakesQuota } from '../../../quota/TakesQuota.js'
import { resourceTypes } from '../../../paths.js'
import { FieldGroup, Select, TextInput } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { Loaded } from '../../../layouts/Loaded.js'

const take = takesOne('Floating IPs')

interface AllocateProps {
  /** The network service keeps names of addresses. */
  withDns: boolean
  onClose(result: ActionResult): void
}

/** A new address of a pool. Horizon's API takes no description. */
export function AllocateFloatingIp({ withDns, onClose }: AllocateProps) {
  const { client, toasts } = useHost()
  const [chosen, setChosen] = useState('')
  const [dns, setDns] = useState({ dns_domain: '', dns_name: '' })
  const load = useCallback(
    async (signal: AbortSignal) => (await client.call('neutron.floatingIpPools.list', { signal, quiet: true })).items,
    [client],
  )
  const { state, retry } = useLoad(load)
  const pools = state.status === 'ready' ? state.data : []
  const pool = chosen || (pools.length === 1 ? (pools[0]?.id ?? '') : '')
  const named = Object.fromEntries(
    Object.entries(dns).flatMap(([key, text]) => (text.trim() ? [[key, text.trim()]] : [])),
  )
  return (
    <FormModal
      heading={t('Allocate Floating IP')}
      submitLabel={t('Allocate IP')}
      invalid={pool === ''}
      reason={state.status === 'ready' && pools.length === 0 ? t('No floating IP pools available') : undefined}
      submit={async () => {
        const { id, ip } = await client.call('neutron.floatingIps.allocate', { body: { pool_id: pool, ...named } })
        toasts.add('success', t('Allocated Floating IP %(ip)s.', { ip: ip ?? id }))
        return { ...nothingDone, created: [{ type: resourceTypes.floatingIp, id }] }
      }}
      onClose={onClose}
      help={
        <div className="form-stack">
          <p>{t('Allocate a floating IP from a given floating IP pool.')}</p>
          <TakesQuota load={loadNetworkQuotas} take={take} />
        </div>
      }
    >
      <Loaded state={state} retry={retry} failure={t('Unable to retrieve floating IP pools.')}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('No floating IP pools available')}</p>
          ) : (
            <FieldGroup title={t('Floating IP')} hiddenTitle>
              <Select
                label={t('Pool')}
                required
                empty={t('Select a pool')}
                choices={all.map(({ id, name }) => ({ value: id, label: name || id }))}
                value={pool}
                onChange={setChosen}
                error={pool === '' ? t('A pool is required.') : undefined}
              />
              {withDns ? (
                <>
                  <TextInput
                    label={t('DNS Domain')}
                    value={dns.dns_domain}
                    onChange={(dns_domain) => setDns((before) => ({ ...before, dns_domain }))}
                  />
                  <TextInput
                    label={t('DNS Name')}
                    value={dns.dns_name}
                    onChange={(dns_name) => setDns((before) => ({ ...before, dns_name }))}
                  />
                </>
              ) : null}
            </FieldGroup>
          )
        }
      </Loaded>
    </FormModal>
  )
}
