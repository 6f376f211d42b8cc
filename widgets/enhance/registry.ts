import { fadingAlerts } from './page/alert-fade.js'
import { alerts } from './page/alerts.js'
import { barCharts, limitCharts, quotaBars } from './graphics/charts.js'
import { instanceLaunch, subnetForm, volumeCreate } from './horizon-forms/horizon-forms.js'
import { consoleLog } from './page/console-log.js'
import type { Behaviour, Delegate } from './core/context.js'
import { formsets, switchable } from './forms/dynamic-fields.js'
import { lineCharts } from './graphics/line-charts.js'
import { login } from './forms/login.js'
import { membership } from './forms/membership.js'
import { menus, menuToggles } from './page/menus.js'
import { modalLinks } from './modals/modal-links.js'
import { pageFields } from './forms/page-fields.js'
import { pageWorkflow } from './workflows/page-workflow.js'
import { passwordFields } from './forms/password-fields.js'
import { passwordPage } from './forms/instance-password.js'
import { periodForm, usageDates } from './forms/period-forms.js'
import { spinners } from './forms/spinners.js'
import { submitOnce } from './forms/submit-once.js'
import { tableActions } from './tables/table-actions.js'
import { serverFilter, tableFilter } from './tables/table-filter.js'
import { tableRegion } from './tables/table-region.js'
import { tableRows } from './tables/table-rows.js'
import { tableSelection } from './tables/table-selection.js'
import { tableSort } from './tables/table-sort.js'
import { pageTabs } from './page/tabs.js'
import { networkTopology, stackTopology } from './graphics/topologies.js'

/** What listens on a whole root. */
export const delegates: Readonly<Record<string, Delegate>> = {
  'modal-links': modalLinks,
  menus,
  'table-actions': tableActions,
  alerts,
  'submit-once': submitOnce,
}

/** What brings one kind of element to life, in this order: rows are remembered before anything touches them. */
export const behaviours: readonly Behaviour[] = [
  tableRows,
  pageFields,
  tableSelection,
  tableFilter,
  serverFilter,
  tableSort,
  tableRegion,
  menuToggles,
  membership,
  switchable,
  formsets,
  passwordFields,
  spinners,
  // Before the form that says what they add.
  quotaBars,
  subnetForm,
  volumeCreate,
  instanceLaunch,
  pageWorkflow,
  pageTabs,
  login,
  consoleLog,
  passwordPage,
  usageDates,
  periodForm,
  limitCharts,
  barCharts,
  lineCharts,
  networkTopology,
  stackTopology,
  fadingAlerts,
]
