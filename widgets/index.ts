/** Classes, types and texts of the kit. Importing a class does not register it: `define` or `define/<element>` does. */
export { addLanguage, pageLanguage, t, tn, type Catalogue } from './internal/localize.js'
export { configure, type KitOptions } from './internal/configure.js'
export * from './elements.js'
export { versions } from './internal/define.js'
export { version } from './internal/version.js'
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
  formatAmount,
  formatBytes,
  formatGibibytes,
  formatGigabytes,
  formatItemCount,
  formatLimit,
  formatMebibytes,
  formatMegabytes,
  type Amount,
} from './format/numbers.js'
export { instanceStatus, instanceStatusLabels, type ShownStatus } from './format/instance-status.js'
export { decode, formatNoName, formatNoUnderscore, formatNoValue, formatTitle, formatYesNo } from './format/texts.js'
export { validateNumberMax, validateNumberMin, validatePasswordMatch, validateUnique } from './format/validators.js'

export type { ActionEvent, MenuEvent } from './action-list/action-list.events.js'
export type { AlertFade } from './alert/stratus-alert.js'
export type { BadgeTone } from './badge/stratus-badge.js'
export type { BarPart } from './bar-chart/bar-model.js'
export type { Crumb } from './breadcrumbs/stratus-breadcrumbs.events.js'
export type { ButtonVariant } from './button/stratus-button.js'
export { isDay, type DayRange } from './date-range/date-model.js'
export type { DeleteRequest, DeleteResult } from './delete-modal/stratus-delete-modal.js'
export type { DeleteUse } from './delete-modal/usage.js'
export type { SearchDetail } from './faceted-search/stratus-faceted-search.events.js'
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
export { headerFailureMessage } from './header-slot/header-failure.js'
export { iconNames, isIconName, type IconName } from './icon/icons.js'
export type { Assignment, Member, Role } from './membership/membership-model.js'
export type { MembershipLabels } from './membership/membership-texts.js'
export { metadataLabels, schedulerHintLabels, type MetadataLabels } from './metadata-tree/metadata-texts.js'
export type { Metadata, MetadataChange, MetadataObject, Namespace } from './metadata-tree/namespace-tree.js'
export type { PropertyDefinition } from './metadata-tree/property-model.js'
export type { MetadataChangeDetail } from './metadata-tree/stratus-metadata-tree.events.js'
export type { ModalHandle, ModalOptions } from './modal-stack/stratus-modal-stack.js'
export type {
  AfterCloseDetail,
  CloseRequestDetail,
  CloseSource,
  ModalSubmitDetail,
} from './modal-stack/stratus-modal.events.js'
export type { Load as ChartLoad, LoadParams as ChartLoadParams } from './line-chart/chart-loader.js'
export {
  chartUrl,
  type ChartAnswer,
  type ChartSeries,
  type ChartSettings,
  type ChartStats,
} from './line-chart/series-model.js'
export { rangeOfPeriod, usualPeriods, type Period } from './period-picker/period-model.js'
export type { Schema } from './schema-form/schema.js'
export type { SelectOption } from './select/options-model.js'
export type { SideNavStore } from './side-nav/stratus-side-nav.js'
export type { NavDashboard, NavGroup, NavPanel } from './side-nav/side-nav-model.js'
export type { StackViewName } from './stack-topology/stratus-stack-topology.events.js'
export type { Tab } from './tabs/stratus-tabs.js'
export type { TextFieldType } from './text-field/stratus-text-field.js'
export type { Toast, ToastInput } from './toaster/toast-model.js'
export type {
  TransferDetail,
  TransferExpandDetail,
  TransferList,
} from './transfer-table/stratus-transfer-table.events.js'
export type { TransferLabels } from './transfer-table/transfer-texts.js'
export type { Readiness } from './wizard/step-model.js'
export type {
  AuthErrorDetail,
  StepChangeDetail,
  WizardFinishDetail,
  WizardReadyDetail,
} from './wizard/stratus-wizard.events.js'
export type { Cell, CellDescriptor, Tone as CellTone } from './live-table/data/cell.js'
export type {
  Category,
  CellValue,
  Column,
  ColumnType,
  Density,
  Overflow,
  Paging,
  Row,
  RowKey,
  RowState,
  Sort,
  SortBy,
  TableError,
  TableState,
  TableStore,
  TreeOptions,
} from './live-table/data/column.js'
export type { TableAnswer, TableQuery, TableSource } from './live-table/data/table-source.js'
export type { ColumnEdit, EditKind, EditOption } from './live-table/data/column-edit.js'
export type { ColumnFilter, FilterKind, TableFilters } from './live-table/data/column-filter.js'
export type { ColumnLayout, Pin } from './live-table/data/layout.js'
export type {
  BatchActionEvent,
  CellsChangeEvent,
  MatchingRows,
  CategoryChangeEvent,
  CellEdit,
  CellEditEvent,
  ColumnsChangeEvent,
  CollapseChangeEvent,
  FilterChangeEvent,
  PageChangeEvent,
  RowActionEvent,
  RowExpandEvent,
  SearchChangeEvent,
  SelectionChangeEvent,
  SortChangeEvent,
} from './live-table/live-table.events.js'
export type { BalloonAnchor } from './topology/stratus-topology-balloon.js'
export type {
  NodeActionDetail,
  TopologyActionDetail,
  TopologyActionsEventMap,
  TopologyMessagesEventMap,
} from './topology/stratus-topology-balloon.events.js'
export type { BalloonAction, BalloonDeed } from './topology/balloon/balloon-model.js'
export type { NodeAction, NodeActions } from './topology/balloon/node-actions.js'
export type {
  Decorate,
  DecorateLink,
  DecorationTone,
  LinkDecoration,
  NodeBadge,
  NodeDecoration,
  NodeRing,
} from './topology/model/decorations.js'
export type { NodeId } from './topology/model/node-ids.js'
export type { DeleteResult as TopologyDeleteResult } from './topology/balloon/delete-frame.js'
export type { DeleteTransport } from './topology/balloon/delete-flow.js'
export { deleteAction, deletePage, type DeleteTarget } from './topology/balloon/delete-target.js'
export type { DrawMode } from './topology/flat/flat-model.js'
export type { TopologyState } from './topology/stratus-topology.js'
export type { CollapseDetail, OpenDetail } from './topology/stratus-topology-graph.events.js'
export type { PlaceStore } from './topology/graph/graph-engine.js'
export type { LayoutName, Place, TopologyLayout } from './topology/model/topology-layout.js'
export type { TopologyViewName } from './topology/toolbar/topology-memory.js'
export type { Viewport } from './topology/viewport/viewport-model.js'
export {
  type BalloonSource,
  type LinkDirection,
  type NodeKey,
  type NodePart,
  type NodeRef,
  type NodeSign,
  type Pending,
  type Topology,
  type TopologyLink,
  type TopologyNode,
} from './topology/model/topology-model.js'
export type { LinkData, NodeData, NodeState, TopologyData } from './topology/model/data-model.js'
export type { NodeGround, NodeKind, NodeKinds, NodeSize } from './topology/model/node-kinds.js'
export { isPortLink, type PortLink, type TopologyPort } from './topology/model/cloud-model.js'
export { parseTopology } from './topology/model/parse-topology.js'
export type { TopologySearch } from './topology/model/topology-search.js'
