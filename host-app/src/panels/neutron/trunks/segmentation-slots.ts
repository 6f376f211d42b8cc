interface Port {
  readonly id: string
}

/** Cells of the table that the page fills with fields: one slot a port and field, the same each time it is asked for. */
export function segmentationSlots() {
  const slots = new Map<string, HTMLSlotElement>()
  const slot = (field: 'type' | 'id', { id }: Port): HTMLSlotElement => {
    const name = slotName(field, id)
    const known = slots.get(name) ?? document.createElement('slot')
    known.name = name
    slots.set(name, known)
    return known
  }
  return { type: (port: Port) => slot('type', port), id: (port: Port) => slot('id', port) }
}

export function slotName(field: 'type' | 'id', portId: string): string {
  return `allocated-segmentation-${field}-${portId}`
}
