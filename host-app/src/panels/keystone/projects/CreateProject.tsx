import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Membership } from '@stratus/widgets/react/membership'
import { Wizard } from '@stratus/widgets/react/wizard'
import { WizardStep } from '@stratus/widgets/react/wizard-step'
import { useMemo, useRef, useState } from 'react'
import { nothingDone, type ActionResult } from '../../../actions/action-result.js'
import { DraftNotice } from '../../../forms/DraftNotice.js'
import { FieldGroup, type FormChoice } from '../../../forms/form-fields.js'
import { LimitField } from '../../../forms/LimitField.js'
import { ifOffered } from '../../../forms/read-fields.js'
import { roleInWords } from '../../../forms/role-in-words.js'
import { useFormDraft } from '../../../forms/use-form-draft.js'
import { useTakenName } from '../../../forms/use-taken-name.js'
import { useHost } from '../../../host.js'
import { useSession } from '../../../hooks/use-session.js'
import { resourceTypes } from '../../../paths.js'
import { unlimitedHelp } from '../../../quota/quota-groups.js'
import { firstDraft, quotaErrors, quotasToSet, readMembers, writeMembers, type QuotaSection } from './new-project.js'
import { projectErrors, projectToCreate, takenProject } from './project-form.js'
import { ProjectFields } from './ProjectFields.js'

/** What the wizard offers. */
export interface NewProjectData {
  /** Where it can be; what there is only one of is not asked. */
  readonly domains: readonly FormChoice[]
  /** Everybody who can be given a role; null: not to be seen by this person. */
  readonly people: {
    readonly users: readonly { readonly id: string; readonly name: string }[]
    readonly roles: readonly { readonly id: string; readonly name: string }[]
  } | null
  /** None: not to be set by this person. */
  readonly quotas: readonly QuotaSection[]
}

interface CreateProjectProps extends NewProjectData {
  onClose(result: ActionResult): void
}

/**
 * A project with its members and quotas. These are calls of their own: when one is refused the project is there, and sending again
 * does what is still missing.
 */
export function CreateProject({ domains, people, quotas, onClose }: CreateProjectProps) {
  const { client, toasts } = useHost()
  const { user_domain_id } = useSession()
  const {
    fields: draft,
    setFields,
    kept,
  } = useFormDraft('project', () => firstDraft(user_domain_id ?? '', quotas), {
    accept: (typed, before) => ({ ...typed, domain: ifOffered(typed.domain, domains, before.domain) }),
  })
  const set = (change: Partial<typeof draft>) => setFields((before) => ({ ...before, ...change }))
  const [made, setMade] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const result = useRef(nothingDone)
  /** Roles that were given, and limits that were set by service: what went through is not sent twice. */
  const given = useRef(new Set<string>())
  const limitsSet = useRef(new Map<string, Readonly<Record<string, number>>>())
  const taken = useTakenName(takenProject)
  const errors = { ...projectErrors(draft), ...taken.errorOf(draft.name) }
  const limitErrors = quotaErrors(draft.quotas)
  const members = useMemo(() => {
    const known = new Set(people?.users.map(({ id }) => id))
    return readMembers(draft.members).filter(({ id }) => known.has(id))
  }, [draft.members, people])
  const roles = useMemo(() => people?.roles.map(({ id, name }) => ({ id, name: t(roleInWords(name)) })) ?? [], [people])
  const usual = people?.roles.find(({ name }) => name === 'member') ?? people?.roles[0]

  const createProject = async () => {
    const body = projectToCreate(draft)
    const { id } = await taken.sending(body.name, client.call('keystone.projects.create', { body }))
    result.current = { ...nothingDone, created: [{ type: resourceTypes.project, id }] }
    toasts.add('success', t('Created new project "%s".', [body.name]))
    const project = { id, name: body.name }
    setMade(project)
    return project
  }
  const submit = async (): Promise<void> => {
    const { id: project } = made ?? (await createProject())
    for (const { id: user, roles: held } of members) {
      for (const role of held.filter((id) => !given.current.has(`${user} ${id}`))) {
        await client.call('keystone.projects.grantRole', { params: { project, role, user } })
        given.current.add(`${user} ${role}`)
      }
    }
    for (const { service, body } of quotasToSet(quotas, draft.quotas, limitsSet.current)) {
      await client.call(`${service}.quotas.update`, { params: { project }, body })
      limitsSet.current.set(service, body)
    }
  }

  return (
    <Wizard
      open
      heading={t('Create Project')}
      submitLabel={t('Create Project')}
      submit={submit}
      onStratusAfterClose={() => {
        kept.end()
        onClose(result.current)
      }}
    >
      <DraftNotice draft={kept} />
      <WizardStep name="project" heading={t('Project Information')} invalid={Object.keys(errors).length > 0}>
        {made ? (
          <Alert type="info" withoutPrefix>
            {t('Project %s is created; not all of its members and quotas are set yet.', [made.name])}
          </Alert>
        ) : (
          <div className="form-stack">
            <ProjectFields draft={draft} errors={errors} domains={domains} onChange={set} />
          </div>
        )}
      </WizardStep>
      {people ? (
        <WizardStep name="members" heading={t('Project Members')}>
          <Membership
            members={people.users}
            roles={roles}
            defaultRole={usual?.id ?? ''}
            value={members}
            texts={{ available: t('All Users'), members: t('Project Members') }}
            onStratusChange={({ detail }) => set({ members: writeMembers(detail.value) })}
          />
        </WizardStep>
      ) : null}
      {quotas.length ? (
        <WizardStep name="quotas" heading={t('Quotas')} invalid={Object.keys(limitErrors).length > 0}>
          <p className="field-help">{t(unlimitedHelp)}</p>
          {quotas.map(({ service, title, quotas: limits }) => (
            <FieldGroup key={service} title={t(title)}>
              {limits.map(({ name, label }) => (
                <LimitField
                  key={name}
                  label={t(label)}
                  value={draft.quotas[name] ?? ''}
                  error={limitErrors[name] && t(limitErrors[name])}
                  onChange={(limit) =>
                    setFields((before) => ({ ...before, quotas: { ...before.quotas, [name]: limit } }))
                  }
                />
              ))}
            </FieldGroup>
          ))}
        </WizardStep>
      ) : null}
    </Wizard>
  )
}
