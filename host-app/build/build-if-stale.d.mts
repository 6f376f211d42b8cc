export class CannotBuild extends Error {}
export function buildIfStale(root: string, say: (line: string) => void): Promise<void>
