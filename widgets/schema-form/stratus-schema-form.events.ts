export interface StratusSchemaFormEventMap {
  /** The user changed something; `valid` tells whether the value fits the schema. */
  'stratus-change': CustomEvent<{ readonly value: unknown; readonly valid: boolean }>
}
