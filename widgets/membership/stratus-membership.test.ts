import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { fakeClock } from '../../tests/support/clock.js'
import { watchListeners } from '../../tests/kit/watch.js'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusMembership } from './stratus-membership.js'
import './stratus-membership.define.js'

consoleGate()

const roles = [
  { id: 'r1', name: 'admin' },
  { id: 'r2', name: 'member' },
]
const members = ['Ada', 'Bob', 'Cy'].map((name) => ({ id: name.toLowerCase(), name }))

async function make(properties: Partial<StratusMembership> = {}): Promise<StratusMembership> {
  const element = await fixture<StratusMembership>(html`<stratus-membership></stratus-membership>`)
  Object.assign(element, { members, roles, defaultRole: 'r2', ...properties })
  await element.updateComplete
  return element
}

const all = (element: StratusMembership, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
]
const names = (element: StratusMembership, side: string) =>
  all(element, `.${side} .name`).map((name) => name.textContent)
const control = (element: StratusMembership, side: string, id: string, kind: 'move' | 'roles') =>
  element.shadowRoot!.querySelector<HTMLButtonElement>(`.${side} [data-id="${id}"] .${kind}`)!
const rolesOf = (element: StratusMembership, id: string) => control(element, 'members', id, 'roles').textContent!.trim()

/** What has the focus, in words. */
function focused(element: StratusMembership): string {
  const active = element.shadowRoot!.activeElement
  const id = active?.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? ''
  const kind = active && (['move', 'roles'].find((each) => active.classList.contains(each)) ?? active.localName)
  return `${id} ${kind}`.trim()
}

