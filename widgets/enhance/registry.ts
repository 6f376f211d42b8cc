import { fadingAlerts } from './alert-fade.js'
import { alerts } from './alerts.js'
import { barCharts, limitCharts, quotaBars } from './charts.js'
import { launchClassic, subnetForm, volumeCreate } from './classic-forms.js'
import { consoleLog } from './console-log.js'
import type { Behaviour, Delegate } from './context.js'
import { formsets, switchable } from './form-parts.js'
import { lineCharts } from './line-charts.js'
import { login } from './login.js'
import { membership } from './membership.js'
import { menus, menuToggles } from './menus.js'
import { modalLinks } from './modal-links.js'
import { pageFields } from './page-fields.js'
import { pageWorkflow } from './page-workflow.js'
import { passwordFields } from './password-fields.js'
import { passwordPage } from './password.js'
import { periodForm, usageDates } from './period-forms.js'
import { spinners } from './spinners.js'
import { submitOnce } from './submit-once.js'
import { tableActions } from './table-actions.js'
import { serverFilter, tableFilter } from './table-filter.js'
import { tableRegion } from './table-region.js'
import { tableRows } from './table-rows.js'
import { tableSelection } from './table-selection.js'
import { tableSort } from './table-sort.js'
import { pageTabs } from './tabs.js'
import { networkTopology, stackTopology } from './topologies.js'

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
  launchClassic,
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
