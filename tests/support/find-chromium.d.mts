export function findChromium(): string
export const chromiumFlags: string[]
export const briefPageFlags: string[]
