/** Opens an instance's console in a window of its own, as large as Horizon makes it. */
export function openConsole(href: string, id: string): void {
  window.open(href, `stratus-console-${id}`, 'width=760,height=560,resizable=yes,scrollbars=yes')
}
