import type { Client } from '@stratus/api-client'
import type { DialogForm, FormName } from '@stratus/api-client/forms'
import { t } from '@stratus/widgets'
import { computed, type ReadableAtom } from 'nanostores'
import { createContext, useContext, type ReactNode } from 'react'
import { createCloudNavigation, type CloudNavigation } from './navigation/cloud-navigation.js'
import { createChanges, type ChangeHub, type Changes } from './changes/changes.js'
import { leaveByForm } from './navigation/leave-by-form.js'
import { ROWS } from './stores/row-memory.js'
import { atWebroot, paths } from './paths.js'
import { plainBranding, whoCanHelp, type Branding } from './stores/branding.js'
import { createAuthStore, type AuthStore } from './stores/auth.js'
import { dropDraftsOf } from './stores/draft-keys.js'
import { createDialogs, type Dialogs } from './stores/dialogs.js'
import { createHeld, type Held } from './stores/held.js'
import { createPendingCommand, type PendingCommand } from './stores/pending-command.js'
import { toastOfError } from './stores/error-messages.js'
import { createPrefs, type Prefs } from './stores/prefs.js'
import { createRefusals, type Refusals } from './stores/refusals.js'
import { createSessionStore, ownerKey, scopeKey, scopeOf, type SessionStore } from './stores/session.js'
import type { TabMemory } from './stores/tab-memory.js'
import { tellOfUndone } from './stores/tell-of-undone.js'
import { createUploadNotes, type UploadNotes } from './stores/upload-notes.js'
import { linkTabs, type TabLink } from './stores/tabs.js'
import { createToasts, type Toasts } from './stores/toasts.js'
import type { TaskKinds } from './tasks/task-kind.js'
import { createTasks, type Tasks } from './tasks/tasks.js'

/** A form of the table of forms that was read; null: the cloud has changed it, it is at its address. */
export type OpenForm = (
  host: Host,
  signal: AbortSignal,
) => Promise<{ readonly name: FormName; readonly address: string; readonly form: DialogForm | null }>

/** Draws such a form. */
export interface CloudFormProps {
  readonly name: FormName
  readonly form: DialogForm
  /** Reads it as the cloud has it now; null when that is a form that is not known here. */
  read(): Promise<DialogForm | null>
  /** Until the form says its own, translated. */
  readonly title: string
  /** Name of what it is about: part of the heading, unless a field shows it. */
  readonly thing?: string | undefined
  /** `sent`: the cloud took it. */
  onClose(sent: boolean): void
}

/** Everything a page may use. One per mounted app; panels get it with `useHost()`. */
export interface Host {
  readonly webroot: string
  readonly client: Client
  /** Name, logo, links and messages of the operator. */
  readonly branding: Branding
  readonly session: SessionStore
  readonly toasts: Toasts
  /** What the cloud does in its own time. */
  readonly tasks: Tasks
  /** What was deleted and can still be taken back. */
  readonly held: Held
  /** What the cloud has refused to this user. */
  readonly refusals: Refusals
  /** What the server tells of the cloud by itself. */
  readonly changes: Changes
  /** Opens dialogs and asks questions; they are drawn once, at the root. */
  readonly open: Dialogs['open']
  readonly ask: Dialogs['ask']
  readonly dialogs: Dialogs['list']
  readonly auth: AuthStore
  readonly prefs: Prefs
  /** What a reload, or the way back to a page, can show at once. */
  readonly memory: TabMemory
  readonly uploadNotes: UploadNotes
  readonly cloudNavigation: CloudNavigation
  /** Addresses of pages on which the deletion of what they show was begun: once it is gone they lead to its list (W-DETAIL-04). */
  readonly deletedFrom: Set<string>
  /** The dialog for forms of the cloud, once it is needed. */
  loadCloudForm(): Promise<(props: CloudFormProps) => ReactNode>
  /** What the command palette asked the page for. */
  readonly pendingCommand: PendingCommand
  /** The browser's other tabs. */
  readonly tabs: Pick<TabLink, 'listen'>
  /** Tells the browser's other tabs that sign-in, sign-out or project changed here. */
  announceSession(): void
  /** Leaves the app for a page of the cloud, given below the web root. */
  leaveTo(path: string): void
  /** Ends the session and leaves the app: by a form, since single sign-on leads on to the identity service's own page. */
  signOut(): Promise<void>
  close(): void
}

export interface HostParts {
  readonly webroot: string
  readonly client: Client
  readonly memory: TabMemory
  readonly branding?: Branding
  /** As of `createTasks`. */
  loadTaskKinds(): Promise<TaskKinds>
  readonly loadCloudForm: Host['loadCloudForm']
  /** Opens what hears of changes; null: the server tells of none. */
  readonly loadChangeHub: ((scope: ReadableAtom<string | null>) => Promise<ChangeHub>) | null
}

