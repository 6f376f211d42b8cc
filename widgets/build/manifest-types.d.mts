export function choiceTypes(sources: Iterable<string>): Map<string, string>
export function readableType(type: string, choices: ReadonlyMap<string, string>): string
