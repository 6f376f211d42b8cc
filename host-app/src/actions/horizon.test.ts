import type { PageMessage } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { mustTableAction } from './horizon.js'
import { UnknownOutcome } from './unknown-outcome.js'

const table = { table: 'project/routers/', name: ['routers', 'clear'] } as const

const row = (id: string, ...offered: string[]) =>
  `<tr id="routers__row__${id}" data-object-id="${id}" data-display="r"><td class="actions_column">${offered
    .map((action) => `<button id="routers__row_${id}__action_${action}"></button>`)
    .join('')}</td></tr>`
const page = (...rows: string[]) => `<table class="table" id="routers"><tbody>${rows.join('')}</tbody></table>`

/** Sends the action to a Horizon whose message, if any, is `said`, and whose page reads `after`. */
const send = (said: PageMessage | null, after: string | Error, id = '1') =>
  mustTableAction(
    {
      tableAction: async () => said,
      readPage: async () => {
        if (after instanceof Error) throw after
        return after
      },
    },
    table,
    id,
  )

describe('issue 16: an action of a table of which nothing was heard', () => {
  it('is done when the row is gone, or no longer offers it', async () => {
    await expect(send(null, page(row('2', 'clear')))).resolves.toBeUndefined()
    await expect(send(null, page(row('1', 'set_gateway', 'delete')))).resolves.toBeUndefined()
  })

  it('is not known while the row still offers it: no refusal is made up', async () => {
    await expect(send(null, page(row('1', 'clear', 'delete')))).rejects.toBeInstanceOf(UnknownOutcome)
  })

  it('is not known without the table: another page, an error, an item that has no row', async () => {
    for (const after of ['', '<p>Sign in</p>', '<table id="others"></table>', new Error('500')])
      await expect(send(null, after)).rejects.toBeInstanceOf(UnknownOutcome)
    await expect(send(null, page(), '')).rejects.toBeInstanceOf(UnknownOutcome)
  })

  it('is not known of a row that may be on the next page', async () => {
    const first = page(row('2', 'clear')) + '<a href="?marker=2">Next</a>'
    await expect(send(null, first)).rejects.toBeInstanceOf(UnknownOutcome)
    await expect(send(null, page(row('1', 'delete')) + '<a href="?page=2">Next</a>')).resolves.toBeUndefined()
  })

  it('what the server said counts, and its page is not asked', async () => {
    await expect(send({ type: 'success', text: 'Cleared' }, page(row('1', 'clear')))).resolves.toBeUndefined()
    await expect(send({ type: 'error', text: 'In use' }, page())).rejects.toThrow('In use')
  })
})
