export interface StratusHeaderSlotEventMap {
  /** The user chose another section of the header. */
  'stratus-section-change': CustomEvent<{ readonly id: string }>
}
