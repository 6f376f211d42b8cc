import type { Answer } from '../../call.js'
import { offerTransfer, takeTransfer, transfersOf, type Transfer } from '../../handlers/cinder/transfers.js'
import { field, type PageContext, type PageRoute } from '../context.js'
import { drawFields } from '../templates/form-fields.js'
import { formRoute } from '../templates/form-route.js'
import { modalForm } from '../templates/markup.js'
import { htmlAnswer } from '../../pages.js'
import { volumeForm, volumesPage } from './volume-form.js'

/** A volume goes to another project: one makes a key, the other uses it. */
export const volumeTransferRoutes: readonly PageRoute[] = [
  volumeForm('create_transfer/', {
    title: 'Create Volume Transfer',
    submit: 'Create Volume Transfer',
    help: [
      'Ownership of a volume can be transferred from one project to another. Once a volume transfer is created in a donor project, it then can be "accepted" by a recipient project.',
    ],
    fields: () => [{ name: 'name', label: 'Transfer Name', required: true }],
    save(context, volume) {
      const { id, ...transfer } = offerTransfer(context.cloud.world, volume, field(context.form, 'name').trim())
      context.say('success', `Created volume transfer: "${transfer.name}".`)
      return showKey(context, id, transfer)
    },
  }),
  {
    path: /^\/project\/volumes\/([^/]+)\/download_creds\/([^/]+)$/,
    methods: ['GET'],
    handle: ({ params: [id = '', key = ''], cloud }) => {
      const name = transfersOf(cloud.world).get(id)?.name ?? ''
      return {
        status: 200,
        headers: [
          ['Content-Type', 'application/text'],
          ['Content-Disposition', 'attachment; filename=transfer-credentials.txt'],
        ],
        body: `Volume transfer name: ${name}\nTransfer ID: ${id}\nAuthorization Key: ${key}\n`,
      }
    },
  },
  formRoute(/^\/project\/volumes\/accept_transfer\/$/, {
    title: 'Accept Volume Transfer',
    submit: 'Accept Volume Transfer',
    help: [
      'Ownership of a volume can be transferred from one project to another. Accepting a transfer requires obtaining the Transfer ID and Authorization Key from the donor.',
    ],
    next: volumesPage,
    fields: () => [
      { name: 'transfer_id', label: 'Transfer ID', required: true },
      { name: 'auth_key', label: 'Authorization Key', required: true },
    ],
    save({ cloud, form, session, say }) {
      const { world } = cloud
      const id = field(form, 'transfer_id').trim()
      if (!takeTransfer(world, id, field(form, 'auth_key').trim(), session?.project.id ?? '')) {
        say('error', 'Unable to accept volume transfer.')
        return ''
      }
      say('success', `Successfully accepted volume transfer: "${id}"`)
      return ''
    },
  }),
]

/** The key is seen once: the answer of the form is the next modal, which has nothing to send. */
function showKey(context: PageContext, id: string, { name, key }: Transfer): Answer {
  const fields = [
    { name: 'name', label: 'Transfer Name', value: name },
    { name: 'id', label: 'Transfer ID', value: id },
    { name: 'auth_key', label: 'Authorization Key', value: key },
  ]
  const get = { ...context, call: { ...context.call, method: 'GET' } } as PageContext
  const modal = modalForm(context, {
    title: 'Volume Transfer',
    action: 'horizon:project:volumes:show_transfer',
    submit: '',
    fields: drawFields(
      get,
      fields.map((each) => ({ ...each, kind: 'readonly' as const })),
    ),
    help: '<p>The Transfer ID and the Authorization Key are needed by the recipient in order to accept the transfer. Please capture both the Transfer ID and the Authorization Key and provide them to your transfer recipient.</p><p class="alert alert-warning">The Authorization Key will not be available after closing this page, so you must capture it now or download it, or else you will be unable to use the transfer.</p>',
    footer: `<a href="/project/volumes/${id}/download_creds/${key}" class="btn btn-default"><span class="fa fa-download"></span> Download transfer credentials</a><a onClick="location.href='${volumesPage}'" href="${volumesPage}" class="btn btn-default">Close</a>`,
  })
  return htmlAnswer(200, modal)
}
