import './demo.js'
import './form.css'
import { confirmDelete } from '@stratus/widgets/define/delete-modal'
import { openModal } from '@stratus/widgets/define/modal-stack'

const form = document.querySelector<HTMLTemplateElement>('#form')!
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const onClick = (id: string, action: () => unknown) =>
  document.querySelector(`#${id}`)!.addEventListener('click', action)

function edit(): void {
  openModal({
    heading: 'Edit Image',
    content: form.content.cloneNode(true),
    help: 'The name is shown in lists. It may be used twice.',
    submitLabel: 'Update Image',
    submit: () => wait(2000),
  })
}

onClick('edit', edit)
onClick('stack', () => {
  edit()
  openModal({
    heading: 'Create Key Pair',
    content: 'This one lies over the other.',
    size: 'small',
    submitLabel: 'Create',
  })
})
onClick('delete', () =>
  confirmDelete({
    title: 'Confirm Delete Images',
    body: 'You have selected: "%s". Deleted images are not recoverable.',
    submit: 'Delete Images',
    items: ['cirros-0.6.2', 'debian-12', 'rescue'].map((name) => ({ id: name, name })),
    notAllowed: [{ id: '9', name: 'golden-master' }],
    run: async (item) => {
      await wait(item?.name === 'rescue' ? 900 : 400)
      if (item?.name === 'rescue') throw new Error('Image is in use by 2 instances.')
    },
  }),
)
