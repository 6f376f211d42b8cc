const words = (text: string) => new Set(text.split(' '))

/** Elements without content. */
export const voidTags = words('area base br col embed hr img input link meta param source track wbr')

/** Each ends a paragraph that is open. */
const endParagraph = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li dd dt main menu nav ol p pre search section summary table ul',
)

/** Nothing outside of them is ended from inside. */
const borders = words('table td th caption button object applet marquee template html svg math')
const listBorders = words('table td th caption object applet marquee html ul ol menu dl svg math')

/** What a start ends that is still open, and how far outside that may stand. */
const endsBefore: readonly (readonly [
  starts: ReadonlySet<string>,
  ends: ReadonlySet<string>,
  within: ReadonlySet<string>,
])[] = [
  [endParagraph, words('p'), borders],
  [words('li'), words('li'), listBorders],
  [words('dt dd'), words('dt dd'), listBorders],
  [words('option optgroup'), words('option'), words('select datalist optgroup')],
  [words('optgroup'), words('optgroup'), words('select')],
  [words('td th tr tbody thead tfoot'), words('td th'), words('table')],
  [words('tr tbody thead tfoot'), words('tr'), words('table')],
  [words('tbody thead tfoot'), words('tbody thead tfoot'), words('table')],
  [words('caption colgroup tbody thead tfoot tr td th'), words('caption colgroup'), words('table')],
]

/** An end tag of these reaches to the table they are parts of; others reach to the cell. */
const tableParts = words('td th tr tbody thead tfoot caption colgroup table')
const table = words('table')
const cell = words('table td th caption')

/** Keeps what is open, and tells of each end: those that stand in the page and those that HTML lets it leave out. */
export function createNesting(onEnd: (tag: string) => void) {
  const open: string[] = []
  const closeFrom = (index: number) => {
    while (open.length > index) onEnd(open.pop() ?? '')
  }
  const nearest = (tags: ReadonlySet<string>, within: ReadonlySet<string>) => {
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const tag = open[at] ?? ''
      if (tags.has(tag)) return at
      if (within.has(tag)) return -1
    }
    return -1
  }
  return {
    start(tag: string, closed: boolean, emit: () => void): void {
      for (const [starts, ends, within] of endsBefore) {
        const at = starts.has(tag) ? nearest(ends, within) : -1
        if (at >= 0) closeFrom(at)
      }
      emit()
      if (voidTags.has(tag)) return
      const ofPicture = tag === 'svg' || tag === 'math' || open.includes('svg') || open.includes('math')
      if (closed && ofPicture) onEnd(tag)
      else open.push(tag)
    },
    /** An end without a start is nothing. */
    end(tag: string): void {
      const at = nearest(new Set([tag]), tableParts.has(tag) ? table : cell)
      if (at >= 0) closeFrom(at)
    },
    endAll(): void {
      closeFrom(0)
    },
  }
}
