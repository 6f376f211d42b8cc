import { t } from '@stratus/widgets'
import { PasswordPair } from '@stratus/widgets/react/password-pair'
import { atOnce } from '../../../forms/at-once.js'
import type { UserFormData } from './user-form-data.js'
import type { UserDraft } from './user-form-model.js'
import './users.css'

/** What cannot be changed: a label and its text. */
export function Shown({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="form-readonly user-half">
      <span>{label}</span>
      <bdi>{value || '-'}</bdi>
    </div>
  )
}

/** The default domain, where the service is so old that it is shown (I-FORM-05). */
export function DomainFields({ domain }: Pick<UserFormData, 'domain'>) {
  if (!domain) return null
  return (
    <>
      <Shown label={t('Domain Name')} value={domain.name} />
      <Shown label={t('Domain ID')} value={domain.id} />
    </>
  )
}

/** A new password, twice. */
export function NewPassword({
  value,
  onChange,
}: {
  value: string
  onChange(change: Pick<UserDraft, 'password' | 'matches'>): void
}) {
  return (
    <PasswordPair
      label={t('Password')}
      confirmLabel={t('Confirm Password')}
      required
      value={value}
      onStratusChange={atOnce(({ detail }) => onChange({ password: detail.value, matches: detail.matches }))}
    />
  )
}
