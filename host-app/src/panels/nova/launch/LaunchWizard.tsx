import { useStore } from '@nanostores/react'
import { t, tn } from '@stratus/widgets'
import { Wizard } from '@stratus/widgets/react/wizard'
import { WizardStep } from '@stratus/widgets/react/wizard-step'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { DraftNotice } from '../../../forms/DraftNotice.js'
import { useVisitedSteps } from '../../../forms/use-visited-steps.js'
import { useDraft } from '../../../hooks/use-draft.js'
import { useHost } from '../../../host.js'
import { Button } from '../../../ui/Button.js'
import { CreateKeypair } from '../key-pairs/CreateKeypair.js'
import { ImportKeypair } from '../key-pairs/ImportKeypair.js'
import type { Keypair } from '../key-pairs/keypair.js'
import { CommandModal } from './request/CommandModal.js'
import { ImportModal } from './request/ImportModal.js'
import { ConfigurationStep } from './steps/ConfigurationStep.js'
import { DetailsStep } from './steps/DetailsStep.js'
import { FlavorStep } from './steps/FlavorStep.js'
import { KeypairStep } from './steps/KeypairStep.js'
import { launchCommand } from './request/launch-command.js'
import { keepLaunch } from './model/launched.js'
import { launchErrors, stepErrors, type TreeStep } from './model/launch-errors.js'
import { concernedLists, goneChoices } from './model/launch-gone.js'
import type { LaunchModel, LaunchState } from './model/launch-model.js'
import { launchRequest } from './request/launch-request.js'
import { LaunchContext, type Launch } from './model/LaunchContext.js'
import { HintsStep, MetadataStep, ServerGroupsStep } from './steps/MetadataSteps.js'
import { NetworksStep, PortsStep, SecurityGroupsStep } from './steps/NetworkSteps.js'
import { SourceStep } from './steps/SourceStep.js'
import { readWish } from './model/read-wish.js'
import { listsOfSteps } from './model/needed-lists.js'
import { launchSteps, type StepId } from './model/steps.js'
import { draftOf } from './model/take-wish.js'
import { TakenNotice } from './parts/TakenNotice.js'
import './launch.css'

/** Type code of instances. */
const instanceType = 'OS::Nova::Server'

interface LaunchWizardProps {
  model: LaunchModel
  /** It is closed; null: nothing was launched. */
  onClose(result: ActionResult | null): void
}

/** Launch Instance (L-WIZ-01). The model has been initialized. */
export function LaunchWizard({ model, onClose }: LaunchWizardProps) {
  const state = useStore(model.state)
  return state ? <OpenWizard model={model} state={state} onClose={onClose} /> : null
}

type Dialog = 'create-key' | 'import-key' | 'command' | 'import'

