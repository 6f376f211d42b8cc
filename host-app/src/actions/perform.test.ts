import type { ToastInput } from '@stratus/widgets'
import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import type { Begun } from '../tasks/task.js'
import type { Host } from '../host.js'
import type { Action } from './action.js'
import type { ActionResult } from './action-result.js'
import type { NamedItem } from './context.js'
import { call, fillsForm, goesTo, horizonTableAction, opens } from './does.js'
import { perform } from './perform.js'
import { deletingWords, deletionWords } from './words.js'
import { resourceTypes } from '../paths.js'
import type { HeldDeletion } from '../stores/held-deletions.js'
import type { Deletions } from '../stores/prefs.js'

const a = { id: '1', name: 'a' }
const b = { id: '2', name: null }
const type = 'OS::Test::Thing'
const words = deletionWords(['Thing', 'Things'])

interface PageParts {
  uses?: readonly unknown[] | null
  wait?: Deletions
  /** What a dialog did. */
  created?: ActionResult['created']
}

/** A page on which an action is done; the question is agreed to. */
function page({ uses = [], wait = '8', created = [] }: PageParts = {}) {
  const held: HeldDeletion[] = []
  const offered: { label: string; run(): void }[] = []
  const deletions = atom<Deletions>(wait)
  const said: string[] = []
  const leaves = vi.fn()
  const begun: Begun[] = []
  const asked: { title: string; names: string[] }[] = []
  const settled: (ActionResult | null)[] = []
  const opened: unknown[] = []
  const refresh = vi.fn()
  const navigate = vi.fn()
  const sent: (readonly unknown[])[] = []
  const learned: (readonly unknown[])[] = []
  const listeners = new Set<(error: unknown) => void>()
  const host = {
    toasts: {
      add(kind: string, text: string, more?: Partial<ToastInput>) {
        said.push(`${kind}: ${text}`)
        if (more?.action) offered.push(more.action)
      },
    },
    tasks: { begin: (task: Begun) => void begun.push(task) },
    prefs: { deletions },
    held: {
      load: async () => ({
        hold: (deletion: HeldDeletion) => void held.push(deletion),
        now: (deletion: HeldDeletion) => deletion.send(),
      }),
    },
    memory: { keep: () => undefined, forget: () => undefined },
    session: { state: atom({ status: 'signed-out' }) },
    refusals: { learn: (...refusal: unknown[]) => void learned.push(refusal), forget: () => undefined },
    client: {
      on(_: string, listener: (error: unknown) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      call: async (id: string) => {
        if (uses === null) throw new Error('down')
        return { items: id === 'nova.servers.list' ? uses : [] }
      },
      tableAction: async (...call: unknown[]) => {
        sent.push(call)
        return { type: 'success', text: 'Sent.' }
      },
    },
    async ask(request: { title: string; items: NamedItem[]; run(item: NamedItem): unknown }) {
      asked.push({ title: request.title, names: request.items.map(({ name, id }) => name || id) })
      const fail: unknown[] = []
      const run = (item: NamedItem) =>
        Promise.resolve(request.run(item)).catch((error: unknown) => fail.push({ item, error }))
      await Promise.all(request.items.map(run))
      const pass = request.items.slice(0, request.items.length - fail.length)
      return { outcome: 'done', pass, fail, left: [], notAllowed: [] }
    },
    async open(dialog: (close: unknown) => unknown) {
      opened.push(dialog(() => undefined))
      for (const listener of listeners) listener('refused while it is open')
      return { created, updated: [], deleted: [], failed: [], by: 'the dialog' }
    },
  } as unknown as Host
  const waits: string[] = []
  let work = Promise.resolve()
  const performer = {
    type: type as string,
    followedAs: type,
    context: { host, navigate, gates: new Set<string>(), rows: [a, b] },
    target: { settle: (result: ActionResult | null) => void settled.push(result), refresh, leaves },
    signal: new AbortController().signal,
    during(id: string, run: () => Promise<void>) {
      waits.push(id)
      work = run()
    },
    openForm: async (form: unknown, title: string, done: () => void, thing?: string) => {
      opened.push([form, title, thing])
      done()
    },
  }
  return {
    held,
    offered,
    said,
    begun,
    leaves,
    asked,
    settled,
    opened,
    refresh,
    navigate,
    sent,
    learned,
    listeners,
    waits,
    performer,
    async does(action: Pick<Action<NamedItem>, 'does'> & Partial<Action<NamedItem>>, items: readonly NamedItem[]) {
      perform({ id: 'x', label: 'Do it', ...action }, items, performer)
      await work
      await vi.waitFor(() => expect(settled.length + refresh.mock.calls.length + navigate.mock.calls.length).toBe(1))
    },
  }
}

describe('an action', () => {
  it('P-NET-28 for several parts of what is written as one is done one after the other, whatever fails', async () => {
    const steps: string[] = []
    const run = async (_: unknown, { id }: NamedItem) => {
      steps.push(`reads ${id}`)
      await Promise.resolve()
      steps.push(`writes ${id}`)
      if (id === '2') throw new Error('gone')
    }
    await page().does({ does: call<NamedItem>(run, { outcome: 'deleted', words, inTurn: true }) }, [a, b])
    expect(steps).toEqual(['reads 2', 'writes 2', 'reads 1', 'writes 1'])
  })

  it('that has words asks, does it for each that takes it, and says how it went', async () => {
    const here = page()
    const run = vi.fn(async () => undefined)
    const does = call<NamedItem>(run, { outcome: 'deleted', words })
    await here.does({ does, unavailable: ({ id }) => (id === '2' ? 'It is busy.' : null) }, [b, a])
    expect(here.asked).toEqual([{ title: 'Confirm Delete Thing', names: ['a'] }])
    expect(run.mock.calls.length).toBe(1)
    expect(here.said).toEqual(['error: You are not allowed to delete things: 2', 'success: Deleted Thing: a.'])
    expect(here.settled).toMatchObject([{ deleted: [{ type, id: '1' }], failed: [] }])
  })

  it('without words is done at once, while its row waits', async () => {
    const here = page()
    await here.does({ does: call(async () => undefined, { outcome: 'updated', success: ['Done: %s', 'x'] }) }, [b])
    expect([here.asked, here.waits, here.said]).toEqual([[], ['2'], ['success: Done: 2']])
    expect(here.settled).toMatchObject([{ updated: [{ type, id: '2' }] }])
  })

  it('P-INST-03 P-TASK-01 that the cloud does in its own time is a notice of what was asked for, and a task', async () => {
    const begins = ['Doing %s', 'x'] as const
    const calls = page()
    await calls.does({ does: call(async () => undefined, { outcome: 'updated', success: begins, begins: true }) }, [b])
    expect(calls.said).toEqual(['info: Doing 2'])
    const asks = page()
    const does = call<NamedItem>(async () => undefined, { outcome: 'updated', words, begins: 'deletion' })
    await asks.does({ does }, [a])
    expect(asks.said).toEqual(['info: Deleted Thing: a.'])
    expect([calls, asks].map(({ leaves }) => leaves.mock.calls.length)).toEqual([0, 1])
    const sends = page()
    const table = { table: 'things/', name: ['things', 'shelve'] } as const
    await sends.does({ does: horizonTableAction(table, { begins }) }, [a])
    expect(sends.said).toEqual(['info: Doing a'])
    expect([calls, asks, sends].map(({ begun }) => begun)).toMatchObject([
      [{ type, asked: 'updated', text: 'Doing 2', promised: true, things: [b] }],
      [{ type, asked: 'deleted', text: 'Deleted Thing: a.', promised: true, things: [a] }],
      [{ type, asked: 'updated', text: 'Doing a', things: [a] }],
    ])
  })

  it('that fails at once is said with its own words, or left to the client that has said it', async () => {
    const fails = () => Promise.reject(new Error('no'))
    const here = page()
    await here.does({ does: call(fails, { outcome: 'updated', failure: 'Unable to do it with {id}' }) }, [a])
    expect(here.said).toEqual(['error: Unable to do it with 1'])
    expect(here.settled).toMatchObject([{ failed: [{ type, id: '1' }], updated: [] }])
    const quiet = page()
    await quiet.does({ does: call(fails, { outcome: 'updated' }) }, [a])
    expect(quiet.said).toEqual([])
  })

  it('G-GATE-14 whose call, question or dialog is refused has its refusal learned', async () => {
    const refusal = new Error('no')
    const once = page()
    await once.does({ does: call(() => Promise.reject(refusal), { outcome: 'updated' }) }, [a])
    expect(once.learned).toEqual([[type, '1', 'x', refusal]])
    const asks = page()
    const does = call<NamedItem>(() => Promise.reject(refusal), { outcome: 'updated', words })
    await asks.does({ does }, [a])
    expect(asks.learned).toEqual([[type, '1', 'x', refusal]])
    const dialog = page()
    await dialog.does({ does: opens(async () => () => 'a dialog') }, [a])
    expect([dialog.learned, dialog.listeners.size]).toEqual([[[type, '1', 'x', 'refused while it is open']], 0])
    // A project is made, and only its members are refused: projects can be made.
    const partly = page({ created: [{ type, id: 'new' }] })
    await partly.does({ does: opens(async () => () => 'a dialog') }, [a])
    expect([partly.learned, partly.settled.length]).toEqual([[], 1])
  })

  it('that asks about several only does one alone at once', async () => {
    const does = call<NamedItem>(async () => undefined, { outcome: 'updated', words, asksFor: 'several' })
    const one = page()
    await one.does({ does }, [a])
    expect([one.asked, one.said]).toEqual([[], ['success: Deleted Thing: a.']])
    const several = page()
    await several.does({ does }, [a, b])
    expect(several.asked.length).toBe(1)
  })

  it('opens its dialog once that is fetched, and settles with what it did', async () => {
    const here = page()
    await here.does(
      {
        does: opens(
          async ({ rows }, { id }) =>
            () =>
              `${id} of ${rows.length}`,
        ),
      },
      [a],
    )
    expect([here.waits, here.opened]).toEqual([['1'], ['1 of 2']])
    expect(here.settled).toMatchObject([{ by: 'the dialog' }])
  })

  describe('W-MODAL-23 that deletes what is easily made anew', () => {
    const keypair = { id: 'k', name: 'k' }
    const text = deletingWords(['Thing', 'Things'])
    const undoable = (run: (item: NamedItem) => Promise<unknown> = async () => undefined) =>
      call<NamedItem>((_, item) => run(item), { outcome: 'deleted', words, inUse: 'named', undo: text })

    it('asks nothing: it is held back, out of the list, and sent when its time is over', async () => {
      const here = page()
      const run = vi.fn(async () => undefined)
      await here.does({ does: undoable(run) }, [a, keypair])
      expect([here.asked, run.mock.calls.length, here.waits]).toEqual([[], 0, ['1']])
      expect(here.held).toMatchObject([{ ids: ['1', 'k'], names: 'a, k', text: 'Deleting Things: a, k.', stay: 8000 }])
      expect(here.settled).toMatchObject([
        {
          deleted: [
            { type, id: '1' },
            { type, id: 'k' },
          ],
        },
      ])
      await here.held[0]?.send()
      expect([run.mock.calls.length, here.asked, here.said]).toEqual([2, [], ['success: Deleted Things: a, k.']])
    })

    it('says what failed, and tries that again', async () => {
      const here = page()
      let broken = true
      const tried: string[] = []
      await here.does(
        {
          does: undoable(async ({ id }) => {
            tried.push(id)
            if (broken && id === 'k') throw new Error('Stuck.')
          }),
        },
        [a, keypair],
      )
      await here.held[0]?.send()
      expect(here.said).toEqual(['success: Deleted Thing: a.', 'error: Unable to delete Thing: k.'])
      broken = false
      expect(here.offered.map(({ label }) => label)).toEqual(['Retry'])
      here.offered[0]?.run()
      await vi.waitFor(() => expect(here.said.at(-1)).toBe('success: Deleted Thing: k.'))
      expect(tried).toEqual(['1', 'k', 'k'])
    })

    it.each([
      ['something uses it', { uses: [{ id: 's', name: 'vm', key_name: 'k' }] }],
      ['nobody knows what uses it', { uses: null }],
      ['the person wants to be asked', { wait: 'ask' }],
    ] as const)('asks when %s', async (_, how) => {
      const here = page(how)
      here.performer.type = resourceTypes.keypair
      await here.does({ does: undoable() }, [keypair])
      expect([here.held, here.asked]).toEqual([[], [{ title: 'Confirm Delete Thing', names: ['k'] }]])
    })

    it('asks when some of them are not to be deleted now', async () => {
      const here = page()
      await here.does({ does: undoable(), unavailable: ({ id }) => (id === '2' ? 'It is busy.' : null) }, [a, b])
      expect([here.held, here.asked]).toEqual([[], [{ title: 'Confirm Delete Thing', names: ['a'] }]])
    })
  })

  it('goes to a page', async () => {
    const here = page()
    await here.does({ does: goesTo(({ id }) => `/x/${id}`) }, [a])
    expect(here.navigate).toHaveBeenCalledWith('/x/1')
  })

  it('opens a form of the cloud, and reads the row or the list again', async () => {
    const row = page()
    await row.does({ does: fillsForm('nova.edit', ({ id }: NamedItem) => ({ id })) }, [a])
    expect(row.opened).toEqual([[expect.any(Function), 'Do it', 'a']])
    expect(row.settled).toMatchObject([{ updated: [{ type, id: '1' }] }])
    const list = page()
    await list.does({ does: fillsForm('heat.launch', () => ({}), { changes: 'list', title: 'Other' }) }, [a])
    expect([list.opened, list.refresh.mock.calls.length]).toEqual([[[expect.any(Function), 'Other', 'a']], 1])
  })

  it('sends an action of a table of Horizon; a dangerous one asks first', async () => {
    const does = horizonTableAction({ table: 'things/', name: ['things', 'lock'] }, { changes: 'list' })
    const here = page()
    await here.does({ does }, [a])
    expect([here.asked, here.sent, here.said]).toEqual([
      [],
      [['things/', 'things__lock__1', undefined]],
      ['success: Sent.'],
    ])
    const danger = page()
    await danger.does({ does, danger: true }, [a])
    expect(danger.asked).toEqual([{ title: 'Confirm Do it', names: ['a'] }])
  })
})
