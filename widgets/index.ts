/** Classes, types and texts of the kit. Importing a class does not register it: `define` or `define/<element>` does. */
export { addLanguage, pageLanguage, t, tn, type Catalogue } from './internal/localize.js'
export { version, versions } from './internal/define.js'
export { dismissTopLayer, hasUnsavedInput, isModalOpen } from './internal/dismissible-stack.js'
export { StratusElement } from './internal/stratus-element.js'
export type { Action } from './internal/actions.js'
export type { Clock } from './internal/pausable-timer.js'
export {
  isMessageType,
  messageFromTuple,
  messagePrefix,
  messageTone,
  messageTypes,
  splitDetails,
  type Message,
  type MessageTuple,
  type MessageType,
  type Tone,
} from './internal/message-model.js'
export {
  barFullness,
  limitOf,
  percentLabel,
  pieFullness,
  quota,
  type Fullness,
  type Quota,
  type QuotaInput,
} from './internal/quota-model.js'
export {
  cookieTimeZone,
  formatAge,
  formatMediumDate,
  formatRelative,
  formatShortDate,
  toIsoDate,
  type Moment,
} from './format/dates.js'
export {
  formatBytes,
  formatGigabytes,
  formatItemCount,
  formatLimit,
  formatMegabytes,
  type Amount,
} from './format/numbers.js'
export { decode, formatNoName, formatNoUnderscore, formatNoValue, formatTitle, formatYesNo } from './format/texts.js'
export { validateNumberMax, validateNumberMin, validatePasswordMatch, validateUnique } from './format/validators.js'

