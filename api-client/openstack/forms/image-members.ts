import { whoAmI } from '../keystone/who-am-i.js'
import { many, nameOf, textOf, type Json } from '../json.js'
import { part } from '../question.js'
import { unseen } from '../service-error.js'
import type { Services } from '../services.js'
import { choice, FieldErrors, form, lines, type FormQuestion, type ServiceForm } from './service-form.js'

const pathOf = (image: string, member?: string) =>
  `/images/${part(image)}/members${member === undefined ? '' : `/${part(member)}`}`

/** Those that somebody may see: their own, and of administrators all. */
async function projectsOf(services: Services): Promise<readonly Json[]> {
  const [own, all] = await Promise.all(
    ['/auth/projects', '/projects'].map((path) => services.all('identity', path, 'projects').catch(() => [])),
  )
  return [...new Map([...(own ?? []), ...(all ?? [])].map((project) => [textOf(project, 'id'), project])).values()]
}

/** What a project has made of the offer. */
const answers: Readonly<Record<string, string>> = {
  pending: 'not accepted yet',
  accepted: 'accepted',
  rejected: 'rejected',
}

const membersOf = async (services: Services, image: string) =>
  many(await services.get('image', pathOf(image)), 'members')

/** Ids that were typed, by blanks or commas. */
function typedIds(text = ''): string[] {
  const ids = text.split(/[\s,;]+/).filter(Boolean)
  // Glance takes whatever is said, and shares with nobody.
  if (ids.some((id) => !/^[\w-]{3,64}$/.test(id))) throw new FieldErrors({ more: 'This is not the ID of a project.' })
  return ids
}

const share = form({
  title: 'Share Image',
  submit: 'Share Image',
  help: [
    'The image can be used in these projects.',
    'It is in the lists of a project once somebody there has accepted it.',
  ],
  async about({ services, params }) {
    const id = params['id'] ?? ''
    const [image, members, projects] = await Promise.all([
      services.get('image', `/images/${part(id)}`),
      membersOf(services, id),
      projectsOf(services),
    ])
    return { image, members, projects }
  },
  fields(_question, about) {
    const owner = textOf(about['image'] as Json, 'owner')
    const projects = many(about, 'projects').filter(({ id }) => id !== owner)
    const names = new Map(projects.map((project) => [textOf(project, 'id'), nameOf(project)]))
    const members = many(about, 'members')
    const standing = members.map((member) => {
      const id = textOf(member, 'member_id')
      const status = textOf(member, 'status')
      return choice(id, `${names.get(id) ?? id} (${answers[status] ?? status})`)
    })
    const ids = standing.map(({ value }) => value)
    return [
      {
        name: 'members',
        label: 'Projects',
        type: 'select',
        multiple: true,
        value: ids.join('\n'),
        choices: [
          ...standing,
          ...projects.flatMap((project) => {
            const id = textOf(project, 'id')
            return ids.includes(id) ? [] : [choice(id, nameOf(project))]
          }),
        ],
      },
      {
        name: 'more',
        label: 'IDs of Other Projects',
        help: 'Of projects that are not listed; several are separated by blanks or commas.',
      },
    ]
  },
  async save({ services, params }, { members, more }, about) {
    const id = params['id'] ?? ''
    const before = many(about, 'members').map((member) => textOf(member, 'member_id'))
    const now = [...new Set([...lines(members), ...typedIds(more)])]
    for (const member of now) if (!before.includes(member)) await services.post('image', pathOf(id), { member })
    for (const member of before) if (!now.includes(member)) await services.delete('image', pathOf(id, member))
    return `Updated who image "${nameOf(about['image'] as Json)}" is shared with.`
  },
})

/** Images of others that are offered to the project, each with what it has made of the offer. */
async function offered({ services }: FormQuestion) {
  const { project } = await whoAmI(services)
  const query = { visibility: 'shared', member_status: 'all' }
  const images = (await services.all('image', '/images', 'images', { query })).filter(({ owner }) => owner !== project)
  const found = await Promise.all(
    images.map(async (image) => {
      const id = textOf(image, 'id')
      // Administrators see what is shared with others too.
      const member = await services.get('image', pathOf(id, project)).catch(unseen)
      return member ? [{ id, name: nameOf(image), status: textOf(member, 'status') }] : []
    }),
  )
  return { project, images: found.flat() }
}

const accept = form({
  title: 'Images Shared with This Project',
  submit: 'Save',
  help: ['What is chosen is in the lists of this project, and can be used by everybody in it.'],
  about: offered,
  fields: (_question, about) => {
    const images = many(about, 'images')
    const isAccepted = (image: Json) => textOf(image, 'status') === 'accepted'
    return [
      {
        name: 'accepted',
        label: 'Accepted Images',
        type: 'select',
        multiple: true,
        value: images
          .filter(isAccepted)
          .map((image) => textOf(image, 'id'))
          .join('\n'),
        choices: images.map((image) => {
          const status = textOf(image, 'status')
          return choice(textOf(image, 'id'), `${nameOf(image)} (${answers[status] ?? status})`)
        }),
      },
    ]
  },
  async save({ services }, { accepted }, about) {
    const now = lines(accepted)
    for (const image of many(about, 'images')) {
      const id = textOf(image, 'id')
      const was = textOf(image, 'status') === 'accepted'
      const is = now.includes(id)
      // What was not answered stays so, until it is.
      if (was !== is)
        await services.put('image', pathOf(id, textOf(about, 'project')), { status: is ? 'accepted' : 'rejected' })
    }
    return 'Updated which shared images this project uses.'
  },
})

/** Whom images are shared with: Glance's members, which Horizon has no page for. */
export const imageMemberForms = {
  'glance.shareImage': share,
  'glance.sharedImages': accept,
} satisfies Readonly<Record<string, ServiceForm>>
