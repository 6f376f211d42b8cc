import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { Checkbox, TextInput } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { associationsOf, type AssociationRow } from './contents-model.js'
import { sendJson } from './send-json.js'
import './metadata-definitions.css'

interface AssociationsProps {
  namespace: string
  contents: Readonly<Record<string, unknown>>
  /** That a namespace may be for. */
  types: readonly string[]
  onClose(result: ActionResult): void
}

/** For which kinds of things a namespace is, and what its properties are called there. */
export function Associations({ namespace, contents, types, onClose }: AssociationsProps) {
  const { client, toasts } = useHost()
  const [chosen, setChosen] = useState<readonly AssociationRow[]>(() => associationsOf(contents))
  const [refused, setRefused] = useState('')
  const all = [...new Set([...chosen.map(({ id }) => id), ...types])].toSorted()
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, { id, prefix: '', target: '' }] : before.filter((each) => each.id !== id)))
  const submit = async (): Promise<ActionResult | null> => {
    const sent = chosen.map(({ id, prefix, target }) => ({
      name: id,
      selected: true,
      ...(prefix && { prefix }),
      ...(target && { properties_target: target }),
    }))
    try {
      const page = `admin/metadata_defs/${encodeURIComponent(namespace)}/resource_types`
      await sendJson(client, page, { resource_types: JSON.stringify(sent) })
    } catch (error) {
      setRefused(errorMessage(error) || t('Unable to update the resource types.'))
      return null
    }
    toasts.add('success', t('Resource types updated for namespace %s.', [namespace]))
    return { ...nothingDone, updated: [{ type: resourceTypes.metadef, id: namespace }] }
  }
  return (
    <FormModal
      heading={t('Namespace Resource Type Associations')}
      submitLabel={t('Save')}
      submit={submit}
      onClose={onClose}
      help={
        <p>
          {t(
            'Its properties are offered in Update Metadata for things of these types. The prefix stands before the name of each property there, such as hw: for flavors.',
          )}
        </p>
      }
    >
      {refused ? <Alert type="error">{refused}</Alert> : null}
      {all.map((type) => {
        const row = chosen.find(({ id }) => id === type)
        return (
          <div key={type} className="metadef-type">
            <Checkbox label={type} checked={row !== undefined} onChange={(on) => toggle(type, on)} />
            {row ? (
              <TextInput
                label={t('Prefix for %s', [type])}
                value={row.prefix}
                onChange={(prefix) =>
                  setChosen((before) => before.map((each) => (each.id === type ? { ...each, prefix } : each)))
                }
              />
            ) : null}
          </div>
        )
      })}
    </FormModal>
  )
}
