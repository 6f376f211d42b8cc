export function withoutReferences(text: string): string
export function dropReferences(object: object): void
