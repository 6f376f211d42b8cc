import type { FormField } from '@stratus/api-client'
import type { FormValues } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { Alert } from '@stratus/widgets/react/alert'
import { Membership } from '@stratus/widgets/react/membership'
import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../../host.js'
import { roleInWords } from '../role-in-words.js'
import { goneOf, losesAll, membersOf, peopleOf, serviceUsers, valuesOf } from './members-by-role.js'

/** English, key of its translation. */
const ownLastRole =
  'You take your own last role away here: what you may do by it ends at once, and the cloud may ask you to sign in again.'

/** English, key of its translation. */
const nobodyYet =
  'There is nobody to choose yet. Users and groups are created under Identity, in the domain that they belong to.'

interface MemberListsProps {
  /** A field for each role. */
  roles: readonly FormField[]
  values: FormValues
  onChange(values: FormValues): void
}

/** Who is in, and with which roles: a field of the cloud's form for each of those. */
export function MemberLists({ roles: fields, values, onChange }: MemberListsProps) {
  const { client } = useHost()
  const [isService, setIsService] = useState<{ ask(name: string): boolean } | null>(null)
  const [self, setSelf] = useState('')
  /** As the dialog was opened: after a refusal the fields stand at what was chosen. */
  const [first] = useState(fields)
  useEffect(() => {
    void client
      .catalog()
      .catch(() => [])
      .then((catalog) => setIsService({ ask: serviceUsers(catalog) }))
    void client
      .session()
      .then(({ id }) => setSelf(id ?? ''))
      .catch(() => undefined)
  }, [client])
  const people = useMemo(
    () => (isService ? peopleOf([...first, ...fields], isService.ask) : []),
    [first, fields, isService],
  )
  const roles = useMemo(
    () => fields.map(({ name, label, membership }) => ({ id: membership?.role ?? name, name: t(roleInWords(label)) })),
    [fields],
  )
  const value = useMemo(() => membersOf(fields, values), [fields, values])
  const { titles, usual = '' } = fields[0]?.membership ?? {}
  const nobody = isService && people.length === 0 ? { noneAvailable: t(nobodyYet) } : {}
  const gone = goneOf(fields, values, first)
  return (
    <>
      {gone.length ? (
        <Alert type="error" withoutPrefix>
          {t('The cloud has them no more: %s. Take them out.', [gone.join(', ')])}
        </Alert>
      ) : null}
      {losesAll(first, values, self) ? (
        <Alert type="warning" withoutPrefix>
          {t(ownLastRole)}
        </Alert>
      ) : null}
      <Membership
        headingLevel={3}
        members={people}
        roles={roles}
        defaultRole={usual || (roles[0]?.id ?? '')}
        value={value}
        texts={{ ...(titles && { available: t(titles.available), members: t(titles.members) }), ...nobody }}
        onStratusChange={({ detail }) => onChange(valuesOf(fields, detail.value))}
      />
    </>
  )
}
