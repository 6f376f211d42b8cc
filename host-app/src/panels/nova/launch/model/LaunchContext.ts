import { createContext, useContext } from 'react'
import type { LaunchErrors, TreeStep } from './launch-errors.js'
import type { GoneChoices } from './launch-gone.js'
import type { LaunchModel, LaunchState } from './launch-model.js'
import type { NewInstanceSpec } from './launch-spec.js'

/** What every step of the wizard reads and changes. */
export interface Launch extends LaunchState {
  readonly model: LaunchModel
  readonly errors: LaunchErrors
  /** Steps that have been gone to. */
  readonly visited: ReadonlySet<string>
  /** What was chosen and is not there any more. */
  readonly gone: GoneChoices
  /** The second input of the admin password. */
  readonly passwordAgain: string
  setPasswordAgain(text: string): void
  setSavable(step: TreeStep, savable: boolean): void
  /** Changes fields of the spec. */
  set(change: Partial<NewInstanceSpec>): void
}

export const LaunchContext = createContext<Launch | null>(null)

/** The launch that the wizard is about. */
export function useLaunchState(): Launch {
  const launch = useContext(LaunchContext)
  if (!launch) throw new Error('A step needs the launch wizard above')
  return launch
}
