/** A page may call anything as the shell calls its own: those ids are dropped, as ours must stay found. */
export function withoutUsedIds(content: DocumentFragment, place: HTMLElement): DocumentFragment {
  for (const element of content.querySelectorAll('[id]')) {
    const taken = document.getElementById(element.id)
    if (taken && !place.contains(taken)) element.removeAttribute('id')
  }
  return content
}
