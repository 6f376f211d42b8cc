/** `<page> – <project> – Stratus`; what is not known is left out. */
export function titleOf(page: string, project: string | null | undefined): string {
  return [page, project, 'Stratus'].filter(Boolean).join(' – ')
}
