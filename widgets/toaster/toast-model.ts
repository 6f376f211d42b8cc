import { messageTone, type Message } from '../internal/message-model.js'

/** What a page asks to be shown. */
export interface ToastInput extends Message {
  /** The text as a server's markup: shown instead of it, sanitised, so that its links lead somewhere. */
  readonly html?: string
  /** One thing the user can do about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** How long it stays, ms, also while the page is hidden; default: as its type says. */
  readonly stay?: number
  /** It has left, by itself or because somebody closed it, and its action was not chosen. One with it is never taken for another. */
  readonly onLeave?: () => void
}

export interface Toast extends ToastInput {
  readonly id: number
  /** When it came, milliseconds since 1970. */
  readonly time: number
}

/** How many messages the log keeps. */
export const logLimit = 200

/** Success and info leave by themselves (W-TOAST-02), and what says how long it stays. */
export function leavesByItself({ type, stay }: ToastInput): boolean {
  return stay !== undefined || type === 'success' || type === 'info'
}

/** It has a time of its own, which ends. */
export function isTimed({ stay }: ToastInput): boolean {
  return stay !== undefined && Number.isFinite(stay)
}

/** The toast that says the same: equal text, markup and details, and an equal look (error = danger). */
export function findSame<T extends ToastInput>(toasts: readonly T[], message: ToastInput): T | undefined {
  return toasts.find(
    (toast) =>
      !message.onLeave &&
      !toast.onLeave &&
      toast.text === message.text &&
      toast.html === message.html &&
      (toast.details ?? '') === (message.details ?? '') &&
      messageTone(toast.type) === messageTone(message.type),
  )
}

/** The log with one more message, newest last, without the oldest ones beyond the limit. */
export function logged(log: readonly Toast[], toast: Toast): readonly Toast[] {
  return [...log, toast].slice(-logLimit)
}
