import { useEffect, useState, type ComponentType } from 'react'
import { orSayFailedImport } from './say-failed-import.js'
import { useHost } from '../host.js'

interface Module<Props> {
  readonly default: ComponentType<Props>
}

/** A part that is fetched when it is first drawn. When it cannot be, that is said, and it comes when it is there. */
export function latePart<Props extends object>(load: () => Promise<Module<Props>>): ComponentType<Props> {
  return function LatePart(props: Props) {
    const Part = useFetched(load)?.default
    return Part ? <Part {...props} /> : null
  }
}

function useFetched<T>(load: () => Promise<T>): T | null {
  const host = useHost()
  const [module, setModule] = useState<T | null>(null)
  useEffect(() => {
    let gone = false
    const attempt = (): void =>
      void orSayFailedImport(load, host, attempt).then(
        (fetched) => gone || setModule(fetched),
        () => undefined,
      )
    attempt()
    return () => {
      gone = true
    }
  }, [host, load])
  return module
}
