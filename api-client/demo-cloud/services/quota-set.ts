/** The limits of a quota set with what is used of each, as Nova and Cinder tell them. */
export const limitsWithUse = (
  limits: Readonly<Record<string, number>>,
  use: Readonly<Record<string, number>>,
): Readonly<Record<string, { limit: number; in_use: number; reserved: number }>> =>
  Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, { limit, in_use: use[name] ?? 0, reserved: 0 }]),
  )
