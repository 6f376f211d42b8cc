import { t } from '@stratus/widgets'
import { ApiError } from '@stratus/api-client'
import { useCallback, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { FieldGroup, TextInput } from '../../../forms/form-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { objectNameProblem } from './names.js'
import { placeLabel } from './location.js'
import { useSayRefusal } from './refusals.js'
import { objectExists } from './swift-calls.js'
import { useAnswers } from './use-answers.js'

interface CreateFolderProps {
  container: string
  folder: string
  /** Names in the folder, as far as they are known. */
  taken: ReadonlySet<string>
  onClose(result: ActionResult): void
}

/** A folder in the present one; slashes in its name make more than one. */
export function CreateFolder({ container, folder, taken, onClose }: CreateFolderProps) {
  const { client, toasts } = useHost()
  const sayRefusal = useSayRefusal(container)
  const [typed, setName] = useState('')
  const name = typed.replace(/\/$/, '')
  const problem = objectNameProblem(name)
  const ask = useCallback(
    (text: string, signal: AbortSignal) => objectExists(client, container, `${folder}${text}/`, signal),
    [client, container, folder],
  )
  const { answers, asking } = useAnswers(problem || taken.has(name) ? [] : [name], ask)
  const used = taken.has(name) || answers.get(name) === true
  const wrong = problem ?? (used ? 'This name already exists.' : undefined)

  const create = async (): Promise<void> => {
    const path = folder + name
    try {
      await client.call('swift.folders.create', { params: { container, path }, body: {}, quiet: true })
    } catch (error) {
      const refusal = await sayRefusal(error)
      if (refusal !== null) throw new Error(refusal, { cause: error })
      // Some releases let the duplicate through as an error without words (DEC-28).
      const unspoken = error instanceof ApiError && error.status === 500
      if (!unspoken) throw error
      const reason = (await objectExists(client, container, `${path}/`).catch(() => false))
        ? t('A pseudo-folder with the name "%s" already exists.', [path])
        : t('Unable to create the folder. The cloud gives no reason.')
      throw new Error(reason, { cause: error })
    }
  }

  return (
    <FormModal
      heading={t('Create Folder In: %s', [placeLabel({ container, folder })])}
      submitLabel={t('Create Folder')}
      invalid={wrong !== undefined}
      checking={asking.has(name)}
      submit={async () => {
        await create()
        toasts.add('success', t('Folder %(name)s created.', { name }))
        return { ...nothingDone, created: [{ type: 'OS::Swift::Object', id: `${folder}${name}/` }] }
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('Folder')} hiddenTitle>
        <div className="wide">
          <TextInput
            label={t('Folder Name')}
            required
            value={typed}
            onChange={setName}
            error={wrong && t(wrong)}
            eager={used || (problem !== undefined && name !== '')}
            help={
              asking.has(name)
                ? t('Checking if this name is used...')
                : t('A slash ("/") in the name creates folders within folders.')
            }
          />
        </div>
      </FieldGroup>
    </FormModal>
  )
}