function OpenWizard({ model, state, onClose }: LaunchWizardProps & { state: LaunchState }) {
  const host = useHost()
  const { client, toasts } = host
  const { spec, frame, lists, checked } = state
  const [passwordAgain, setPasswordAgain] = useState('')
  const [unsavable, setUnsavable] = useState<ReadonlySet<TreeStep>>(new Set())
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const result = useRef<ActionResult | null>(null)
  const { visited, visit } = useVisitedSteps()

  const errors = useMemo(() => {
    const limits = { compute: lists.limits ?? null, volume: lists.volumeLimits ?? null }
    return launchErrors(spec, { limits, steps: frame.steps, defaults: frame.defaults, passwordAgain, unsavable })
  }, [spec, lists.limits, lists.volumeLimits, frame, passwordAgain, unsavable])
  const { wish, awaited, touched } = state
  const typed = useMemo(() => (touched ? draftOf({ spec, wish, awaited }) : null), [touched, spec, wish, awaited])
  const draft = useDraft('launch', readWish, typed)
  const gone = useMemo(() => goneChoices(spec, lists, checked), [spec, lists, checked])
  const launch = useMemo(
    (): Launch => ({
      ...state,
      model,
      errors,
      visited,
      gone,
      passwordAgain,
      setPasswordAgain,
      setSavable: (step, savable) =>
        setUnsavable((before) => new Set([...before].filter((each) => each !== step).concat(savable ? [] : step))),
      set: (change) => model.change((before) => ({ ...before, ...change })),
    }),
    [state, model, errors, visited, gone, passwordAgain],
  )

  /** @returns what was done, in words */
  const create = async (): Promise<string> => {
    const body = launchRequest(spec, frame)
    try {
      const { id } = await client.call('nova.servers.create', { body, quiet: true })
      result.current = { ...nothingDone, created: [{ type: instanceType, id }] }
      keepLaunch(host, id, spec)
      draft.end()
    } catch (error) {
      model.recheck(...concernedLists(error, spec, frame))
      throw error
    }
    const count = spec.instance_count ?? 1
    const done = tn('Scheduled creation of %s instance.', 'Scheduled creation of %s instances.', count)
    toasts.add('info', done)
    return done
  }

  const keyMade = (made: Keypair): void => {
    model.change((before) => (before.key_pair.length === 0 ? { ...before, key_pair: [made] } : before))
    model.reload('keypairs')
  }
  const existing = useMemo(() => lists.keypairs?.map(({ name }) => name) ?? [], [lists.keypairs])
  const keyDialog = { existing, place: 'launch' as const, onCreated: keyMade, onClose: () => setDialog(null) }

  const bodies: Readonly<Record<StepId, ReactNode>> = {
    details: <DetailsStep />,
    source: <SourceStep />,
    flavor: <FlavorStep />,
    networks: <NetworksStep />,
    ports: <PortsStep />,
    secgroups: <SecurityGroupsStep />,
    keypair: <KeypairStep onCreate={() => setDialog('create-key')} onImport={() => setDialog('import-key')} />,
    configuration: <ConfigurationStep />,
    servergroups: <ServerGroupsStep />,
    hints: <HintsStep />,
    metadata: <MetadataStep />,
  }

  return (
    <LaunchContext value={launch}>
      <Wizard
        open
        heading={t('Launch Instance')}
        submitLabel={t('Launch Instance')}
        submit={async () => void (await create())}
        onStratusStepChange={(event) => {
          visit(event)
          const list = listsOfSteps[event.detail.to as StepId]
          if (list) model.want(list)
        }}
        onStratusAfterClose={() => {
          draft.end()
          onClose(result.current)
        }}
      >
        <DraftNotice
          draft={{
            ...draft,
            fill: (kept) => model.take(kept),
            without: t('The admin password and the customization script were not kept.'),
          }}
        />
        <TakenNotice />
        {launchSteps
          .filter(({ id }) => frame.steps.has(id))
          .map(({ id, title }) => (
            <Step key={id} id={id} title={t(title)} errors={stepErrors(id, errors, gone)}>
              {bodies[id]}
            </Step>
          ))}
        <div slot="footer">
          <Button kind="quiet" icon="terminal" onClick={() => setDialog('command')}>
            <span className="launch-command-label">{t('CLI command and JSON')}</span>
          </Button>
          <Button kind="quiet" icon="upload" onClick={() => setDialog('import')}>
            <span className="launch-command-label">{t('Import JSON')}</span>
          </Button>
        </div>
      </Wizard>
      {dialog === 'create-key' ? <CreateKeypair {...keyDialog} /> : null}
      {dialog === 'import-key' ? <ImportKeypair {...keyDialog} /> : null}
      {dialog === 'import' ? <ImportModal onTake={model.take} onClose={() => setDialog(null)} /> : null}
      {dialog === 'command' ? (
        <CommandModal
          launch={launchCommand(launchRequest(spec, frame))}
          incomplete={Object.keys({ ...errors, ...gone }).length > 0}
          create={create}
          onClose={() => (result.current ? onClose(result.current) : setDialog(null))}
        />
      ) : null}
    </LaunchContext>
  )
}

interface StepProps {
  id: StepId
  title: string
  errors: number
  children: ReactNode
}

/** Metadata trees say themselves whether they can be saved; every other step is counted by the launch's rules. */
function Step({ id, title, errors, children }: StepProps) {
  const counted = id === 'hints' || id === 'metadata' ? {} : { errors, invalid: errors > 0 }
  return (
    <WizardStep name={id} heading={title} {...counted}>
      {children}
    </WizardStep>
  )
}
