import { decoded, importNamespace, ServiceError, setAssociations } from '@stratus/api-client/openstack'
import type { OpenSession } from './sessions.js'
import { told } from './told.js'

/** The two forms of Horizon's metadata definitions that take JSON. Null: another page. */
export async function answerMetadefPage(
  request: Request,
  path: string,
  { services }: OpenSession,
): Promise<Response | null> {
  const [, name, page] = /^admin\/metadata_defs\/(?:([^/]+)\/)?(create|resource_types)\/$/.exec(path) ?? []
  if (!page || request.method !== 'POST') return null
  const filled = new URLSearchParams(await request.text())
  try {
    const done = name ? await setAssociations(services, decoded(name), filled) : await importNamespace(services, filled)
    return told('success', done)
  } catch (error) {
    if (error instanceof ServiceError && error.status !== 401) return told('error', error.text)
    throw error
  }
}
