import { contains, textAt, type Contender } from './contender.js'
import { fields, type BenchRow } from './data.js'

const height = 36
const drawn = 32

/** What a line has around its cells. */
export interface Parts {
  /** Above the lines. */
  head?(): HTMLElement
  /** Puts it into a new line. @returns what a row that comes into the line changes in it */
  dress?(line: HTMLElement): (row: BenchRow, index: number) => void
}

interface Line {
  readonly node: HTMLElement
  readonly cells: readonly HTMLElement[]
  readonly tick: HTMLInputElement
  readonly show: ((row: BenchRow, index: number) => void) | undefined
  row?: BenchRow
}

/** A list written by hand for this one case: lines take turns, and cells are patched in place. */
export function handWritten({ head, dress }: Parts): Contender {
  let box: HTMLElement
  let sizer: HTMLElement
  let all: readonly BenchRow[] = []
  let view: readonly BenchRow[] = []
  let sorted = false
  let wanted = ''
  const selected = new Set<string>()
  const lines: Line[] = []

  function draw(): void {
    const start = Math.max(0, Math.floor(box.scrollTop / height) - 4)
    for (let slot = 0; slot < lines.length; slot++) {
      const index = start + ((slot - (start % lines.length) + lines.length) % lines.length)
      const line = lines[slot]!
      const row = view[index]
      line.node.hidden = !row
      if (!row) continue
      line.node.style.transform = `translateY(${index * height}px)`
      line.tick.checked = selected.has(row.id)
      if (line.row === row) continue
      line.row = row
      line.show?.(row, index)
      for (let cell = 0; cell < fields.length; cell++) {
        const text = String(row[fields[cell]!])
        if (line.cells[cell]!.textContent !== text) line.cells[cell]!.textContent = text
      }
    }
  }

  function compute(): void {
    const filtered = wanted ? all.filter((row) => contains(row, wanted)) : all
    view = sorted ? [...filtered].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)) : filtered
    sizer.style.height = `${view.length * height}px`
    draw()
  }

  return {
    mount(place, rows) {
      box = document.createElement('div')
      box.className = 'bare'
      sizer = document.createElement('div')
      for (let slot = 0; slot < drawn; slot++) {
        const node = document.createElement('div')
        node.className = 'line'
        const tick = document.createElement('input')
        tick.type = 'checkbox'
        node.append(tick)
        const cells = fields.map(() => node.appendChild(document.createElement('span')))
        sizer.append(node)
        lines.push({ node, cells, tick, show: dress?.(node) })
      }
      if (head) box.append(head())
      box.append(sizer)
      place.append(box)
      box.addEventListener('scroll', draw, { passive: true })
      all = rows
      compute()
    },
    sort() {
      sorted = true
      compute()
    },
    filter(text) {
      wanted = text.toLowerCase()
      compute()
    },
    update(rows) {
      all = rows
      compute()
    },
    selectAll() {
      for (const row of view) selected.add(row.id)
      draw()
    },
    scroller: () => box,
    firstName: () => view[Math.floor(box.scrollTop / height)]?.name ?? '',
    filled: () => textAt(200, 400) !== '',
  }
}
