interface MetadataEditorProps {
  namespaces: readonly unknown[]
  existing: Readonly<Record<string, string>>
  onChange(metadata: Readonly<Record<string, string>>): void
}

export function MetadataEditor(_: MetadataEditorProps) {
  return null
}