describe('<stratus-membership>', () => {
  it('W-MEMB-01 W-MEMB-02 adds with the default role, changes roles, removes', async () => {
    const element = await make({ value: [{ id: 'cy', roles: ['r2', 'r1'] }] })
    expect([names(element, 'available'), names(element, 'members')]).to.deep.equal([['Ada', 'Bob'], ['Cy']])
    expect(rolesOf(element, 'cy')).to.equal('admin, member')
    const moves = all(element, '.move').map((button) => [
      button.ariaLabel,
      button.querySelector('stratus-icon')!.getAttribute('name'),
    ])
    expect(moves).to.deep.equal([
      ['Add Ada', 'plus'],
      ['Add Bob', 'plus'],
      ['Remove Cy', 'minus'],
    ])
    await expect(element).to.be.accessible()
    setTimeout(() => control(element, 'available', 'ada', 'move').click())
    const { detail } = await oneEvent(element, 'stratus-change')
    expect(detail.value).to.deep.equal([
      { id: 'cy', roles: ['r2', 'r1'] },
      { id: 'ada', roles: ['r2'] },
    ])
    await element.updateComplete
    expect(rolesOf(element, 'ada')).to.equal('member')
    control(element, 'members', 'ada', 'roles').click()
    await element.updateComplete
    const boxes = all(element, '.choice input') as HTMLInputElement[]
    expect(boxes.map(({ checked }) => checked)).to.deep.equal([false, true])
    await expect(element).to.be.accessible()
    boxes[0]!.click()
    await element.updateComplete
    expect(rolesOf(element, 'ada')).to.equal('admin, member')
    control(element, 'members', 'cy', 'move').click()
    await element.updateComplete
    expect(names(element, 'members')).to.deep.equal(['Ada'])
  })

  it("W-MEMB-04 a member without a role stays and reads 'No roles'", async () => {
    const element = await make({ value: [{ id: 'ada', roles: ['r2'] }] })
    control(element, 'members', 'ada', 'roles').click()
    await element.updateComplete
    all(element, '.choice input')[1]!.click()
    await element.updateComplete
    expect([rolesOf(element, 'ada'), names(element, 'members')]).to.deep.equal(['No roles', ['Ada']])
  })

  it('W-MEMB-03 roles may be given without being shown', async () => {
    const element = await make({ withoutRoles: true })
    control(element, 'available', 'ada', 'move').click()
    await element.updateComplete
    expect(all(element, '.roles').length).to.equal(0)
    expect(element.value).to.deep.equal([{ id: 'ada', roles: ['r2'] }])
    await expect(element).to.be.accessible()
  })

  it('nothing changes while it is disabled, whoever asks', async () => {
    const element = await make({ disabled: true, value: [{ id: 'cy', roles: [] }] })
    const before = element.value
    element.addMember('ada')
    element.removeMember('cy')
    expect(element.value === before).to.equal(true)
  })

  it('W-MEMB-05 filters 200 ms after the last letter', async () => {
    const { clock, advance } = fakeClock()
    const element = await make({ clock })
    const field = all(element, '.available .field')[0] as HTMLInputElement
    field.value = 'b'
    field.dispatchEvent(new Event('input'))
    advance(150)
    field.dispatchEvent(new Event('input'))
    advance(199)
    await element.updateComplete
    expect(names(element, 'available')).to.deep.equal(['Ada', 'Bob', 'Cy'])
    advance(1)
    await element.updateComplete
    expect(names(element, 'available')).to.deep.equal(['Bob'])
    expect(all(element, '.available .count')[0]!.textContent).to.equal('1 / 3')
  })

  it('W-MEMB-01 sends the fields of Horizon’s workflow', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-membership step="update_members" default-role="r2"></stratus-membership></form>`,
    )
    const element = form.querySelector('stratus-membership')!
    element.members = members
    element.roles = roles
    element.value = [
      { id: 'cy', roles: ['r1', 'r2'] },
      { id: 'ada', roles: ['r2'] },
    ]
    await element.updateComplete
    expect([...new FormData(form)]).to.deep.equal([
      ['default_update_members_role', 'r2'],
      ['update_members_role_r1', 'cy'],
      ['update_members_role_r2', 'cy'],
      ['update_members_role_r2', 'ada'],
    ])
  })

  it('is used with the keyboard alone: one stop per list, arrows, and the focus goes on', async () => {
    const element = await make({ value: [{ id: 'cy', roles: [] }] })
    expect(all(element, '.available .move').map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1])
    control(element, 'available', 'ada', 'move').focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(focused(element)).to.equal('bob move')
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: 'Enter' })
    await element.updateComplete
    await element.updateComplete
    expect(focused(element)).to.equal('bob move')
    control(element, 'members', 'cy', 'move').focus()
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => focused(element) === 'input')
    expect(all(element, '.choice input').indexOf(element.shadowRoot!.activeElement as HTMLElement)).to.equal(0)
    await sendKeys({ press: 'Escape' })
    await element.updateComplete
    expect(focused(element)).to.equal('cy roles')
  })

  it('Escape closes the roles, and not the dialog of the page around them', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><stratus-membership></stratus-membership></dialog>`)
    const element = dialog.querySelector('stratus-membership')!
    Object.assign(element, { members, roles, value: [{ id: 'cy', roles: [] }] })
    dialog.showModal()
    await element.updateComplete
    control(element, 'members', 'cy', 'roles').focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => focused(element) === 'input', 'the roles are open')
    await sendKeys({ press: 'Escape' })
    expect([dialog.open, focused(element)]).to.deep.equal([true, 'cy roles'])
  })

  it("W-MEMB-07 one member's roles follow another's: one box follows one button, and it goes with the element", async () => {
    const element = await make({
      value: [
        { id: 'cy', roles: [] },
        { id: 'ada', roles: [] },
      ],
    })
    const left = watchListeners((target) => target === window)
    for (const id of ['ada', 'cy', 'ada', 'cy']) {
      const { left: x, top: y } = control(element, 'members', id, 'roles').getBoundingClientRect()
      await sendMouse({ type: 'click', position: [Math.ceil(x) + 4, Math.ceil(y) + 4] })
      await waitUntil(() => focused(element) === 'input', `the roles of ${id} are open`)
      await waitUntil(() => !all(element, '.choices')[0]!.style.opacity, 'they stand')
    }
    element.remove()
    expect(left()).to.equal(0)
  })

  it('removed before the roles are open: says nothing', async () => {
    const element = await make({ value: [{ id: 'cy', roles: [] }] })
    control(element, 'members', 'cy', 'roles').click()
    element.remove()
    await element.updateComplete
    await new Promise((resolve) => setTimeout(resolve))
    document.body.append(element)
    await element.updateComplete
    expect(all(element, ':popover-open').length).to.equal(0)
    element.remove()
  })

  it('a text that is undefined is the one of the kit', async () => {
    const element = await make({ texts: { members: undefined, available: 'All users' } })
    const labels = element.shadowRoot!.textContent
    expect(labels).to.contain('All users')
    expect(labels).to.contain('Members')
  })

  it('warns about bad values and goes on; names are texts', async () => {
    const element = await make({ members: 'x' as never, defaultRole: 'none' })
    expect(takeConsole()).to.deep.equal([
      '<stratus-membership> members must be an array of objects with an id.',
      "<stratus-membership> default-role 'none' is none of the roles.",
    ])
    element.members = [{ id: 'x', name: '<img src=x onerror=alert(1)>' }]
    await element.updateComplete
    expect(names(element, 'available')).to.deep.equal(['<img src=x onerror=alert(1)>'])
    expect(all(element, '.members .empty')[0]!.textContent).to.equal('No members yet.')
  })

  it('bad input: who has no name is called by the id, who has no roles has none', async () => {
    const element = await make({
      members: [{ id: 'x' }] as never,
      value: [{ id: 'y' }, { id: 'z', roles: 5 }] as never,
    })
    expect([names(element, 'available'), names(element, 'members')]).to.deep.equal([['x'], ['y', 'z']])
    expect(element.value).to.deep.equal([
      { id: 'y', roles: [] },
      { id: 'z', roles: [] },
    ])
    expect(takeConsole()).to.deep.equal([
      '<stratus-membership> each of members must have a name.',
      '<stratus-membership> each of value must have an array of roles.',
    ])
  })

  it('5,000 members: draws a part and more when scrolled', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ id: `u${index}`, name: `user ${index}` }))
    const element = await make({ members: many })
    expect(names(element, 'available').length).to.equal(200)
    const list = all(element, '.available ul')[0]!
    list.scrollTop = list.scrollHeight
    list.dispatchEvent(new Event('scroll'))
    await element.updateComplete
    expect(names(element, 'available').length).to.equal(400)
  })
})
