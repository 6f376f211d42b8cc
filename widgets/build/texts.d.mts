export function textsOf(widgets: string): string[]
