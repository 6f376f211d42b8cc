import { handWritten } from '../hand-written.js'

// The limit: what a list written by hand for this one case needs. No head, no buttons, no states, no keyboard, no names.
export const contender = handWritten({})
