/** The page says how large: while the script and the data are on their way, and as long as the page says so. */
export const sizedByData: ReadonlySet<string> = new Set([
  'stratus-console-log',
  'stratus-header-slot',
  'stratus-live-instances',
  'stratus-live-quota',
  'stratus-live-table',
  'stratus-membership',
  'stratus-metadata-tree',
  'stratus-schema-form',
  'stratus-side-nav',
  'stratus-stack-topology',
  'stratus-topology-flat',
  'stratus-transfer-table',
])

const picture = 'clamp(360px, calc(100vh - 270px), 1600px)'
/** With its bar of tools; as a padding, because what makes CSS small for Nuxt (cssnano) cannot read `clamp()` in a `calc()`. */
const withTools = `box-sizing: content-box; block-size: var(--stratus-topology-height, ${picture}); padding-block-end: 84px`

/** How large elements are as a rule, as declarations, so that their place is kept before they are there. */
export const reservedSizes: Readonly<Record<string, string>> = {
  'stratus-action-list': 'min-block-size: 26px; vertical-align: -8px',
  'stratus-alert': 'min-block-size: 44.3px',
  'stratus-bar-chart': 'min-block-size: 30px',
  'stratus-console-log': 'min-block-size: var(--stratus-reserve, 84px)',
  'stratus-badge': 'min-block-size: 21px; vertical-align: middle',
  'stratus-button': 'display: inline-flex; align-items: center; min-block-size: 32px',
  'stratus-copy-button': 'min-block-size: 32px; vertical-align: -11px',
  'stratus-date-range': 'min-block-size: 56.3px; inline-size: 308px; vertical-align: -11px',
  'stratus-decrypt-password': 'min-block-size: 499.9px',
  'stratus-faceted-search': 'min-block-size: 32px',
  'stratus-file-upload': 'min-block-size: 82.3px',
  'stratus-form-field': 'min-block-size: 56.3px',
  'stratus-icon': 'block-size: 16px; inline-size: 16px; vertical-align: -3px',
  'stratus-line-chart': 'block-size: calc(64px + var(--stratus-line-chart-height, 240px))',
  'stratus-live-instances': 'min-block-size: var(--stratus-reserve, 300px)',
  'stratus-live-quota': 'min-block-size: var(--stratus-reserve, 76px)',
  'stratus-live-table': 'min-block-size: var(--stratus-reserve, 300px)',
  'stratus-live-topology': withTools,
  'stratus-menu-button': 'min-block-size: 32px; vertical-align: -11px',
  'stratus-number-input': 'min-block-size: 56.3px; inline-size: 160px; vertical-align: -11px',
  'stratus-password-pair': 'min-block-size: 128.6px',
  'stratus-period-picker': 'min-block-size: 56.3px',
  'stratus-popover': 'min-block-size: 32px; vertical-align: -11px',
  'stratus-quota-bar': 'min-block-size: 29.4px',
  'stratus-quota-pie': 'min-block-size: 76.5px',
  'stratus-side-nav': 'inline-size: var(--stratus-side-nav-width, 232px)',
  'stratus-select': 'min-block-size: 56.3px',
  'stratus-tabs': 'padding-block: 52px 15px',
  'stratus-text-field': 'min-block-size: 56.3px',
  'stratus-topology': withTools,
  'stratus-topology-graph': `block-size: var(--stratus-topology-height, ${picture})`,
  'stratus-topology-outline': `block-size: var(--stratus-topology-height, ${picture})`,
}
