import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { Checkbox } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { LoadEdit } from '../../../forms/LoadEdit.js'
import { useHost } from '../../../host.js'
import { resourceTypes } from '../../../paths.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { problemOf, type NewNamespace } from './contents-model.js'
import { sendJson } from './send-json.js'

interface ImportNamespaceProps {
  start: NewNamespace
  taken: ReadonlySet<string>
  onClose(result: ActionResult): void
}

const mostBytes = 1024 * 1024

/** A namespace as JSON: typed, pasted, read from a file, or a copy that is changed. */
export function ImportNamespace({ start, taken, onClose }: ImportNamespaceProps) {
  const { client, toasts } = useHost()
  const [json, setJson] = useState(start.json)
  const [isPublic, setPublic] = useState(start.isPublic)
  const [isProtected, setProtected] = useState(false)
  const [refused, setRefused] = useState('')
  const problem = problemOf(json, taken)
  const submit = async (): Promise<ActionResult | null> => {
    const { namespace } = JSON.parse(json) as { namespace: string }
    try {
      await sendJson(client, 'admin/metadata_defs/create', {
        source_type: 'raw',
        direct_input: json,
        ...(isPublic && { public: 'on' }),
        ...(isProtected && { protected: 'on' }),
      })
    } catch (error) {
      setRefused(errorMessage(error) || t('Unable to create the namespace.'))
      return null
    }
    toasts.add('success', t('Namespace %s has been created.', [namespace]))
    return { ...nothingDone, created: [{ type: resourceTypes.metadef, id: namespace }] }
  }
  return (
    <FormModal
      size="large"
      heading={start.json ? t('Copy Namespace') : t('Import Namespace')}
      submitLabel={t('Import Namespace')}
      invalid={problem !== null}
      submit={submit}
      onClose={onClose}
      help={
        <p>
          {t(
            'A namespace has a name, a description, the resource types that it is for, properties with their types and limits, and objects that group them.',
          )}
        </p>
      }
    >
      {refused ? <Alert type="error">{refused}</Alert> : null}
      <LoadEdit
        label={t('Namespace JSON')}
        required
        rows={16}
        accept=".json,application/json"
        maxBytes={mostBytes}
        value={json}
        onChange={setJson}
        error={problem ? t(problem.text, problem.args ?? []) : ''}
      />
      <Checkbox label={t('Public')} checked={isPublic} onChange={setPublic} />
      <Checkbox label={t('Protected')} checked={isProtected} onChange={setProtected} />
    </FormModal>
  )
}
