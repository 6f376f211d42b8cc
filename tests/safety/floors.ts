/**
 * The floors of a folder, from the top: files may import from their own room and from floors below. A room is a folder (`http/`), a
 * file (`index.ts`), or what is not named otherwise: files (`*`), folders (`*\/`). Rooms of one floor do not import from each other.
 */
export const floors: Readonly<Record<string, ReadonlyArray<readonly string[]>>> = {
  widgets: [
    ['stratus-enhance.ts'],
    ['stratus.ts', 'stratus-embed.ts'],
    ['define.ts', 'index.ts', 'react/', 'enhance/', 'embed/'],
    ['elements.ts'],
    ['*/'],
    ['format/'],
    ['internal/'],
  ],
  'widgets/enhance': [
    ['script-tag.ts'],
    ['index.ts'],
    ['registry.ts'],
    ['graphics/', 'tables/'],
    ['modals/', 'page/'],
    ['horizon-forms/', 'workflows/'],
    ['answers/', 'forms/'],
    ['core/', 'styles/'],
  ],
  'api-client': [
    ['index.ts', 'testing/'],
    ['image-upload.ts'],
    ['client.ts', 'demo-cloud/'],
    ['gate-keeper.ts'],
    ['calls/', 'rules/'],
    ['session/', 'gate.ts'],
    ['errors.ts'],
    ['operations/'],
    ['schemas/'],
    ['http/', 'html/', 'live/', 'emitter.ts', 'paths.ts', 'policy.ts', 'settings.ts', 'zod.ts'],
  ],
  'api-client/demo-cloud': [
    ['test-session.ts'],
    ['index.ts'],
    ['server.ts'],
    ['horizon-pages/', 'seed/'],
    ['handlers/', 'cloud.ts'],
    ['access/', 'adapters/', 'dialect.ts', 'control.ts'],
    ['handler.ts', 'demo-cloud.ts', 'pages.ts'],
    ['world/', 'call.ts', 'faults.ts', 'routes.ts', 'settings.ts'],
  ],
}
