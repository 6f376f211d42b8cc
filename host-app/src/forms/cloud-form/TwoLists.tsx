import type { FormChoice } from '@stratus/api-client'
import { t } from '@stratus/widgets'
import { Membership } from '@stratus/widgets/react/membership'
import { useMemo } from 'react'

interface TwoListsProps {
  choices: readonly FormChoice[]
  chosen: ReadonlySet<string>
  onChange(chosen: ReadonlySet<string>): void
}

/** All that nobody has a use for: who is chosen holds it. */
const chosenRole = { id: 'member', name: '' }

/** A choice of several among many: two lists, each with a filter. */
export function TwoLists({ choices, chosen, onChange }: TwoListsProps) {
  const members = useMemo(() => choices.map(({ value, label }) => ({ id: value, name: label })), [choices])
  const value = useMemo(() => [...chosen].map((id) => ({ id, roles: [chosenRole.id] })), [chosen])
  return (
    <Membership
      withoutRoles
      members={members}
      roles={[chosenRole]}
      defaultRole={chosenRole.id}
      value={value}
      texts={{ available: t('Available'), members: t('Chosen'), noMembers: t('Nothing chosen') }}
      onStratusChange={({ detail }) => onChange(new Set(detail.value.map(({ id }) => id)))}
    />
  )
}
