import type { TopologyData } from './model/data-model.js'
import type { TopologyLayout } from './model/topology-layout.js'
import type { Exportable, PictureFormat } from './toolbar/save-picture.js'

interface TopologyFilesHost {
  readonly name: string
  exportData(): Promise<TopologyData>
  setLayout(layout: unknown): boolean
  getLayout(): TopologyLayout | undefined
}

/** Files of the toolbar: pictures, data and layouts. Their code comes with the first one. */
export class TopologyFiles {
  /** @param picture - The graph or the flat view; null while the outline is shown. */
  constructor(
    private readonly host: TopologyFilesHost,
    private readonly picture: () => Promise<Exportable | null>,
  ) {}

  async save(format: PictureFormat): Promise<void> {
    const { host } = this
    const [view, files] = await Promise.all([this.picture(), import('./toolbar/save-picture.js')])
    if (format === 'data') files.saveData(await host.exportData(), host.name)
    else if (view) await files.savePicture(view, format, host.name)
  }

  /** Puts everything where a file says; null = it has no layout, undefined = none was chosen. */
  async openLayout(): Promise<TopologyLayout | null | undefined> {
    const layout = await (await import('./toolbar/save-picture.js')).openLayout()
    if (layout === undefined) return undefined
    return (this.host.setLayout(layout) && this.host.getLayout()) || null
  }
}
