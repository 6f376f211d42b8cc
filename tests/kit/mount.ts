/** One element in one state. */
export interface Example {
  readonly tag: string
  readonly state: string
  readonly properties?: Readonly<Record<string, unknown>>
  /** Children of the page, as slot and text; a field where the tag says so. */
  readonly children?: ReadonlyArray<{ readonly tag?: string; readonly slot?: string; readonly text: string }>
  /** What has to happen once it is there. */
  act?(element: HTMLElement): unknown
  /** Parts of it are loaded when they are needed, so that two of them need not look the same at once. */
  readonly late?: boolean
  /** It refuses to be shown before it has everything. */
  readonly atOnce?: boolean
  /** It stands where a page would put it only with others around it: not measured alone. */
  readonly inner?: boolean
}

export interface Acting extends HTMLElement {
  readonly updateComplete: Promise<unknown>
  open(request: unknown): unknown
  add(message: unknown): unknown
}

export const inside = <E extends HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot!.querySelector<E>(selector)

export async function press(element: HTMLElement, selector: string): Promise<void> {
  await (element as Acting).updateComplete
  inside(element, selector)?.click()
}

/** The element of an example, not in the page yet. */
export function make({ tag, properties = {}, children = [] }: Example, order = Object.keys(properties)): HTMLElement {
  const element = document.createElement(tag)
  for (const child of children) {
    const node = document.createElement(child.tag ?? 'p')
    if (child.slot) node.slot = child.slot
    if (child.tag === 'input') node.setAttribute('aria-label', child.text)
    else node.textContent = child.text
    if (child.tag?.startsWith('stratus-')) Object.assign(node, { heading: child.text })
    element.append(node)
  }
  for (const name of order) Object.assign(element, { [name]: properties[name] })
  return element
}

/** Every element inside, through shadow roots. */
export function* deep(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element
    if (element.shadowRoot) yield* deep(element.shadowRoot)
  }
}

/** Until an element and those inside it have nothing more to draw. */
export async function settled(element: HTMLElement): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const all = [element, ...(element.shadowRoot ? deep(element.shadowRoot) : [])]
    await Promise.all(all.map((each) => (each as Partial<Acting>).updateComplete))
    await task()
  }
}

/** After what is waiting to run now; timers would wait longer the deeper they nest. */
function task(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(0)
  })
}

/** Puts an example into the page, in its state. */
export async function mount(example: Example, parent: Element = document.body): Promise<HTMLElement> {
  const element = make(example)
  parent.append(element)
  await settled(element)
  await example.act?.(element)
  await settled(element)
  return element
}

/** Puts examples into the page and takes them out again, one after the other. */
export async function comeAndGo(list: readonly Example[], times = 1): Promise<void> {
  for (let round = 0; round < times; round++) {
    for (const example of list) {
      const element = await mount(example)
      element.remove()
      document.body.replaceChildren()
    }
  }
}

/** What was stopped in a frame is over in the next one. */
export async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
