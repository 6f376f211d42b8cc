export function installPackages(...names: string[]): void
