import { describe, expect, it } from 'vitest'
import { fillForm } from './fill-form.js'

/** A cloud of these pages, below the web root. */
function cloud(pages: Readonly<Record<string, object>>) {
  const fetchHtml = async (path: string) => ({ html: '', location: null, messages: [], ...pages[path] }) as never
  const never = () => Promise.reject(new Error('not asked'))
  return { fetchHtml, call: never as never, sendForm: never as never }
}

const form = 'project/instances/i/attach_volume/'
const attach = (pages: Readonly<Record<string, object>>) =>
  fillForm(cloud(pages), 'nova.attachVolume', { id: 'i' }, { volume: 'v' })

describe('a form that is filled in without being shown', () => {
  it('P-FORM-08 says the cloud’s words where what it is about is gone, and is another one only where there is one', async () => {
    const messages = [{ type: 'error', text: 'Unable to retrieve instance details.', tags: '' }]
    const gone = { [form]: { location: '/project/instances/' }, '/project/instances/': { messages } }
    await expect(attach(gone)).rejects.toThrow(/^Unable to retrieve instance details\.$/)
    // Without Horizon, they come with the answer.
    await expect(attach({ [form]: { messages } })).rejects.toThrow(/^Unable to retrieve instance details\.$/)
    const changed = /^The form of the cloud is another one than is known here: use its own\. \(project/
    await expect(attach({ [form]: { html: '<form><input name="new"></form>', messages } })).rejects.toThrow(changed)
    await expect(attach({ [form]: { location: '/project/instances/' } })).rejects.toThrow(changed)
  })
})
