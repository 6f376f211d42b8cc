import { inside, type Acting, type Example } from '../mount.js'
import type { StratusModal } from '../../../widgets/modal-stack/stratus-modal.js'
import { never } from '../example-data.js'

/** Messages, and what opens above the page. */
export function overlays(word: string): readonly Example[] {
  const steps = [
    { tag: 'stratus-wizard-step', text: word },
    { tag: 'stratus-wizard-step', text: word },
  ]
  const wizard = { heading: word, submitLabel: word, submit: () => true }
  const question = {
    title: word,
    body: '%s',
    submit: word,
    items: [
      { id: '1', name: word },
      { id: '2', name: word },
    ],
    notAllowed: [{ id: '3', name: word }],
  }
  const begin = async (element: HTMLElement, run: () => Promise<unknown>) => {
    void (element as Acting).open({ ...question, run })
    await (element as Acting).updateComplete
    inside<StratusModal>(element, 'stratus-modal')?.requestSubmit()
  }
  const many = Array.from({ length: 12 }, (_, id) => ({ id, name: word }))
  return [
    ...['success', 'info', 'warning', 'danger', 'error'].map((type) => ({
      tag: 'stratus-alert',
      state: type,
      properties: { type, message: `${word}…${word}`, dismissible: true },
    })),
    {
      tag: 'stratus-alert',
      state: 'safe',
      properties: { type: 'info', message: `<a href="#here">${word}</a>`, extraTags: 'safe' },
      late: true,
    },
    {
      tag: 'stratus-delete-modal',
      state: 'asking',
      act: (element) => void (element as Acting).open({ ...question, run: never }),
    },
    {
      tag: 'stratus-delete-modal',
      state: 'asking about many',
      act: (element) => void (element as Acting).open({ ...question, items: many, run: never }),
    },
    { tag: 'stratus-delete-modal', state: 'running', act: (element) => begin(element, never) },
    {
      tag: 'stratus-delete-modal',
      state: 'failed',
      act: (element) => begin(element, () => Promise.reject(new Error(word))),
    },
    {
      tag: 'stratus-modal',
      state: 'asking about what was typed',
      properties: { heading: word, submitLabel: word, cancelLabel: word, dirty: true, open: true },
      act: (element) => (element as StratusModal).requestClose('escape'),
    },
    {
      tag: 'stratus-modal',
      state: 'not to be sent yet, with help',
      properties: {
        heading: word,
        submitLabel: word,
        cancelLabel: word,
        submitDisabled: true,
        submitReason: word,
        danger: true,
        size: 'large',
        open: true,
      },
      children: [
        { tag: 'input', text: word },
        { slot: 'help', text: word },
      ],
    },
    {
      tag: 'stratus-modal',
      state: 'with buttons',
      properties: { heading: word, submitLabel: word, cancelLabel: word, error: word, open: true },
      children: [{ tag: 'input', text: word }],
    },
    {
      tag: 'stratus-modal',
      state: 'busy',
      properties: { heading: word, submitLabel: word, cancelLabel: word, busy: true, open: true },
    },
    {
      tag: 'stratus-modal',
      state: 'busy, to be stopped',
      properties: { heading: word, submitLabel: word, busy: true, stop: never, open: true },
    },
    {
      tag: 'stratus-modal-stack',
      state: 'with a modal',
      act: (element) => void (element as Acting).open({ heading: word, content: document.createTextNode(word) }),
    },
    {
      tag: 'stratus-toaster',
      state: 'with messages',
      act: (element) => {
        for (const type of ['success', 'warning', 'danger'])
          (element as Acting).add({ type, text: word, details: word, action: { label: word, run() {} } })
      },
    },
    {
      tag: 'stratus-toaster',
      state: 'with a safe message',
      act: (element) =>
        void (element as Acting).add({ type: 'warning', text: word, html: `<a href="#here">${word}</a>` }),
      late: true,
    },
    { tag: 'stratus-wizard', state: 'in the page', properties: { ...wizard, inline: true }, children: steps },
    {
      tag: 'stratus-wizard',
      state: 'open, with an error',
      properties: { ...wizard, open: true, error: word },
      children: steps,
      atOnce: true,
    },
    {
      tag: 'stratus-wizard-step',
      state: 'active',
      properties: { heading: word, name: 'a', active: true },
      children: [{ text: word }],
      inner: true,
    },
  ]
}
