import { Secret, TOTP } from 'otpauth'
import type { UserRow } from '../world/tables/keystone.js'
import type { Clock } from '../world/clock.js'
import type { Sessions } from './sessions.js'

/** Seconds that a code is shown. */
const period = 30

/** Whether a code of somebody's app is right; each is taken once. */
export function takesCode(
  { sessions, world }: { readonly sessions: Sessions; readonly world: { readonly clock: Clock } },
  user: UserRow,
  code: string,
): boolean {
  if (!user.totp_secret) return false
  const codes = new TOTP({ secret: Secret.fromBase32(user.totp_secret), period, digits: 6 })
  const timestamp = world.clock.now()
  const off = codes.validate({ token: code, timestamp, window: 1 })
  return off !== null && sessions.takeCode(user.id, Math.floor(timestamp / 1000 / period) + off)
}
