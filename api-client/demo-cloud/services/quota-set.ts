import { Refusal } from '../handler.js'
import type { Ask } from './ask.js'

/** The project whose quotas are asked for. @throws Refusal 403 for another one's */
export function quotaProject({ path, session }: Pick<Ask, 'path' | 'session'>): string {
  const project = path['project'] ?? ''
  if (session.isAdmin || project === session.project.id) return project
  throw new Refusal(403, "Policy doesn't allow the quotas of another project to be shown.")
}

/** The limits of a quota set with what is used of each, as Nova and Cinder tell them. */
export const limitsWithUse = (
  limits: Readonly<Record<string, number>>,
  use: Readonly<Record<string, number>>,
): Readonly<Record<string, { limit: number; in_use: number; reserved: number }>> =>
  Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, { limit, in_use: use[name] ?? 0, reserved: 0 }]),
  )