export { StratusActionList } from './action-list/stratus-action-list.js'
export { StratusActionMenu } from './action-list/stratus-action-menu.js'
export type {
  ActionEvent,
  MenuEvent,
  StratusActionListEventMap,
  StratusActionMenuEventMap,
} from './action-list/action-list.events.js'
export { StratusAlert, type AlertFade } from './alert/stratus-alert.js'
export type { StratusAlertEventMap } from './alert/stratus-alert.events.js'
export { StratusBarChart } from './bar-chart/stratus-bar-chart.js'
export type { BarPart } from './bar-chart/bar-model.js'
export { StratusConsoleLog } from './console-log/stratus-console-log.js'
export type { StratusConsoleLogEventMap } from './console-log/stratus-console-log.events.js'
export type { DayRange } from './date-range/date-model.js'
export { StratusDateRange } from './date-range/stratus-date-range.js'
export type { StratusDateRangeEventMap } from './date-range/stratus-date-range.events.js'
export { StratusDecryptPassword } from './decrypt-password/stratus-decrypt-password.js'
export type { StratusDecryptPasswordEventMap } from './decrypt-password/stratus-decrypt-password.events.js'
export { StratusDeleteModal } from './delete-modal/stratus-delete-modal.js'
export type { DeleteRequest, DeleteResult } from './delete-modal/stratus-delete-modal.js'
export { StratusFacetedSearch } from './faceted-search/stratus-faceted-search.js'
export type { SearchDetail, StratusFacetedSearchEventMap } from './faceted-search/stratus-faceted-search.events.js'
export {
  formatTerm,
  parseQuery,
  parseTerm,
  queryObject,
  queryOf,
  type Facet,
  type FacetOption,
  type Term,
} from './faceted-search/query-model.js'
export { meetsTerms } from './faceted-search/term-filter.js'
export { StratusFileUpload } from './file-upload/stratus-file-upload.js'
export type { StratusFileUploadEventMap } from './file-upload/stratus-file-upload.events.js'
export { headerFailureMessage } from './header-slot/header-failure.js'
export { StratusHeaderSlot } from './header-slot/stratus-header-slot.js'
export type { StratusHeaderSlotEventMap } from './header-slot/stratus-header-slot.events.js'
export { iconNames, isIconName, type IconName } from './icon/icons.js'
export { StratusIcon } from './icon/stratus-icon.js'
export type { Assignment, Member, Role } from './membership/membership-model.js'
export type { MembershipLabels } from './membership/membership-texts.js'
export { StratusMembership } from './membership/stratus-membership.js'
export type { StratusMembershipEventMap } from './membership/stratus-membership.events.js'
export { metadataLabels, schedulerHintLabels, type MetadataLabels } from './metadata-tree/metadata-texts.js'
export type { Metadata, MetadataChange, MetadataObject, Namespace } from './metadata-tree/namespace-tree.js'
export type { PropertyDefinition } from './metadata-tree/property-model.js'
export { StratusMetadataTree } from './metadata-tree/stratus-metadata-tree.js'
export type { MetadataChangeDetail, StratusMetadataTreeEventMap } from './metadata-tree/stratus-metadata-tree.events.js'
export { StratusModal } from './modal-stack/stratus-modal.js'
export { StratusModalStack } from './modal-stack/stratus-modal-stack.js'
export type { ModalHandle, ModalOptions } from './modal-stack/stratus-modal-stack.js'
export type {
  AfterCloseDetail,
  CloseRequestDetail,
  CloseSource,
  ModalSubmitDetail,
  StratusModalEventMap,
} from './modal-stack/stratus-modal.events.js'
export { StratusNumberInput } from './number-input/stratus-number-input.js'
export type { StratusNumberInputEventMap } from './number-input/stratus-number-input.events.js'
export type { Load as ChartLoad, LoadParams as ChartLoadParams } from './line-chart/chart-loader.js'
export {
  chartUrl,
  type ChartAnswer,
  type ChartSeries,
  type ChartSettings,
  type ChartStats,
} from './line-chart/series-model.js'
export { StratusLineChart } from './line-chart/stratus-line-chart.js'
export type { StratusLineChartEventMap } from './line-chart/stratus-line-chart.events.js'
export { StratusPeriodPicker } from './period-picker/stratus-period-picker.js'
export type { Period } from './period-picker/period-model.js'
export type { StratusPeriodPickerEventMap } from './period-picker/stratus-period-picker.events.js'
export { StratusPasswordPair } from './password-pair/stratus-password-pair.js'
export type { StratusPasswordPairEventMap } from './password-pair/stratus-password-pair.events.js'
export { StratusQuotaBar } from './quota-bar/stratus-quota-bar.js'
export { StratusQuotaPie } from './quota-pie/stratus-quota-pie.js'
export type { Schema } from './schema-form/schema.js'
export { StratusSchemaForm } from './schema-form/stratus-schema-form.js'
export type { StratusSchemaFormEventMap } from './schema-form/stratus-schema-form.events.js'
export { StratusSideNav, type SideNavStore } from './side-nav/stratus-side-nav.js'
export type { NavDashboard, NavGroup, NavPanel } from './side-nav/side-nav-model.js'
export type { StratusSideNavEventMap } from './side-nav/stratus-side-nav.events.js'
export { StratusStackTopology } from './stack-topology/stratus-stack-topology.js'
export type { StackViewName, StratusStackTopologyEventMap } from './stack-topology/stratus-stack-topology.events.js'
export { StratusTabs, type Tab } from './tabs/stratus-tabs.js'
export type { StratusTabsEventMap } from './tabs/stratus-tabs.events.js'
export { StratusToaster } from './toaster/stratus-toaster.js'
export type { StratusToasterEventMap } from './toaster/stratus-toaster.events.js'
export type { Toast, ToastInput } from './toaster/toast-model.js'
export { StratusTransferTable } from './transfer-table/stratus-transfer-table.js'
export type {
  StratusTransferTableEventMap,
  TransferDetail,
  TransferExpandDetail,
  TransferList,
} from './transfer-table/stratus-transfer-table.events.js'
export type { TransferLabels } from './transfer-table/transfer-texts.js'
export { StratusWizard } from './wizard/stratus-wizard.js'
export { StratusWizardStep } from './wizard/stratus-wizard-step.js'
export type { StratusWizardStepEventMap } from './wizard/stratus-wizard-step.events.js'
export type { Readiness } from './wizard/step-model.js'
export type {
  AuthErrorDetail,
  StepChangeDetail,
  StratusWizardEventMap,
  WizardFinishDetail,
  WizardReadyDetail,
} from './wizard/stratus-wizard.events.js'
export { StratusLiveTable } from './live-table/stratus-live-table.js'
export { StratusColumnChooser } from './live-table/stratus-column-chooser.js'
export type { Cell, CellDescriptor, Tone as CellTone } from './live-table/data/cell.js'
export type {
  Category,
  CellValue,
  Column,
  ColumnType,
  Density,
  Paging,
  Row,
  RowKey,
  RowState,
  Sort,
  TableError,
  TableState,
  TableStore,
} from './live-table/data/column.js'
export type { TableAnswer, TableQuery, TableSource } from './live-table/data/table-source.js'
export type { ColumnLayout } from './live-table/columns/columns-model.js'
export type {
  BatchActionEvent,
  CategoryChangeEvent,
  ColumnsChangeEvent,
  PageChangeEvent,
  RowActionEvent,
  RowExpandEvent,
  SearchChangeEvent,
  SelectionChangeEvent,
  SortChangeEvent,
  StratusLiveTableEventMap,
} from './live-table/live-table.events.js'
export { StratusTopologyBalloon, type BalloonAnchor, type BalloonSource } from './topology/stratus-topology-balloon.js'
export type {
  StratusTopologyBalloonEventMap,
  TopologyActionDetail,
  TopologyActionsEventMap,
  TopologyMessagesEventMap,
} from './topology/stratus-topology-balloon.events.js'
export type { BalloonAction, BalloonDeed } from './topology/balloon/balloon-model.js'
export type { DeleteResult as TopologyDeleteResult } from './topology/balloon/delete-frame.js'
export type { DeleteTransport } from './topology/balloon/delete-flow.js'
export { deleteAction, deletePage, type DeleteTarget } from './topology/balloon/delete-target.js'
export type { DrawMode } from './topology/flat/flat-model.js'
export { StratusTopologyFlat } from './topology/stratus-topology-flat.js'
export { StratusTopology, type TopologyState } from './topology/stratus-topology.js'
export type { StratusTopologyEventMap, TopologyViewName } from './topology/stratus-topology.events.js'
export { StratusTopologyOutline } from './topology/stratus-topology-outline.js'
export type { StratusTopologyOutlineEventMap } from './topology/stratus-topology-graph.events.js'
export { StratusTopologyGraph } from './topology/stratus-topology-graph.js'
export type {
  CollapseDetail,
  OpenDetail,
  StratusTopologyGraphEventMap,
} from './topology/stratus-topology-graph.events.js'
export type { PlaceStore } from './topology/graph/graph-engine.js'
export type { LayoutName } from './topology/graph/graph-scene.js'
export type { Viewport } from './topology/viewport/viewport-model.js'
export {
  type NodeKind,
  type NodeRef,
  type Pending,
  type Topology,
  type TopologyNode,
} from './topology/model/topology-model.js'
export { parseTopology } from './topology/model/parse-topology.js'
export type { TopologySearch } from './topology/model/topology-search.js'
export type { StratusTopologyFlatEventMap } from './topology/stratus-topology-flat.events.js'
