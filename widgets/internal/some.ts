/** Some of the members of a type; `undefined` is the same as left out. */
export type Some<T> = { [Name in keyof T]?: T[Name] | undefined }

/** The defaults, and over them what each layer does say. */
export function withGiven<T extends object>(...layers: readonly [T, ...ReadonlyArray<Some<T> | null | undefined>]): T {
  const all: Some<T> = {}
  for (const layer of layers) for (const name in layer) all[name] = (layer as T)[name] ?? all[name]
  return all as T
}