/** Builds the parts and wires what the client reports to them. */
export function createHost({ webroot, client, memory, branding = plainBranding, ...load }: HostParts): Host {
  const toasts = createToasts()
  const held = createHeld({ toasts, memory })
  const uploadNotes = createUploadNotes(toasts, memory)
  const refusals = createRefusals(whoCanHelp(branding))
  const auth = createAuthStore()
  const dialogs = createDialogs()
  const session = createSessionStore(client)
  const scope = computed(session.state, scopeOf)
  const { loadChangeHub } = load
  const changes = createChanges(loadChangeHub && (() => client.idle().then(() => loadChangeHub(scope))))
  const tasks = createTasks({ client, toasts, changes, loadKinds: load.loadTaskKinds })
  const tabs = linkTabs(
    () => {
      if (session.state.get().status === 'signed-in') void lookAgain(client, auth).catch(() => undefined)
    },
    document,
    new BroadcastChannel(`stratus:${webroot}`),
  )
  const stop = [
    // Before anything on screen hears of it.
    session.state.subscribe((state) => {
      if (state.status === 'signed-in') {
        void forgetOld().catch(() => undefined)
        memory.open(ownerKey(state.session, document.cookie))
        held.tellOfLost()
        uploadNotes.tellOfLost()
        tellOfUndone(memory, toasts)
        tasks.open({ user: state.session.id ?? '', scope: scopeKey(state.session) })
      } else if (state.status === 'signed-out') memory.clear()
    }),
    client.on('reset', () => {
      memory.clear()
      refusals.clear()
    }),
    // What was deleted a moment ago must not be seen again.
    client.on('changed', () => {
      memory.forget(ROWS)
      tabs.tell()
    }),
    client.on('error', (error) => {
      const toast = toastOfError(error)
      if (!toast) return
      // Tried again, it failed again: the last reason is the one to read.
      toasts.withdraw(toast.type, toast.text)
      toasts.add(toast.type, toast.text, { details: toast.details })
    }),
    client.on('messages', (messages) => {
      for (const { type, text } of messages) toasts.add(type, text)
    }),
    client.on('auth-error', ({ status, message }) => {
      // Open wizards show it too (W-WIZS-05).
      document.dispatchEvent(new CustomEvent('stratus-auth-error', { detail: { message } }))
      // An ended session is said by the dialog that asks for the sign-in; before anybody signed in, it is no news.
      if (status !== 401 && session.state.get().status === 'signed-in')
        toasts.add('error', message, { details: whoCanHelp(branding) })
    }),
    client.on('session-changed', () => {
      held.deletions?.dropAll(t('Somebody else, or another project, is signed in now.'))
      memory.clear()
      refusals.clear()
      auth.changed()
    }),
    tabs.close,
    () => memory.close(),
    () => tasks.close(),
    () => changes.close(),
  ]
  return {
    webroot,
    client,
    branding,
    session,
    toasts,
    tasks,
    held,
    refusals,
    changes,
    tabs,
    async open(dialog, signal) {
      const result = await dialogs.open(dialog, signal)
      tasks.follow(result)
      return result
    },
    ask: dialogs.ask,
    dialogs: dialogs.list,
    auth,
    prefs: createPrefs(),
    memory,
    uploadNotes,
    cloudNavigation: createCloudNavigation(client, webroot, memory),
    deletedFrom: new Set(),
    loadCloudForm: load.loadCloudForm,
    pendingCommand: createPendingCommand(),
    announceSession: tabs.announce,
    leaveTo(path) {
      window.location.assign(atWebroot(webroot, path))
    },
    async signOut() {
      // What failed is said on this page: it is left with the next try.
      if (auth.state.get() === 'fine' && (await held.deletions?.sendAll()) === false) return
      const state = session.state.get()
      if (state.status === 'signed-in') dropDraftsOf(state.session.id ?? '', () => localStorage)
      memory.clear()
      tasks.clear()
      const token = await client.auth.formToken()
      const address = atWebroot(webroot, paths.logout())
      client.auth.leave()
      if (token === null) window.location.assign(address)
      else leaveByForm(address, { csrfmiddlewaretoken: token })
    },
    close: () => stop.forEach((end) => end()),
  }
}

/** Drafts that are too old. */
async function forgetOld(): Promise<void> {
  const { forgetOldDrafts } = await import('./stores/drafts.js')
  forgetOldDrafts(() => localStorage)
}

/** While this tab waits for a sign-in, one made in another tab counts; otherwise the session is compared with ours. */
async function lookAgain(client: Client, auth: AuthStore): Promise<void> {
  if (auth.state.get() === 'lost') {
    await client.fetchHtml('api/keystone/user-session/', { outsideSession: true, quiet: true })
    auth.signedInAgain()
  } else if (auth.state.get() === 'fine') {
    await client.auth.verify()
  }
}

export const HostContext = createContext<Host | null>(null)

/** The app a component is in. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a HostContext above')
  return host
}
