import { z } from '@stratus/api-client/zod'
import { leastContrast } from './contrast.js'

const LEAST_CONTRAST = 4.5

const words = (most: number) => z.string().trim().min(1).max(most)

const address = z
  .string()
  .max(2000)
  .refine(isWebAddress, { error: 'must be an address that begins with https://, http:// or mailto:' })

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:', 'mailto:'].includes(new URL(text).protocol)
}

const accent = (scheme: 'light' | 'dark') =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour like #2257d0, in quotes' })
    .superRefine((colour, context) => {
      // Another check has refused it: there is no contrast to speak of.
      if (context.issues.length > 0) return
      const found = leastContrast(colour, scheme)
      if (found >= LEAST_CONTRAST) return
      const remedy = scheme === 'light' ? 'darker' : 'lighter'
      context.addIssue({
        code: 'custom',
        message: `${colour} has a contrast of ${found.toFixed(1)} to 1 on the ${scheme} grounds, and needs ${LEAST_CONTRAST}: take a ${remedy} one`,
      })
    })

/** An offset is asked for: servers and people live in different zones. */
const moment = z.iso.datetime({ offset: true, error: 'must be a time like 2027-01-31T22:00:00Z' })

const banner = z
  .strictObject({
    text: words(500),
    severity: z.enum(['info', 'warning', 'error']).default('info'),
    from: moment.optional(),
    until: moment.optional(),
    link: z.strictObject({ label: words(60), url: address }).optional(),
  })
  .refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: 'must be after `from`',
  })

/** The operator's file. */
export const brandingSchema = z.strictObject({
  name: words(40).optional(),
  logo: words(1000).optional(),
  colours: z.strictObject({ accent: z.strictObject({ light: accent('light'), dark: accent('dark') }) }).optional(),
  links: z
    .array(z.strictObject({ label: words(60), url: address }))
    .max(10)
    .optional(),
  signIn: z.strictObject({ text: words(1000) }).optional(),
  banners: z.array(banner).max(10).optional(),
})

export type BrandingFile = z.infer<typeof brandingSchema>
