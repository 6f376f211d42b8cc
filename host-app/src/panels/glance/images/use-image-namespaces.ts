import type { Client } from '@stratus/api-client'
import { useEffect, useState } from 'react'
import { imageNamespaces, type Namespaces } from './image-form-data.js'

/** Metadata definitions for images; none until they are here. The client keeps them for the session. */
export function useImageNamespaces(client: Pick<Client, 'call'>): Namespaces {
  const [namespaces, setNamespaces] = useState<Namespaces>([])
  useEffect(() => {
    let current = true
    void imageNamespaces(client).then((answer) => current && setNamespaces(answer))
    return () => {
      current = false
    }
  }, [client])
  return namespaces
}
