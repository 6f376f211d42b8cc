import { checkGate, gateTexts, type ClosedReason, type Gate, type GateKeeper } from '@stratus/api-client'
import { t } from '@stratus/widgets'

/** Which parts of a panel this user may see: its actions, columns, choices in forms. */
export interface OpenGates {
  has(id: string): boolean
  /** Why the others are closed, translated; only when the person wants to see them all the same (DEC-26). */
  readonly reasons?: ReadonlyMap<string, string>
}

/** While the answers are not known. */
export const noGates: OpenGates = new Set()

/**
 * The parts whose gates are closed, and why. What cannot be asked stays closed.
 * @param help who can give what a policy refuses, translated
 */
export async function closedGates(
  gates: Readonly<Record<string, Gate>>,
  keeper: GateKeeper,
  help?: string,
): Promise<ReadonlyMap<string, string>> {
  const answers = await Promise.all(
    Object.entries(gates).map(async ([id, gate]) => [id, await checkGate(gate, keeper)] as const),
  )
  return new Map(answers.flatMap(([id, answer]) => (answer === 'open' ? [] : [[id, reasonOf(answer, help)]])))
}

const byPolicy: ReadonlySet<string> = new Set([gateTexts.policy, gateTexts.anyPolicy])

function reasonOf({ text, args }: ClosedReason, help: string | undefined): string {
  const reason = t(text, args)
  return help && byPolicy.has(text) ? `${reason} ${help}` : reason
}

/** The parts that are open; with `show`, also why the others are not. */
export function openGates(
  gates: Readonly<Record<string, Gate>>,
  closed: ReadonlyMap<string, string>,
  show: boolean,
): OpenGates {
  const open = new Set(Object.keys(gates).filter((id) => !closed.has(id)))
  return { has: (id) => open.has(id), reasons: show ? closed : undefined }
}
