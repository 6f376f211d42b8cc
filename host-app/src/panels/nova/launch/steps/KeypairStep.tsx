import type { Keypair } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Button } from '../../../../ui/Button.js'
import { FieldGroup, TextInput } from '../../../../forms/form-fields.js'
import { ChoiceTable } from '../tables/ChoiceTable.js'
import { keypairTable } from '../tables/choice-tables.js'
import { KeypairDrawer } from '../tables/drawers.js'
import { useLaunchState } from '../model/LaunchContext.js'

const none: readonly Keypair[] = []

/** How one gets into the instance: a key pair, and where the hypervisor can, a password. */
export function KeypairStep({ onCreate, onImport }: { onCreate(): void; onImport(): void }) {
  const { spec, lists, frame, set } = useLaunchState()
  return (
    <>
      <p className="launch-intro">
        {t(
          'A key pair allows you to SSH into your newly created instance. You may select an existing key pair, import a key pair, or generate a new key pair.',
        )}
      </p>
      <ChoiceTable<Keypair>
        table={keypairTable}
        list="keypairs"
        min={frame.defaults.requires_keypair ? 1 : 0}
        available={lists.keypairs ?? none}
        allocated={spec.key_pair}
        onChange={(key_pair) => set({ key_pair })}
        renderDrawer={(keypair) => <KeypairDrawer keypair={keypair} />}
        actions={
          <span className="launch-actions">
            <Button icon="plus" onClick={onCreate}>
              {t('Create Key Pair')}
            </Button>
            <Button icon="upload" onClick={onImport}>
              {t('Import Key Pair')}
            </Button>
          </span>
        }
      />
      {frame.defaults.can_set_password ? <AdminPassword /> : null}
    </>
  )
}

function AdminPassword() {
  const { spec, errors, set, passwordAgain, setPasswordAgain } = useLaunchState()
  return (
    <div className="launch-password">
      <FieldGroup title={t('Set admin password')}>
        <TextInput
          label={t('Password')}
          type="password"
          autocomplete="new-password"
          value={spec.admin_pass ?? ''}
          help={t('Not kept in your draft.')}
          onChange={(password) => set({ admin_pass: password || null })}
        />
        <TextInput
          label={t('Confirm Password')}
          type="password"
          autocomplete="new-password"
          value={passwordAgain}
          onChange={setPasswordAgain}
          error={errors.adminPass}
        />
      </FieldGroup>
    </div>
  )
}
