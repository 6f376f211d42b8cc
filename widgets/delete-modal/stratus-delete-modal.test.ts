import { aTimeout, expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import { confirmDelete } from './stratus-delete-modal.define.js'
import type { StratusDeleteModal } from './stratus-delete-modal.js'
import type { DeleteUse } from './usage.js'

consoleGate()

const body = 'You have selected %s. Deleted images are not recoverable.'
const items = [
  { id: '1', name: 'cirros' },
  { id: '2', name: '<b>debian</b>' },
]

const modalOf = (element: Element) => element.shadowRoot!.querySelector('stratus-modal')!
const textOf = (element: Element) => modalOf(element).textContent!.replace(/\s+/g, ' ').trim()
const button = (element: Element, name: string) =>
  [...modalOf(element).shadowRoot!.querySelectorAll('button')].find((each) => each.textContent!.trim() === name)!

async function settle(element: StratusDeleteModal): Promise<void> {
  await aTimeout(0)
  await element.updateComplete
  await modalOf(element)?.updateComplete
}

async function created(): Promise<StratusDeleteModal> {
  return fixture<StratusDeleteModal>(html`<stratus-delete-modal></stratus-delete-modal>`)
}

describe('<stratus-delete-modal>', () => {
  it('W-MODAL-19 refuses to open without a title and without a body', async () => {
    const element = await created()
    const run = () => undefined
    expect((await element.open({ title: '', body, items, run })).outcome).to.equal('refused')
    expect((await element.open({ title: 'Confirm', body: '', items, run })).outcome).to.equal('refused')
    expect((await element.open(undefined as never)).outcome).to.equal('refused')
    expect(modalOf(element)).to.equal(null)
    expect(takeConsole()).to.deep.equal(['<stratus-delete-modal> does not open without a title and a body.'])
  })

  it('names what it is about, as text', async () => {
    const element = await created()
    const answer = element.open({ title: 'Confirm Delete Images', body, items, run: () => undefined })
    await settle(element)
    expect(textOf(element)).to.equal('You have selected "cirros", "<b>debian</b>". Deleted images are not recoverable.')
    await expect(element).to.be.accessible()
    button(element, 'Cancel').click()
    expect(await answer).to.deep.equal({ outcome: 'cancelled', pass: [], fail: [], left: [], notAllowed: [] })
    expect(modalOf(element)).to.equal(null)
  })

  it('runs for all at once, shows progress, lets nothing be pressed meanwhile and closes', async () => {
    const element = await created()
    const waiting: Array<() => void> = []
    const answer = element.open({
      title: 'Confirm',
      body,
      items,
      submit: 'Delete Images',
      run: () => new Promise<void>((resolve) => waiting.push(resolve)),
    })
    await settle(element)
    button(element, 'Delete Images').click()
    await settle(element)
    expect(waiting.length).to.equal(2)
    expect(button(element, 'Delete Images').disabled).to.equal(true)
    expect(textOf(element)).to.contain('0 of 2 done')
    waiting[0]!()
    await settle(element)
    expect(textOf(element)).to.contain('1 of 2 done')
    const states = [...element.shadowRoot!.querySelectorAll('.running li')].map((item) => [
      item.textContent,
      item.querySelector('stratus-icon')!.label,
    ])
    expect(states).to.deep.equal([
      [items[0]!.name, 'Done'],
      [items[1]!.name, 'Waiting'],
    ])
    await expect(element).to.be.accessible()
    waiting[1]!()
    expect(await answer).to.deep.include({ outcome: 'done', pass: items, fail: [] })
  })

  it('says which failed and why, which went through and which were not allowed; only the failed are tried again', async () => {
    const element = await created()
    const calls: string[] = []
    let broken = true
    const answer = element.open({
      title: 'Confirm',
      body,
      items,
      notAllowed: [{ id: '3', name: 'protected-one' }],
      run: async (item) => {
        calls.push(item!.id)
        if (item!.id === '2' && broken) throw new Error('Image is in use')
      },
    })
    await settle(element)
    button(element, 'Submit').click()
    await settle(element)
    await settle(element)
    const said = textOf(element)
    expect(said).to.contain('<b>debian</b>: Image is in use')
    expect(said).to.match(/Done cirros/)
    expect(button(element, 'Close').disabled).to.equal(false)
    expect(said).to.contain('You are not allowed to do this with: "protected-one"')
    await expect(element).to.be.accessible()
    broken = false
    button(element, 'Try again').click()
    expect(await answer).to.deep.equal({
      outcome: 'done',
      pass: items,
      fail: [],
      left: [],
      notAllowed: [{ id: '3', name: 'protected-one' }],
    })
    expect(calls).to.deep.equal(['1', '2', '2'])
  })

  it('issue 5: 207 of 300 fail: all are named, and only they are tried again', async () => {
    const element = await created()
    const many = Array.from({ length: 300 }, (_, id) => ({ id, name: `image-${id}` }))
    const calls: number[] = []
    let broken = true
    const run = async (item?: { id: number }) => {
      calls.push(item!.id)
      if (item!.id < 207 && broken) throw new Error('in use')
    }
    const answer = element.open({ title: 'Confirm', body, items: many, submit: 'Delete Images', run })
    await settle(element)
    button(element, 'Delete Images').click()
    await waitUntil(() => button(element, 'Try again'), 'it ends')
    expect(calls.length).to.equal(300)
    expect(textOf(element).match(/image-\d+: in use/g)?.length).to.equal(207)
    calls.length = 0
    broken = false
    button(element, 'Try again').click()
    const { pass, fail } = await answer
    expect([pass.length, fail.length]).to.deep.equal([300, 0])
    expect(calls).to.deep.equal(many.slice(0, 207).map(({ id }) => id))
  })

  it('W-MODAL-35 of many that failed a screen reader is told the number, of few the reasons', async () => {
    const element = await created()
    const many = Array.from({ length: 25 }, (_, id) => ({ id, name: `image-${id}` }))
    const run = (item?: { id: number }) => (item?.id ? Promise.reject(new Error('in use')) : undefined)
    const said = () =>
      [...modalOf(element).querySelectorAll('[role=alert]')].map(({ textContent }) =>
        textContent!.match(/\S+/g)!.join(' '),
      )
    void element.open({ title: 'Confirm', body, items: many, submit: 'Delete Images', run })
    await settle(element)
    button(element, 'Delete Images').click()
    await waitUntil(() => button(element, 'Try again'), 'it ends')
    expect(said()).to.deep.equal(['Failed 24', 'Done image-0'])
    expect(textOf(element)).to.contain('image-24: in use')
    await expect(element).to.be.accessible()
  })

  it('issue 5: a long run can be stopped in the middle; what was left is named and can be tried again', async () => {
    const element = await created()
    const many = Array.from({ length: 25 }, (_, id) => ({ id, name: `image-${id}` }))
    const waiting: Array<() => void> = []
    const run = () => new Promise<void>((resolve) => waiting.push(resolve))
    const answer = element.open({ title: 'Confirm', body, items: many, submit: 'Delete Images', run })
    await settle(element)
    const names = () => [...element.shadowRoot!.querySelectorAll('.names li')].map(({ textContent }) => textContent)
    expect(names()).to.deep.equal(many.map(({ name }) => name))
    await expect(element).to.be.accessible()
    button(element, 'Delete Images').click()
    await settle(element)
    expect([waiting.length, names().length]).to.deep.equal([10, 0])
    expect(textOf(element)).to.contain('0 of 25 done')
    button(element, 'Stop').click()
    await settle(element)
    expect(button(element, 'Stop').disabled).to.equal(true)
    for (const end of waiting) end()
    await settle(element)
    await settle(element)
    expect(textOf(element)).to.match(/Not begun 15 image-10.*image-24 Done image-0.*image-9$/)
    await expect(element).to.be.accessible()
    button(element, 'Try again').click()
    await settle(element)
    for (let round = 0; round < 2; round++) {
      for (const end of waiting.splice(0)) end()
      await settle(element)
    }
    expect(await answer).to.deep.include({ outcome: 'done', pass: many, fail: [], left: [] })
  })

  it('asks a question about nothing in particular, and shows why it failed', async () => {
    const element = await created()
    let broken = true
    const answer = element.open({
      title: 'Sign out',
      body: 'Sign out of all sessions?',
      items: [],
      submit: 'Sign out',
      harmless: true,
      run: async () => {
        if (broken) throw new Error('No route to host')
      },
    })
    await settle(element)
    button(element, 'Sign out').click()
    await settle(element)
    expect(modalOf(element).error).to.equal('No route to host')
    expect(modalOf(element).danger).to.equal(false)
    broken = false
    button(element, 'Sign out').click()
    expect((await answer).outcome).to.equal('done')
  })

  it('W-MODAL-21 lists what uses the items, the first of many by name, and deletes without a word typed', async () => {
    const element = await created()
    const names = Array.from({ length: 300 }, (_, index) => `vm-${index}`)
    let found: (uses: DeleteUse[]) => void = () => undefined
    const uses = () => new Promise<DeleteUse[]>((resolve) => (found = resolve))
    const answer = element.open({ title: 'Confirm', body, items, submit: 'Delete', uses, run: () => undefined })
    await settle(element)
    expect(textOf(element)).to.contain('Looking for what uses it…')
    found([
      { label: 'Instances', names },
      { label: 'Volumes', names: ['<i>vol</i>'] },
      { label: 'Ports', names: [] },
    ])
    await settle(element)
    expect(textOf(element)).to.match(
      /In use Instances \(300\): vm-0, vm-1, vm-2, vm-3, vm-4 and 295 more ?Volumes \(1\): <i>vol<\/i>$/,
    )
    await expect(element).to.be.accessible()
    button(element, 'Delete').click()
    expect((await answer).pass).to.deep.equal(items)
  })

  it('W-MODAL-21 says that nothing uses them, and that nobody knows', async () => {
    const element = await created()
    for (const [uses, text] of [
      [async () => [{ label: 'Instances', names: [] }], 'Nothing that you can see uses it.'],
      [() => Promise.reject(new Error('503')), 'What uses it could not be found out.'],
    ] as const) {
      const answer = element.open({ title: 'Confirm', body, items, submit: 'Delete', uses, run: () => undefined })
      await settle(element)
      expect(textOf(element)).to.contain(text)
      expect(modalOf(element).submitDisabled).to.equal(false)
      element.cancel()
      await answer
    }
  })

  it('W-MODAL-21 an answer that comes after the question was closed is not shown in the next one', async () => {
    const element = await created()
    let found: (uses: DeleteUse[]) => void = () => undefined
    let ended = false
    const uses = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => (ended = true))
      return new Promise<DeleteUse[]>((resolve) => (found = resolve))
    }
    const first = element.open({ title: 'Confirm', body, items, uses, run: () => undefined })
    await settle(element)
    element.cancel()
    await first
    expect(ended).to.equal(true)
    const second = element.open({ title: 'Confirm', body, items, run: () => undefined })
    found([{ label: 'Instances', names: ['vm'] }])
    await settle(element)
    expect(textOf(element)).not.to.contain('vm')
    element.cancel()
    await second
  })

  for (const [about, chosen, expected] of [
    ['its name', [{ id: '1', name: 'my  image' }], 'my image'],
    ['their number', items, '2'],
  ] as const)
    it(`W-MODAL-21 with typeName, what is in use takes ${about}`, async () => {
      const element = await created()
      let ran = 0
      const answer = element.open({
        title: 'Confirm',
        body,
        items: chosen,
        submit: 'Delete',
        typeName: true,
        uses: async () => [{ label: 'Instances', names: ['vm'] }],
        run: () => (ran += 1),
      })
      await settle(element)
      expect(modalOf(element).submitReason).to.equal(`Type ${expected} to confirm`)
      button(element, 'Delete').click()
      await settle(element)
      expect(ran).to.equal(0)
      await expect(element).to.be.accessible()
      const field = modalOf(element).querySelector('input')!
      field.focus()
      await sendKeys({ type: 'm' })
      await sendKeys({ press: 'Enter' })
      await settle(element)
      expect(ran).to.equal(0)
      await sendKeys({ press: 'Backspace' })
      await sendKeys({ type: ` ${expected} ` })
      await settle(element)
      await sendKeys({ press: 'Enter' })
      expect((await answer).outcome).to.equal('done')
      expect(ran).to.equal(chosen.length)
    })

  it('W-MODAL-21 with typeName, it waits while nobody knows yet; nothing is typed for what nothing uses', async () => {
    const element = await created()
    let found: (uses: DeleteUse[]) => void = () => undefined
    const request = { title: 'Confirm', body, items, submit: 'Delete', typeName: true, run: () => undefined }
    const first = element.open({ ...request, uses: () => new Promise<DeleteUse[]>((resolve) => (found = resolve)) })
    await settle(element)
    expect(modalOf(element).submitReason).to.equal('Looking for what uses it…')
    found([])
    await settle(element)
    expect(modalOf(element).querySelector('input')).to.equal(null)
    button(element, 'Delete').click()
    expect((await first).outcome).to.equal('done')
    const second = element.open({ ...request, uses: () => Promise.reject(new Error('503')) })
    await settle(element)
    expect(modalOf(element).submitReason).to.equal('Type 2 to confirm')
    element.cancel()
    await second
  })

  it('confirmDelete() makes its own element and takes it away; Escape cancels', async () => {
    const answer = confirmDelete({ title: 'Confirm', body, items, run: () => undefined })
    const element = document.querySelector('stratus-delete-modal')!
    await settle(element)
    await sendKeys({ press: 'Escape' })
    expect((await answer).outcome).to.equal('cancelled')
    expect(document.querySelector('stratus-delete-modal')).to.equal(null)
  })

  it('asks one thing at a time, and works again after being moved', async () => {
    const element = await created()
    const first = element.open({ title: 'One', body, items, run: () => undefined })
    await settle(element)
    expect((await element.open({ title: 'Two', body, items, run: () => undefined })).outcome).to.equal('refused')
    expect(takeConsole()).to.deep.equal(['<stratus-delete-modal> is already asking something.'])
    element.cancel()
    await first
    document.body.append(element)
    const second = element.open({ title: 'Three', body, items, run: () => undefined })
    await settle(element)
    expect(modalOf(element).heading).to.equal('Three')
    element.cancel()
    await second
    element.remove()
  })
})
