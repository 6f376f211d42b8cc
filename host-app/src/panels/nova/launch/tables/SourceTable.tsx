import type { Image, Volume, VolumeSnapshot } from '@stratus/api-client'
import { useLaunchState } from '../model/LaunchContext.js'
import { ChoiceTable } from './ChoiceTable.js'
import { SourceDrawer } from './drawers.js'
import type { SourceType } from '../model/launch-spec.js'
import { withSource } from '../model/preselect.js'
import { imageTable, volumeSnapshotTable, volumeTable } from './source-tables.js'

const noImages: readonly Image[] = []
const noVolumes: readonly Volume[] = []
const noSnapshots: readonly VolumeSnapshot[] = []

/** The sources of one type. */
export function SourceTable({ type }: { type: SourceType }) {
  const { spec, lists, frame, model } = useLaunchState()
  const onChange = (source: readonly (Image | Volume | VolumeSnapshot)[]) =>
    model.change((before) => withSource(before, type, source, frame.volumeService))
  // A change of the type empties the selection: what is selected is of this type (L-SEL-02).
  if (type === 'volume')
    return (
      <ChoiceTable<Volume>
        key={type}
        table={volumeTable}
        list="volumes"
        min={1}
        available={lists.volumes ?? noVolumes}
        allocated={spec.source as readonly Volume[]}
        onChange={onChange}
        renderDrawer={(volume) => <SourceDrawer properties={volume.volume_image_metadata} of="volume" />}
      />
    )
  if (type === 'volume_snapshot')
    return (
      <ChoiceTable<VolumeSnapshot>
        key={type}
        table={volumeSnapshotTable}
        list="volumeSnapshots"
        min={1}
        available={lists.volumeSnapshots ?? noSnapshots}
        allocated={spec.source as readonly VolumeSnapshot[]}
        onChange={onChange}
        renderDrawer={(snapshot) => <SourceDrawer properties={snapshot.metadata} of="volume" />}
      />
    )
  return (
    <ChoiceTable<Image>
      key={type}
      table={imageTable}
      list="images"
      min={1}
      available={(type === 'image' ? lists.images?.images : lists.images?.snapshots) ?? noImages}
      allocated={spec.source as readonly Image[]}
      onChange={onChange}
      renderDrawer={(image) => (
        <SourceDrawer properties={image.properties} minDisk={image.min_disk} minRam={image.min_ram} of="image" />
      )}
    />
  )
}
