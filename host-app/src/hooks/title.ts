/** `<page> – <project> – <name of the dashboard>`; what is not known is left out. */
export function titleOf(page: string, project: string | null | undefined, name = 'Stratus'): string {
  return [page, project, name].filter(Boolean).join(' – ')
}
