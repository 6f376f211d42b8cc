import type { Type } from '@angular/core'

/** The test writes what the documentation prints. */
export const samples: ReadonlyArray<{ readonly name: string; readonly component: Type<unknown> }> = []
