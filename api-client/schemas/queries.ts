import { z } from '../zod.js'

/** For filter endpoints: the server takes only Python's words `True` and `False` for booleans. */
export const pythonFlag = z.pipe(
  z.boolean(),
  z.transform((value) => (value ? 'True' : 'False')),
)

/** A switch of which any text, even 'false', means on: left out when off (DEC-24). */
export const presence = z.pipe(
  z.boolean(),
  z.transform((value) => (value ? 'true' : undefined)),
)
