import { useEffect, useState } from 'react'
import { useHost } from '../../../host.js'
import { apiVersionOf } from './image-form-data.js'

/** Version of the image API behind Horizon; '2' until it is known. */
export function useImageApi(): string {
  const { client } = useHost()
  const [version, setVersion] = useState('2')
  useEffect(() => {
    let current = true
    void apiVersionOf(client).then((answer) => current && setVersion(answer))
    return () => {
      current = false
    }
  }, [client])
  return version
}
