import type { AnswerOf } from '@stratus/api-client'
import type { DescribedPanel } from '../../../described/panel.js'
import { paths, resourceTypes } from '../../../paths.js'
import { remembered } from '../../../stores/row-memory.js'

type Told = AnswerOf<'heat.templateVersions.list'>['items'][number]

export interface TemplateVersion extends Told {
  readonly name: string
}

const actions = { type: resourceTypes.templateVersion, items: [] }

/** Versions of the language of templates (T-TYPE-03). */
export const templateVersionPanel: DescribedPanel<TemplateVersion> = {
  title: 'Template Versions',
  one: 'Template Version',
  name: 'template_versions',
  list: () => paths.templateVersions(),
  load: async (client, _area, signal) =>
    (await client.call('heat.templateVersions.list', { signal, quiet: true })).items.map((version) => ({
      ...version,
      name: version.id,
    })),
  failure: 'Unable to retrieve the template versions.',
  remember: remembered<TemplateVersion>('template-versions', ['id', 'name', 'type']),
  fields: [
    { id: 'name', label: 'Version', facet: true, to: ({ id }) => paths.templateVersion(id) },
    { id: 'type', label: 'Type', facet: true },
  ],
  actions: { project: actions, admin: actions },
}
