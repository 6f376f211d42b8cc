import { isRecord } from './is-record.js'

/** The cookie `tabs` (W-TAB-02): JSON from the id of a tab group to `#` + the id of its last shown tab. */

function read(cookie: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(cookie ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** The tab that was shown last in a group, when the group still has it. Tab ids in the cookie are `<group>__<tab>`. */
export function rememberedTab(cookie: string | undefined, group: string, tabs: readonly string[]): string | undefined {
  const remembered = read(cookie)
  const value = Object.hasOwn(remembered, group) ? remembered[group] : undefined
  return tabs.find((tab) => value === `#${group}__${tab}`)
}

/** The cookie with one more shown tab; the other groups stay. */
export function withShownTab(cookie: string | undefined, group: string, tab: string): string {
  return JSON.stringify({ ...read(cookie), [group]: `#${group}__${tab}` })
}
