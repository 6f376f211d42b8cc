import { namespacePath } from '../glance/metadef-parts.js'
import { pick, textOf, type Json } from '../json.js'
import { form, type FormQuestion } from './service-form.js'

const namespace = ({ services, params }: FormQuestion): Promise<Json> =>
  services.get('image', namespacePath(params['id'] ?? ''))

/** Who sees a namespace, and whether it can be deleted. */
export const metadefForms = {
  'glance.editNamespace': form({
    title: 'Edit Metadata Namespace',
    submit: 'Save Changes',
    help: [],
    about: namespace,
    fields: (_, about) => [
      { name: 'public', label: 'Public', type: 'checkbox', checked: about['visibility'] === 'public' },
      { name: 'protected', label: 'Protected', type: 'checkbox', checked: about['protected'] === true },
    ],
    async save({ services }, filled, about) {
      await services.put('image', namespacePath(textOf(about, 'namespace')), {
        ...pick(about, ['namespace', 'display_name', 'description', 'owner']),
        visibility: 'public' in filled ? 'public' : 'private',
        protected: 'protected' in filled,
      })
      return 'Namespace successfully updated.'
    },
  }),
}
