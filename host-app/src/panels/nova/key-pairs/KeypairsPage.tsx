import { t } from '@stratus/widgets'
import { useCallback, useMemo, useState } from 'react'
import { nothingDone } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { atWebroot, paths, resourceTypes } from '../../../paths.js'
import { DefinitionList } from '../../../ui/DefinitionList.js'
import { CommandButton, CreateButton } from '../../../list/CommandButton.js'
import { copyable } from '../../../details/Copyable.js'
import { keypairUnavailable, loadComputeLimits } from '../../../quota/full-quota.js'
import { useFullQuota } from '../../../quota/use-full-quota.js'
import { ListPage } from '../../../list/ListPageById.js'
import { noGates } from '../../shared/resource-actions.js'
import { useOpenGates } from '../../shared/use-open-gates.js'
import { countOf, useResourceList } from '../../../list/use-resource-list.js'
import { gatedParts, keypairActions, keypairBatch } from './actions.js'
import { keypairColumns, keypairFacets, rememberedKeypairs } from './columns.js'
import { CreateKeypair } from './CreateKeypair.js'
import { ImportKeypair } from './ImportKeypair.js'
import type { Keypair } from './keypair.js'
import { useKeypairDeletion } from './use-keypair-deletion.js'

const byName = { column: 'name', direction: 'ascending' } as const
const keyOf = ({ id }: Keypair) => id
const nameOf = ({ name }: Keypair) => name

/** The key pairs panel (P-KEY-01). */
export function Component() {
  const { client, webroot } = useHost()
  const gates = useOpenGates(gatedParts) ?? noGates
  const [dialog, setDialog] = useState<'create' | 'import' | null>(null)
  const list = useResourceList<Keypair>({
    load: useCallback(
      async (signal: AbortSignal) => (await client.call('nova.keypairs.list', { signal, quiet: true })).items,
      [client],
    ),
    keyOf,
    remember: rememberedKeypairs,
  })
  const deletion = useKeypairDeletion(list.settle)
  const columns = useMemo(
    () => keypairColumns(({ name }) => atWebroot(webroot, paths.details(resourceTypes.keypair, name))),
    [webroot],
  )
  const full = useFullQuota(loadComputeLimits, keypairUnavailable, countOf(list))
  const dialogProps = {
    existing: list.rows.map(nameOf),
    onCreated: ({ name: id }: Keypair) =>
      list.settle({ ...nothingDone, created: [{ type: resourceTypes.keypair, id }] }),
    onClose: () => setDialog(null),
  }

  return (
    <ListPage<Keypair>
      title={t('Key Pairs')}
      name="project.key_pairs"
      list={list}
      columns={columns}
      defaultSort={byName}
      facets={keypairFacets}
      rowName={nameOf}
      actions={keypairActions}
      batch={keypairBatch}
      gates={gates}
      onAction={(_, keypair) => deletion.ask([keypair])}
      onBatch={(_, keypairs) => deletion.ask(keypairs)}
      renderDrawer={(keypair) => <KeypairDrawer keypair={keypair} />}
      create={
        <>
          <CommandButton
            gates={gates}
            part="create"
            unavailable={full}
            command="keypairs.import"
            icon="upload"
            onClick={() => setDialog('import')}
          >
            {t('Import Public Key')}
          </CommandButton>
          <CreateButton gates={gates} unavailable={full} command="keypairs.create" onClick={() => setDialog('create')}>
            {t('Create Key Pair')}
          </CreateButton>
        </>
      }
      noMatch={t('No key pair matches the search.')}
      dialogs={
        <>
          {deletion.dialog}
          {dialog === 'create' ? <CreateKeypair {...dialogProps} /> : null}
          {dialog === 'import' ? <ImportKeypair {...dialogProps} /> : null}
        </>
      }
    />
  )
}

function KeypairDrawer({ keypair: { fingerprint, public_key } }: { keypair: Keypair }) {
  return <DefinitionList items={[copyable(t('Fingerprint'), fingerprint), copyable(t('Public Key'), public_key)]} />
}
