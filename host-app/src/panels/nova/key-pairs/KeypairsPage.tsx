import { t } from '@stratus/widgets'
import { useCallback, useMemo } from 'react'
import { useActions } from '../../../actions/use-actions.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { copyable } from '../../../details/Copyable.js'
import { keypairUnavailable, loadComputeLimits } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { ListPage } from '../../../list/ListPage.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { keypairColumns, keypairFacets, rememberedKeypairs } from './columns.js'
import type { Keypair } from './keypair.js'
import { keypairActions } from './actions.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Keypair) => id
const nameOf = ({ name }: Keypair) => name

/** The key pairs panel (P-KEY-01). */
export function Component() {
  const { client, webroot } = useHost()
  const list = useResourceList<Keypair>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('nova.keypairs.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember: rememberedKeypairs,
  })
  const columns = useMemo(
    () => keypairColumns(({ name }) => atWebroot(webroot, paths.details(resourceTypes.keypair, name))),
    [webroot],
  )
  const full = useFullQuota(loadComputeLimits, keypairUnavailable, countOf(list))

  return (
    <ListPage<Keypair>
      title={t('Key Pairs')}
      name="project.key_pairs"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={keypairFacets}
      rowName={nameOf}
      actions={useActions(keypairActions, list, { create: full, import: full })}
      renderDrawer={(keypair) => <KeypairDrawer keypair={keypair} />}
    />
  )
}

function KeypairDrawer({ keypair: { fingerprint, public_key } }: { keypair: Keypair }) {
  return <DefinitionList items={[copyable(t('Fingerprint'), fingerprint), copyable(t('Public Key'), public_key)]} />
}
