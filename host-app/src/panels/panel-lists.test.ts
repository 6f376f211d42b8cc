import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
)
const textOf = (path: string): string => readFileSync(folder + path, 'utf8')
const having = (what: RegExp): string[] => files.filter((path) => what.test(textOf(path))).sort()

/** What draws a live list with its failures; `list` is a property that none of them can be without. */
const drawers = /<(ListPage|ListTable|ResourceTable|PartList|PartTable|ItemOfList|DescribedList|TabbedListsPage)\b/

describe('the panels', () => {
  it('issue 5: every list of a panel is drawn by the parts that say what could not be read, keep the rows and ask again', () => {
    expect(having(drawers).length).toBeGreaterThan(50)
    // Tables of what is not a list of its own: the actions of an instance, the attachments of a volume.
    expect(having(/react\/live-table/)).toEqual([
      'cinder/volumes/ManageAttachments.tsx',
      'nova/instances/ActionLogTab.tsx',
    ])
  })
})
