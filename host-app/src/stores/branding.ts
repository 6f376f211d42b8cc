import { t } from '@stratus/widgets'

/** A value for the light theme and one for the dark. */
interface Pair {
  readonly light: string
  readonly dark: string
}

export interface OperatorLink {
  readonly label: string
  readonly url: string
}

/** A message of the operator for everybody, for a time or until it is taken out of the file. */
export interface OperatorBanner {
  /** Another one when anything of it changes. */
  readonly id: string
  readonly text: string
  readonly severity: 'info' | 'warning' | 'error'
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly link?: OperatorLink | undefined
}

/** What the operator has made of the dashboard. The server has checked it. */
export interface Branding {
  readonly name?: string
  /** Below the web root; of both themes, unless the dark one has its own. */
  readonly logo?: string
  readonly logoDark?: string
  /** Of tabs and bookmarks; the server has put it into the document. */
  readonly icon?: string
  readonly accent?: Pair
  readonly onAccent?: Pair
  /** Who can give what a policy refuses. */
  readonly help?: { readonly name: string; readonly url?: string | undefined }
  readonly links: readonly OperatorLink[]
  readonly signInText?: string
  readonly banners: readonly OperatorBanner[]
}

/** A dashboard of which no operator has made anything. */
export const plainBranding: Branding = { links: [], banners: [] }

/** Reads what the server has put into the document. */
export function readBranding(page: Document): Branding {
  const content = page.querySelector<HTMLMetaElement>('meta[name="stratus-branding"]')?.content
  return content ? (JSON.parse(content) as Branding) : plainBranding
}

/** Who can give what a policy refuses, as a sentence; undefined where nobody is named. */
export function whoCanHelp({ help }: Branding): string | undefined {
  return help && t('%s can help.', [help.name])
}

/** Where help is found: who can help first. Where no operator has said so, where Horizon's own 'Help' leads. */
export function helpLinks(branding: Branding): readonly OperatorLink[] {
  if (branding === plainBranding) return [{ label: t('OpenStack documentation'), url: 'https://docs.openstack.org/' }]
  const { help, links } = branding
  return help?.url ? [{ label: help.name, url: help.url }, ...links] : links
}

/** Gives a page the operator's colours; what is made of the accent follows by itself. */
export function applyColours({ accent, onAccent }: Branding, root: HTMLElement): void {
  if (accent) root.style.setProperty('--stratus-accent', `light-dark(${accent.light}, ${accent.dark})`)
  if (onAccent) root.style.setProperty('--stratus-on-accent', `light-dark(${onAccent.light}, ${onAccent.dark})`)
}

/** The banners whose time it is, and when that changes next, ms. */
export function bannersAt(banners: readonly OperatorBanner[], now: number): { shown: OperatorBanner[]; next: number } {
  const begins = ({ from }: OperatorBanner) => (from ? Date.parse(from) : -Infinity)
  const ends = ({ until }: OperatorBanner) => (until ? Date.parse(until) : Infinity)
  return {
    shown: banners.filter((banner) => begins(banner) <= now && now < ends(banner)),
    next: Math.min(...banners.flatMap((banner) => [begins(banner), ends(banner)]).filter((time) => time > now)),
  }
}
