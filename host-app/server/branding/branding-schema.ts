import { z } from '@stratus/api-client/zod'
import { leastContrast } from './contrast.js'

const LEAST_CONTRAST = 4.5

// A refusal is read by people.
z.config(z.locales.en())

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

const address = z
  .string()
  .check(
    z.maxLength(2000),
    z.refine(isWebAddress, { error: 'must be an address that begins with https://, http:// or mailto:' }),
  )

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:', 'mailto:'].includes(new URL(text).protocol)
}

const accent = (scheme: 'light' | 'dark') =>
  z.string().check(
    z.regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour like #2257d0, in quotes' }),
    z.superRefine((colour, context) => {
      // Another check has refused it: there is no contrast to speak of.
      if (context.issues.length > 0) return
      const found = leastContrast(colour, scheme)
      if (found >= LEAST_CONTRAST) return
      const remedy = scheme === 'light' ? 'darker' : 'lighter'
      context.addIssue({
        code: 'custom',
        message: `${colour} has a contrast of ${found.toFixed(1)} to 1 on the ${scheme} grounds, and needs ${LEAST_CONTRAST}: take a ${remedy} one`,
      })
    }),
  )

/** An offset is asked for: servers and people live in different zones. */
const moment = z.iso.datetime({ offset: true, error: 'must be a time like 2027-01-31T22:00:00Z' })

const link = z.strictObject({ label: words(60), url: address })

const banner = z
  .strictObject({
    text: words(500),
    severity: z.prefault(z.enum(['info', 'warning', 'error']), 'info'),
    from: z.optional(moment),
    until: z.optional(moment),
    link: z.optional(link),
  })
  .check(
    z.refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
      path: ['until'],
      error: 'must be after `from`',
    }),
  )

/** A file beside the operator's. */
const image = words(1000)

/** The operator's file. */
export const brandingSchema = z.strictObject({
  name: z.optional(words(40)),
  logo: z.optional(z.union([image, z.strictObject({ light: image, dark: image })])),
  icon: z.optional(image),
  colours: z.optional(z.strictObject({ accent: z.strictObject({ light: accent('light'), dark: accent('dark') }) })),
  help: z.optional(z.strictObject({ name: words(60), url: z.optional(address) })),
  links: z.optional(z.array(link).check(z.maxLength(10))),
  signIn: z.optional(z.strictObject({ text: words(1000) })),
  banners: z.optional(z.array(banner).check(z.maxLength(10))),
})

export type BrandingFile = z.infer<typeof brandingSchema>
