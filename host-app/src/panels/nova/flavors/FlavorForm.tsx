import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { Choice, FieldGroup, TextInput } from '../../../forms/form-fields.js'
import { changedIn, laidOver } from '../../../forms/edited-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { useAllowed } from '../../../hooks/use-allowed.js'
import type { Flavor } from './flavor.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { FlavorAccess } from './FlavorAccess.js'
import {
  draftOfFlavor,
  flavorErrors,
  flavorToCreate,
  flavorToUpdate,
  newFlavor,
  type FlavorDraft,
} from './flavor-form-model.js'

interface FlavorFormProps {
  /** The flavor to edit, with its access list; null makes a new one. */
  flavor: Flavor | null
  /** All flavors, for names and ids that are taken. */
  known: readonly Flavor[]
  onClose(result: ActionResult): void
}

const inFrontOfHorizon = { horizonPages: true } as const

const access = [
  { value: 'public', label: 'All projects' },
  { value: 'chosen', label: 'Selected projects' },
] as const

/** Create Flavor and Edit Flavor, with the projects that may use it. */
export function FlavorForm({ flavor, known, onClose }: FlavorFormProps) {
  const { client, toasts } = useHost()
  const [opened] = useState(() => (flavor ? draftOfFlavor(flavor) : newFlavor))
  const {
    fields: draft,
    setFields,
    kept,
  } = useFormDraft<FlavorDraft>('flavor', () => opened, {
    never: ['isPublic', 'access'],
    off: flavor !== null,
    without: t('Who has access was not kept.'),
  })
  const isFromHorizon = useAllowed(inFrontOfHorizon)
  const errors = flavorErrors(
    draft,
    known.filter(({ id }) => id !== flavor?.id),
  )
  const set = (change: Partial<FlavorDraft>) => setFields((before) => ({ ...before, ...change }))
  const field = (name: Exclude<keyof FlavorDraft, 'isPublic' | 'access'>) => ({
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    error: errors[name] && t(errors[name]),
    eager: draft[name].trim() !== '',
  })

  const submit = async (): Promise<ActionResult> => {
    const type = resourceTypes.flavor
    if (flavor) {
      const params = { id: flavor.id }
      const edited = await laidOver(changedIn(opened, draft), opened, async () =>
        draftOfFlavor(await client.call('nova.flavors.get', { params, query: { get_access_list: true }, quiet: true })),
      )
      await client.call('nova.flavors.update', { params, body: flavorToUpdate(edited) })
      toasts.add('success', t('Flavor %s was successfully updated.', [draft.name.trim()]))
      return { ...nothingDone, updated: [{ type, id: flavor.id }] }
    }
    const made = await client.call('nova.flavors.create', { body: flavorToCreate(draft) })
    toasts.add('success', t('Flavor %s was successfully created.', [made.name ?? made.id]))
    return { ...nothingDone, created: [{ type, id: made.id }] }
  }

  return (
    <FormModal
      size="large"
      heading={t(flavor ? 'Edit Flavor' : 'Create Flavor')}
      submitLabel={t(flavor ? 'Update Flavor' : 'Create Flavor')}
      invalid={Object.keys(errors).length > 0}
      submit={submit}
      draft={kept}
      onClose={onClose}
    >
      {flavor && isFromHorizon !== undefined ? (
        <Alert type="info" withoutPrefix>
          {isFromHorizon
            ? t('The server saves an edited flavor as a new one with another ID. Instances that run keep theirs.')
            : t('An edited flavor keeps its ID. Instances that run keep what they have.')}
        </Alert>
      ) : null}
      <FieldGroup title={t('Flavor Information')}>
        <TextInput label={t('Flavor Name')} required {...field('name')} />
        {flavor ? null : <TextInput label={t('ID')} help={t('Leave blank to generate one.')} {...field('id')} />}
        <TextInput label={t('vCPUs')} required inputMode="numeric" {...field('vcpus')} />
        <TextInput label={t('RAM (MiB)')} required inputMode="numeric" {...field('ram')} />
        <TextInput label={t('Root Disk (GiB)')} required inputMode="numeric" {...field('disk')} />
        <TextInput label={t('Ephemeral Disk (GiB)')} required inputMode="numeric" {...field('ephemeral')} />
        <TextInput label={t('Swap Disk (MiB)')} required inputMode="numeric" {...field('swap')} />
      </FieldGroup>
      <FieldGroup title={t('Flavor Access')}>
        <div className="wide form-stack">
          <Choice
            label={t('Access')}
            choices={access.map(({ value, label }) => ({ value, label: t(label) }))}
            value={draft.isPublic ? 'public' : 'chosen'}
            onChange={(value) => set({ isPublic: value === 'public' })}
          />
          {draft.isPublic ? null : (
            <>
              {errors.access ? <p className="field-error">{t(errors.access)}</p> : null}
              <FlavorAccess value={draft.access} onChange={(ids) => set({ access: ids })} />
            </>
          )}
        </div>
      </FieldGroup>
    </FormModal>
  )
}
