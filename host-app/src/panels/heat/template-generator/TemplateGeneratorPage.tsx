import { stackPolicies } from '@stratus/api-client/rules'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { CopyButton } from '@stratus/widgets/react/copy-button'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useHorizonForm } from '../../../actions/use-horizon-form.js'
import { useGates } from '../../../actions/use-gates.js'
import { Select, TextInput } from '../../../forms/form-fields.js'
import { useReloadQuestion } from '../../../hooks/use-reload-question.js'
import { saveBlob } from '../../../horizon/save-blob.js'
import { useHost } from '../../../host.js'
import { paths } from '../../../paths.js'
import { errorMessage } from '../../../stores/error-messages.js'
import { Button } from '../../../ui/Button.js'
import { PartPage } from '../PartPage.js'
import { readSchema, type SchemaField } from '../resource-types/heat-schema.js'
import { ResourceFields } from './ResourceFields.js'
import { launchTemplate } from './launch-template.js'
import {
  newResource,
  problemsOf,
  templateOf,
  withoutResource,
  type ResourceDraft,
  type TemplateDraft,
} from './template-model.js'
import { Loading } from '../../../ui/Loading.js'
import './template-generator.css'

/** Kinds of resources, and versions of the language that resources are written in. */
interface Offer {
  readonly types: readonly string[]
  readonly versions: readonly string[]
}

const hot = 'heat_template_version.'

/** A template is composed of resources, and launched (T-GEN-01): in place of a page that only Horizon's scripts draw. */
export function Component() {
  const { client } = useHost()
  const load = useCallback(
    async (signal: AbortSignal): Promise<Offer> => {
      const quietly = { signal, quiet: true }
      const [types, versions] = await Promise.all([
        client.call('heat.resourceTypes.list', quietly),
        client.call('heat.templateVersions.list', quietly),
      ])
      const dated = versions.items.map(({ id }) => id.slice(hot.length)).filter((version) => /^\d{4}-/.test(version))
      return { types: types.items.map(({ id }) => id).toSorted(), versions: dated.toSorted().toReversed() }
    },
    [client],
  )
  return (
    <PartPage
      title={t('Template Generator')}
      panel={paths.templateGenerator()}
      failure={t('Unable to retrieve the resource types.')}
      load={load}
      waiting={<Loading lines={8} />}
    >
      {(offer) => <Generator {...offer} />}
    </PartPage>
  )
}

interface Composed {
  readonly draft: TemplateDraft
  /** What the kinds of its resources take. */
  readonly schemas: ReadonlyMap<string, readonly SchemaField[]>
}

const remembered = 'composed template'

function Generator({ types, versions }: Offer) {
  const { client, memory, toasts } = useHost()
  const [composed, setComposed] = useState<Composed>(
    () =>
      (memory.recall(remembered)?.value as Composed | undefined) ?? {
        draft: { version: versions[0] ?? '2018-08-31', description: '', resources: [] },
        schemas: new Map(),
      },
  )
  const { draft, schemas } = composed
  // For who looks something up on another page. A reload forgets it, and asks: there may be a password in it.
  useEffect(() => memory.keep(remembered, composed, Date.now(), () => undefined), [memory, composed])
  const setDraft = (next: (before: TemplateDraft) => TemplateDraft) =>
    setComposed((before) => ({ ...before, draft: next(before.draft) }))
  const [type, setType] = useState('')
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<TemplateDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { resources } = draft
  /** Downloaded, or handed to the cloud. */
  const [saved, setSaved] = useState<TemplateDraft | null>(null)
  const isOwed = draft !== saved && (resources.length > 0 || draft.description !== '')
  useReloadQuestion(useCallback(() => isOwed, [isOwed]))
  const problems = problemsOf(draft, schemas)
  const template = useMemo(() => templateOf(draft, schemas), [draft, schemas])

  const add = async () => {
    setBusy(true)
    try {
      const known = schemas.get(type)
      const told = known ? null : await client.call('heat.resourceTypes.get', { params: { id: type }, quiet: true })
      const fields = known ?? (await readSchema(told?.properties))
      setComposed((before) => ({
        draft: {
          ...before.draft,
          resources: [...before.draft.resources, newResource(type, fields, before.draft.resources)],
        },
        schemas: new Map(before.schemas).set(type, fields),
      }))
      setType('')
    } catch (error) {
      toasts.add('error', errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="template-generator">
      <section className="template-parts form-stack" aria-label={t('Resources')}>
        <Select
          label={t('Template Version')}
          value={draft.version}
          choices={versions.map((version) => ({ value: version, label: version }))}
          onChange={(version) => change({ version })}
        />
        <TextInput
          label={t('Description')}
          value={draft.description}
          onChange={(description) => change({ description })}
        />
        {resources.map((resource) => (
          <ResourceFields
            key={resource.key}
            resource={resource}
            fields={schemas.get(resource.type) ?? []}
            others={resources.filter(({ key }) => key !== resource.key)}
            problems={problems}
            onChange={(next: ResourceDraft) =>
              change({ resources: resources.map((each) => (each.key === next.key ? next : each)) })
            }
            onRemove={() => change({ resources: withoutResource(resources, resource.key) })}
          />
        ))}
        <div className="template-add">
          <Select
            label={t('Resource Type')}
            value={type}
            choices={types.map((each) => ({ value: each, label: each }))}
            empty={t('Choose a type')}
            onChange={setType}
          />
          <Button
            icon="plus"
            busy={busy}
            onClick={() => void add()}
            {...(!type && { unavailable: t('Choose a type first.') })}
          >
            {t('Add Resource')}
          </Button>
        </div>
      </section>
      <Outcome
        template={template}
        wrong={Object.keys(problems).length}
        empty={resources.length === 0}
        onSaved={() => setSaved(draft)}
      />
    </div>
  )
}

const launch = { launch: { services: ['orchestration'], policy: stackPolicies.create } }

interface OutcomeProps {
  template: string
  /** How many fields are missing or not valid. */
  wrong: number
  empty: boolean
  onSaved(): void
}

/** The template as it stands, and what is done with it. */
function Outcome({ template, wrong, empty, onSaved }: OutcomeProps) {
  const gates = useGates(launch)
  const open = useHorizonForm()
  const reason = empty
    ? t('Add a resource first.')
    : wrong
      ? t('Something in the form is missing or not valid.')
      : undefined
  const unavailable = reason && { unavailable: reason }
  const start = () => open(launchTemplate(template), t('Launch Stack'), onSaved)
  return (
    <section className="template-outcome" aria-label={t('Template')}>
      <div className="template-buttons">
        <CopyButton text={template} label={t('Copy')} />
        <Button
          icon="download"
          {...unavailable}
          onClick={() => {
            saveBlob(new Blob([template], { type: 'text/yaml' }), 'template.yaml')
            onSaved()
          }}
        >
          {t('Download')}
        </Button>
        {gates.has('launch') ? (
          <Button kind="primary" {...unavailable} onClick={() => void start()}>
            {t('Launch Stack')}
          </Button>
        ) : null}
      </div>
      {wrong ? (
        <Alert type="info" withoutPrefix>
          {t('What is missing or not valid is not in the template yet.')}
        </Alert>
      ) : null}
      <pre className="template-text">{template}</pre>
    </section>
  )
}
