import { describe, expect, it } from 'vitest'
import { dismiss, entryOf, readDismissed } from '../banners/dismissed.js'
import { bannersAt, helpLinks, plainBranding, type OperatorBanner } from './branding.js'
import { storeIn } from './browser-store.js'

const banner = (id: string, from?: string, until?: string): OperatorBanner => ({
  id,
  text: id,
  severity: 'info',
  from,
  until,
})
const at = (time: string) => Date.parse(time)

describe('S-BRAND-03 banners', () => {
  it('are shown from the first moment until before the last, and tell when that changes', () => {
    const banners = [banner('always'), banner('later', '2027-01-01T10:00:00Z', '2027-01-01T12:00:00+01:00')]
    const ids = (time: string) => bannersAt(banners, at(time)).shown.map(({ id }) => id)
    expect(ids('2027-01-01T09:59:59Z')).toEqual(['always'])
    expect(ids('2027-01-01T10:00:00Z')).toEqual(['always', 'later'])
    expect(ids('2027-01-01T11:00:00Z')).toEqual(['always'])
    expect(bannersAt(banners, at('2027-01-01T09:00:00Z')).next).toBe(at('2027-01-01T10:00:00Z'))
    expect(bannersAt(banners, at('2027-01-01T10:00:00Z')).next).toBe(at('2027-01-01T11:00:00Z'))
    expect(bannersAt(banners, at('2027-01-01T11:00:00Z')).next).toBe(Infinity)
  })

  it('are put away for one person, and those that are gone are forgotten', () => {
    const kept = new Map<string, string>()
    const browser = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage
    const store = storeIn(() => browser, 'stratus:')
    dismiss(store, entryOf('ann', 'one'), [banner('one'), banner('two')])
    expect(dismiss(store, entryOf('bob', 'one'), [banner('one')])).toEqual(['one ann', 'one bob'])
    expect(dismiss(store, entryOf('ann', 'two'), [banner('two')])).toEqual(['two ann'])
    kept.set('stratus:dismissed-banners', '{broken')
    expect(readDismissed(store)).toEqual([])
  })

  it('are away until the page is loaded anew where a browser forbids its storage', () => {
    const forbidden = storeIn(() => {
      throw new DOMException('', 'SecurityError')
    }, 'stratus:')
    expect(readDismissed(forbidden)).toEqual([])
    expect(dismiss(forbidden, entryOf('ann', 'one'), [banner('one')])).toEqual(['one ann'])
  })
})

describe('issue 16, M11: where help is found', () => {
  it('is OpenStack’s documentation until an operator has made the dashboard his own', () => {
    expect(helpLinks(plainBranding)).toEqual([{ label: 'OpenStack documentation', url: 'https://docs.openstack.org/' }])
    expect(helpLinks({ links: [], banners: [] })).toEqual([])
    const links = [{ label: 'Status', url: 'https://status.test/' }]
    expect(helpLinks({ help: { name: 'Desk', url: 'https://desk.test/' }, links, banners: [] })).toEqual([
      { label: 'Desk', url: 'https://desk.test/' },
      ...links,
    ])
  })
})
