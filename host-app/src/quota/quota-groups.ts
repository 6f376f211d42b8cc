/** The quotas of a project by the service that keeps them, in the order of Horizon's pages. Titles are English. @texts */
export const quotaGroups = [
  {
    service: 'nova',
    title: 'Compute',
    names: [
      'instances',
      'cores',
      'ram',
      'metadata_items',
      'key_pairs',
      'server_groups',
      'server_group_members',
      'injected_files',
      'injected_file_content_bytes',
      'injected_file_path_bytes',
    ],
  },
  { service: 'cinder', title: 'Volume', names: ['volumes', 'snapshots', 'gigabytes'] },
  {
    service: 'neutron',
    title: 'Network',
    names: ['network', 'subnet', 'port', 'router', 'floatingip', 'security_group', 'security_group_rule'],
  },
] as const

/** Sentence about the limits of a form. */
export const unlimitedHelp = '-1 stands for unlimited.'

/** What a cloud calls a quota, in our words: its MB and GB are powers of 1024 (DEC-86). */
export const quotaLabel = (label: string): string =>
  label
    .replace('(MB)', '(MiB)')
    .replace('(GB)', '(GiB)')
    .replace(/\bVCPU/, 'vCPU')
