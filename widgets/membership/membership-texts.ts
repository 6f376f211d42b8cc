import { t } from '../internal/localize.js'

/** The words of a membership step; each use brings those that differ ('All Users', 'Project Members', …). */
export interface MembershipLabels {
  readonly available: string
  readonly members: string
  readonly noneAvailable: string
  readonly noMembers: string
}

export function membershipLabels(): MembershipLabels {
  return {
    available: t('Available'),
    members: t('Members'),
    noneAvailable: t('Nobody is left to add.'),
    noMembers: t('No members yet.'),
  }
}
