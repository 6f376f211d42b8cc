import { cloudsYaml, openRc, openRcName, type Access } from '@stratus/api-client'
import type { OpenSession } from './sessions.js'

/** What Horizon's page of API access hands out, by the names that it has there. */
const files: Readonly<Record<string, (access: Access) => string>> = {
  'project/api_access/openrc/': openRc,
  'project/api_access/clouds.yaml/': (access) => cloudsYaml(access),
}

/** The files by which programs reach the cloud, without a password in them. Null: another path. */
export function answerAccessFile(
  { method }: Request,
  path: string,
  { identity: { user, project }, services }: OpenSession,
): Response | null {
  const write = Object.hasOwn(files, path) ? files[path] : undefined
  if (!write || method !== 'GET') return null
  const name = path.endsWith('openrc/') ? openRcName(project?.name ?? user.name) : 'clouds.yaml'
  const text = write({
    authUrl: services.addressOf('identity') ?? '',
    region: services.standing.region || null,
    user: { name: user.name, domain: user.domain.name },
    project: { id: project?.id ?? '', name: project?.name ?? '', domainId: project?.domain.id ?? '' },
  })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name.replace(/[^ -~]/g, '-')}"`,
      'Cache-Control': 'no-store',
    },
  })
}
