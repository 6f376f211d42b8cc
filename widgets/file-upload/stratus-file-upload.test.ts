import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { consoleGate, takeConsole } from '../../tests/support/expect-console.js'
import { waitUntil } from '../../tests/support/wait-until.js'
import type { StratusFileUpload } from './stratus-file-upload.js'
import './stratus-file-upload.define.js'

consoleGate()

const inside = <E extends HTMLElement>(element: StratusFileUpload, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)

/** Drops a file as a user does; whether the browser would go on with it. */
function drop(element: StratusFileUpload, file: File): boolean[] {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const zone = inside(element, '.zone')!
  return ['dragover', 'drop'].map((type) =>
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
  )
}

describe('<stratus-file-upload>', () => {
  it('takes a dropped file, shows its name and size, and is part of its form', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><stratus-file-upload name="image" label="Image File" required></stratus-file-upload></form>`,
    )
    const element = form.querySelector('stratus-file-upload')!
    expect(form.checkValidity()).to.equal(false)
    await expect(element).to.be.accessible()
    const file = new File([new Uint8Array(2048)], '<b>disk</b>.qcow2')
    setTimeout(() => drop(element, file))
    const { detail } = await oneEvent(element, 'stratus-file-change')
    await element.updateComplete
    expect(detail.file.name).to.equal('<b>disk</b>.qcow2')
    expect(inside(element, '.zone')!.textContent!.replace(/\s+/g, ' ')).to.contain('<b>disk</b>.qcow22.00 KiB')
    expect((new FormData(form).get('image') as File).size).to.equal(2048)
    expect(form.checkValidity()).to.equal(true)
    await expect(element).to.be.accessible()
    inside<HTMLButtonElement>(element, '.end')!.focus()
    inside<HTMLButtonElement>(element, '.end')!.click()
    expect(element.file).to.equal(null)
    await element.updateComplete
    expect(element.shadowRoot!.activeElement).to.equal(inside(element, '.choose'))
  })

  it("says 'Could not read the file' for one that cannot be read", async () => {
    const element = await fixture<StratusFileUpload>(html`<stratus-file-upload label="Key"></stratus-file-upload>`)
    const input = inside<HTMLInputElement>(element, 'input')!
    const broken = new File(['x'], 'gone.pem')
    broken.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob
    Object.defineProperty(input, 'files', { value: [broken] })
    input.dispatchEvent(new Event('change'))
    await waitUntil(() => inside(element, '.problem'))
    expect(inside(element, '.problem[role="alert"]')!.textContent).to.equal('Could not read the file')
    expect(element.file).to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('shows progress, asks to cancel, and takes no other file meanwhile', async () => {
    const element = await fixture<StratusFileUpload>(
      html`<stratus-file-upload
        label="Image"
        .file=${new File(['x'], 'a.iso')}
        .progress=${0.4}
      ></stratus-file-upload>`,
    )
    const bar = inside<HTMLProgressElement>(element, 'progress')!
    expect([bar.value, bar.ariaLabel]).to.deep.equal([0.4, 'Upload progress'])
    expect(inside<HTMLButtonElement>(element, '.choose')!.disabled).to.equal(true)
    let asked = 0
    element.addEventListener('stratus-cancel-request', () => asked++)
    inside<HTMLButtonElement>(element, '.end')!.click()
    expect(asked).to.equal(1)
    expect(drop(element, new File(['y'], 'b.iso')), 'the browser leaves the page for it').to.deep.equal([false, false])
    expect(element.file!.name).to.equal('a.iso')
    await expect(element).to.be.accessible()
  })

  it('bad input: a progress that is no number is one of which nothing is known', async () => {
    const element = await fixture<StratusFileUpload>(
      html`<stratus-file-upload label="Image" .progress=${0 / 0}></stratus-file-upload>`,
    )
    const bar = () => inside<HTMLProgressElement>(element, 'progress')?.value
    expect([bar(), inside(element, '.end')!.textContent!.trim()]).to.deep.equal([0, 'Cancel'])
    expect(takeConsole()).to.deep.equal(['<stratus-file-upload> progress must be a number from 0 to 1.'])
    Object.assign(element, { progress: undefined })
    await element.updateComplete
    expect([bar(), inside(element, '.end')]).to.deep.equal([undefined, null])
  })

  it('says once that a file was chosen, when it is there', async () => {
    const element = await fixture<StratusFileUpload>(
      html`<stratus-file-upload label="Image File"></stratus-file-upload>`,
    )
    const told: unknown[] = []
    for (const type of ['input', 'change']) element.addEventListener(type, () => told.push([type, element.file?.name]))
    const input = inside<HTMLInputElement>(element, 'input')!
    const chosen = new DataTransfer()
    chosen.items.add(new File(['x'], 'disk.raw'))
    input.files = chosen.files
    // As browsers do.
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await oneEvent(element, 'change')
    expect(told).to.deep.equal([
      ['input', 'disk.raw'],
      ['change', 'disk.raw'],
    ])
  })

  it('shows what went wrong in the words of the page', async () => {
    const element = await fixture<StratusFileUpload>(
      html`<stratus-file-upload label="Image" error="The upload was refused."></stratus-file-upload>`,
    )
    expect(inside(element, '.problem')!.textContent).to.equal('The upload was refused.')
  })

  it('is a group named by its label, and keeps the browser from opening what is dropped', async () => {
    const element = await fixture<StratusFileUpload>(html`<stratus-file-upload label="Key"></stratus-file-upload>`)
    const zone = inside(element, '.zone')!
    const label = () => zone.getAttribute('aria-labelledby')
    expect([zone.getAttribute('role'), inside(element, `#${label()}`)!.textContent]).to.deep.equal(['group', 'Key'])
    expect(['.choose', '.muted'].map((part) => inside(element, part)!.textContent!.trim())).to.deep.equal([
      'Choose a file',
      'or drop it here',
    ])
    const files = new DataTransfer()
    files.items.add(new File(['x'], 'x.pem'))
    const words = new DataTransfer()
    words.setData('text/plain', 'x')
    const goesOn = (type: string, dataTransfer: DataTransfer) =>
      zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    expect(['dragover', 'drop'].map((type) => goesOn(type, words))).to.deep.equal([true, true])
    expect(goesOn('dragover', files)).to.equal(false)
    await element.updateComplete
    expect(zone.classList.contains('over')).to.equal(true)
    expect(goesOn('drop', files)).to.equal(false)
    await element.updateComplete
    expect(zone.classList.contains('over')).to.equal(false)
    await waitUntil(() => element.file)
    element.label = ''
    await element.updateComplete
    expect(label()).to.equal(null)
  })
})
