import { t } from '@stratus/widgets'
import { useCallback, useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { useHost } from '../../../host.js'
import { FieldGroup, TextInput } from '../../../forms/form-fields.js'
import { isGone } from '../../../forms/edited-fields.js'
import { FormModal } from '../../../forms/FormModal.js'
import { errorMessage, sayFailure } from '../../../stores/error-messages.js'
import type { Item } from './item.js'
import { containerNameProblem, fileNameProblem } from './names.js'
import { containerExists, copyObject, goneFile, objectExists, type Destination } from './swift-calls.js'
import { useAnswers } from './use-answers.js'

/** Typing rests this long before the server is asked. */
const rest = 1000

interface CopyObjectProps {
  container: string
  item: Item
  /** @param copied null when nothing was copied */
  onClose(result: ActionResult, copied: Destination | null): void
}

/** Copies a file to where nothing is yet, in this container or another (O-RULE-04). */
export function CopyObject({ container, item, onClose }: CopyObjectProps) {
  const { client, toasts } = useHost()
  const [target, setTarget] = useState<Destination>({ container, name: item.path })
  const [sent, setSent] = useState<Destination | null>(null)
  const failed = useRef(nothingDone.failed)
  const askContainer = useCallback(
    (name: string, signal: AbortSignal) => containerExists(client, name, signal),
    [client],
  )
  const askObject = useCallback(
    (name: string, signal: AbortSignal) => objectExists(client, target.container, name, signal),
    [client, target.container],
  )
  const containerProblem = containerNameProblem(target.container)
  const nameProblem = fileNameProblem(target.name)
  const isElsewhere = target.container !== container
  const containers = useAnswers(isElsewhere && !containerProblem ? [target.container] : [], askContainer, rest)
  const missing = containers.answers.get(target.container) === false
  // What is in a container that is not there is a 404, which browsers write to the console (O-RULE-08).
  const unsure = containers.asking.has(target.container) || missing
  const objects = useAnswers(containerProblem || unsure || nameProblem ? [] : [target.name], askObject, rest)
  const exists = objects.answers.get(target.name) === true
  const containerWrong = containerProblem ?? (missing ? 'This container does not exist.' : undefined)
  const nameWrong = nameProblem ?? (exists ? 'This name already exists.' : undefined)
  const checking = t('Checking if this name is used...')
  const asking = containers.asking.has(target.container) || objects.asking.has(target.name)

  /** A 404 may be about the file, or about where the copy goes. */
  const explained = async (thrown: unknown): Promise<unknown> => {
    if (!isGone(thrown) || (await objectExists(client, container, item.path).catch(() => true))) return thrown
    failed.current = [{ type: 'OS::Swift::Object', id: item.path }]
    return new Error(t(goneFile), { cause: thrown })
  }
  const copy = async (): Promise<ActionResult> => {
    try {
      await copyObject(client, container, item.path, target)
    } catch (thrown) {
      const error = await explained(thrown)
      sayFailure(toasts, 'Unable to copy the object.', errorMessage(error))
      throw error
    }
    toasts.add('success', t('Object %(path)s has copied.', { path: item.path }))
    setSent(target)
    return { ...nothingDone, created: [{ type: 'OS::Swift::Object', id: target.name }] }
  }

  return (
    <FormModal
      heading={t('Copy Object: %s', [`${container}/${item.path}`])}
      submitLabel={t('Copy Object')}
      invalid={containerWrong !== undefined || nameWrong !== undefined}
      checking={asking}
      submit={copy}
      onClose={(result) => onClose(sent ? result : { ...result, failed: failed.current }, sent)}
    >
      <FieldGroup title={t('Destination')} hiddenTitle>
        <div className="wide">
          <TextInput
            label={t('Destination Container')}
            required
            value={target.container}
            onChange={(text) => setTarget({ ...target, container: text })}
            error={containerWrong && t(containerWrong)}
            eager={missing}
            help={containers.asking.has(target.container) ? checking : undefined}
          />
        </div>
        <div className="wide">
          <TextInput
            label={t('Destination Object')}
            required
            value={target.name}
            onChange={(name) => setTarget({ ...target, name })}
            error={nameWrong && t(nameWrong)}
            eager={exists}
            help={
              objects.asking.has(target.name)
                ? checking
                : t('With the folders on the way to it, such as reports/2025/q1.csv.')
            }
          />
        </div>
      </FieldGroup>
    </FormModal>
  )
}
