import { expect, fixture, html } from '@open-wc/testing'
import { consoleGate } from '../../../tests/support/expect-console.js'
import { switchableFields } from '../forms/switchable-fields/switchable-fields.js'
import { launchForm } from './launch-form.js'
import { subnetPool } from './subnet-pool.js'
import { volumeForm } from './volume-form.js'

consoleGate()

type Field = HTMLInputElement & HTMLSelectElement
const field = (form: HTMLElement, id: string) => form.querySelector<Field>(`#id_${id}`)!

function change(form: HTMLElement, id: string, value: string): void {
  field(form, id).value = value
  field(form, id).dispatchEvent(new Event('input', { bubbles: true }))
  field(form, id).dispatchEvent(new Event('change', { bubbles: true }))
}
const seen = (form: HTMLElement, ...ids: string[]) => ids.filter((id) => field(form, id).checkVisibility())
const text = (form: HTMLElement, id: string) => form.querySelector(`#${id}`)!.textContent

const subnetPage = html`<form>
  <select id="id_address_source" name="address_source">
    <option value="manual">Manual</option>
    <option value="subnetpool">Pool</option>
  </select>
  <select id="id_subnetpool" name="subnetpool">
    <option value="">Select a pool</option>
    <option value="p4" data-ip_version="4" data-min_prefixlen="8" data-default_prefixlen="26">pool-v4</option>
    <option value="p6" data-ip_version="6" data-min_prefixlen="64" data-max_prefixlen="66">pool-v6</option>
  </select>
  <select id="id_prefixlen" name="prefixlen"></select>
  <select id="id_ip_version" name="ip_version">
    <option value="4">IPv4</option>
    <option value="6">IPv6</option>
  </select>
</form>`

const volumePage = html`<form>
  <fieldset>
    <input id="id_name" name="name" />
    <div class="form-group">
      <select id="id_volume_source_type" class="switchable" data-slug="source">
        <option value="no_source_type">No source</option>
        <option value="snapshot_source">Snapshot</option>
        <option value="image_source">Image</option>
        <option value="volume_source">Volume</option>
      </select>
    </div>
    <div class="form-group">
      <select
        id="id_snapshot_source"
        class="switched"
        data-switch-on="source"
        data-source-snapshot_source="Use snapshot as a source"
      >
        <option value=""></option>
        <option value="s" data-size="4" data-name="snap">snap</option>
      </select>
    </div>
    <div class="form-group">
      <select
        id="id_type"
        class="switched"
        data-switch-on="source"
        data-source-no_source_type="Type"
        data-source-image_source="Type"
      >
        <option value="fast">fast</option>
        <option value="plain">plain</option>
      </select>
    </div>
    <input id="id_size" type="number" name="size" value="1" />
  </fieldset>
  <div id="id_show_volume_type_desc_div">
    <strong id="id_show_volume_type_name"></strong>
    <p id="id_show_volume_type_desc"></p>
  </div>
</form>`

const hidden = ['old_flavor_name', 'private_key', 'encrypted_password', 'decrypted_password', 'keypair_name']
const launchPage = html`<form>
  <div class="form-group">
    <select id="id_source_type" name="source_type">
      ${['image_id', 'instance_snapshot_id', 'volume_id', 'volume_image_id', 'volume_snapshot_id'].map(
        (value) => html`<option value=${value}>${value}</option>`,
      )}
    </select>
  </div>
  ${['image_id', 'instance_snapshot_id', 'volume_id', 'volume_snapshot_id'].map(
    (name) =>
      html`<div class="form-group">
        <select id=${`id_${name}`} name=${name}>
          <option value=""></option>
          <option value=${`${name}-1`}>1</option>
          <option value=${`${name}-2`}>2</option>
        </select>
      </div>`,
  )}
  <div class="form-group"><input id="id_volume_size" name="volume_size" type="number" value="1" /></div>
  <div class="form-group"><input id="id_device_name" name="device_name" value="vda" /></div>
  <div class="form-group">
    <input id="id_vol_delete_on_instance_delete" name="vol_delete_on_instance_delete" type="checkbox" checked />
  </div>
  <div class="form-group">
    <select id="id_flavor" name="flavor">
      <option value="f1">tiny</option>
      <option value="f2">small</option>
      <option value="f3">big</option>
    </select>
  </div>
  <input id="id_count" name="count" type="number" value="2" />
  <input type="file" name="private_key_file" />
  ${hidden.map((name) => html`<input type="hidden" name=${name} />`)}
  <span id="flavor_name"></span><span id="flavor_vcpus"></span><span id="flavor_disk"></span>
  <span id="flavor_ephemeral"></span><span id="flavor_disk_total"></span><span id="flavor_ram"></span>
  <div class="quota_bar" id="quota_vcpus" data-quota-limit="20" data-quota-used="4"></div>
  <div class="quota_bar" id="quota_volume_storage" data-quota-limit="1000" data-quota-used="0"></div>
</form>`

const launchData = {
  flavors: [
    { id: 'f1', name: 'tiny', vcpus: 1, disk: 1, ram: 512, 'OS-FLV-EXT-DATA:ephemeral': 5 },
    { id: 'f2', name: 'small', vcpus: 2, disk: 20, ram: 2048 },
    { id: 'f3', name: 'big', vcpus: 8, disk: 80, ram: 8192 },
  ],
  images: [
    { id: 'image_id-1', min_disk: 10, min_ram: 1024, size: 3 },
    { id: 'image_id-2', min_disk: 999, min_ram: 0, size: 1 },
  ],
}

describe('subnetPool()', () => {
  it('C-SUBNET-02 C-SUBNET-03 offers the lengths of the pool and locks the version, which is sent all the same', async () => {
    const form = await fixture<HTMLFormElement>(subnetPage)
    const dispose = subnetPool(form)
    expect(field(form, 'ip_version').disabled).to.equal(false)
    change(form, 'address_source', 'subnetpool')
    expect(field(form, 'ip_version').disabled).to.equal(true)
    change(form, 'subnetpool', 'p4')
    const lengths = () => [...field(form, 'prefixlen').options].map((option) => option.text)
    expect([lengths().length, lengths()[0], lengths().at(-1)]).to.deep.equal([25, '8', '32'])
    expect([field(form, 'prefixlen').value, lengths()[18]]).to.deep.equal(['26', '26 (pool default)'])
    change(form, 'subnetpool', 'p6')
    expect([lengths(), field(form, 'prefixlen').value]).to.deep.equal([['64', '65', '66'], ''])
    expect(new FormData(form).get('ip_version')).to.equal('6')
    change(form, 'address_source', 'manual')
    expect(field(form, 'ip_version').disabled).to.equal(false)
    dispose()
  })
})

it('C-SUBNET-02 a form that comes back with errors keeps the length that was chosen', async () => {
  const form = await fixture<HTMLFormElement>(subnetPage)
  field(form, 'subnetpool').value = 'p4'
  field(form, 'prefixlen').append(new Option('28', '28', true, true))
  const dispose = subnetPool(form)
  expect(field(form, 'prefixlen').value).to.equal('28')
  change(form, 'subnetpool', 'p4')
  expect(field(form, 'prefixlen').value).to.equal('26')
  dispose()
})

describe('volumeForm()', () => {
  it('C-VOL-01 C-VOL-02 C-VOL-03 asks for a type where it counts and describes it', async () => {
    const form = await fixture<HTMLFormElement>(volumePage)
    const ends = [
      switchableFields(form),
      volumeForm(form, [{ name: 'fast', description: '<b>With</b> a QoS spec' }], form),
    ]
    const panel = () => form.querySelector('#id_show_volume_type_desc_div')!.checkVisibility()
    expect([seen(form, 'type'), panel()]).to.deep.equal([['type'], true])
    expect([text(form, 'id_show_volume_type_name'), text(form, 'id_show_volume_type_desc')]).to.deep.equal([
      'fast',
      '<b>With</b> a QoS spec',
    ])
    change(form, 'type', 'plain')
    await Promise.resolve()
    expect(text(form, 'id_show_volume_type_desc')).to.equal('No description available.')
    change(form, 'volume_source_type', 'snapshot_source')
    await Promise.resolve()
    expect([seen(form, 'type', 'snapshot_source'), panel()]).to.deep.equal([['snapshot_source'], false])
    change(form, 'snapshot_source', 's')
    expect([field(form, 'name').value, field(form, 'size').value]).to.deep.equal(['snap', '4'])
    field(form, 'name').value = 'mine'
    change(form, 'snapshot_source', 's')
    expect(field(form, 'name').value, 'a name of the user’s own').to.equal('mine')
    change(form, 'volume_source_type', 'volume_source')
    await Promise.resolve()
    expect(panel()).to.equal(false)
    change(form, 'volume_source_type', 'image_source')
    await Promise.resolve()
    expect([seen(form, 'type'), panel()]).to.deep.equal([['type'], true])
    for (const end of ends) end()
  })

  it('C-VOL-02 a type that no switch shows again comes back after a snapshot', async () => {
    const form = await fixture<HTMLFormElement>(volumePage)
    field(form, 'type').classList.remove('switched')
    const end = volumeForm(form, [], form)
    for (const [source, shown] of [
      ['snapshot_source', []],
      ['image_source', ['type']],
    ] as const) {
      change(form, 'volume_source_type', source)
      await Promise.resolve()
      expect(seen(form, 'type')).to.deep.equal(shown)
    }
    end()
  })
})

describe('launchForm()', () => {
  const sources = ['image_id', 'instance_snapshot_id', 'volume_id', 'volume_snapshot_id', 'volume_size', 'device_name']

  it('C-LAUNCH-01 switches fields by source, shows the flavor and what is added to the quotas', async () => {
    const form = await fixture<HTMLFormElement>(launchPage)
    const dispose = launchForm(form, launchData)
    expect(seen(form, ...sources)).to.deep.equal(['image_id'])
    expect([field(form, 'image_id').required, field(form, 'volume_size').required]).to.deep.equal([true, false])
    change(form, 'source_type', 'volume_image_id')
    expect(seen(form, ...sources)).to.deep.equal(['image_id', 'volume_size', 'device_name'])
    change(form, 'flavor', 'f1')
    const facts = ['name', 'vcpus', 'disk', 'ephemeral', 'disk_total', 'ram'].map((id) => text(form, `flavor_${id}`))
    expect(facts).to.deep.equal(['tiny', '1', '1', '5', '6', '512'])
    change(form, 'flavor', 'f2')
    const bars = [...form.querySelectorAll('stratus-quota-bar')]
    expect(bars.map((bar) => [bar.used, bar.added, bar.max])).to.deep.equal([
      [4, 4, 20],
      [0, 40, 1000],
    ])
    const snapshot = field(form, 'volume_snapshot_id')
    snapshot.options[1]!.text = 'daily - 30 GiB (Volume Snapshot)'
    change(form, 'source_type', 'volume_snapshot_id')
    change(form, 'volume_snapshot_id', 'volume_snapshot_id-1')
    expect(bars.map((bar) => bar.added)).to.deep.equal([4, 60])
    form.querySelector<HTMLInputElement>('[name="old_flavor_name"]')!.value = 'tiny'
    change(form, 'flavor', 'f3')
    expect(bars[0]!.added).to.equal(7)
    dispose()
    expect(form.querySelectorAll('stratus-quota-bar').length).to.equal(0)
  })

  it('C-LAUNCH-03 C-LAUNCH-06 C-LAUNCH-07 disables flavors that do not fit the image and says so', async () => {
    const form = await fixture<HTMLFormElement>(launchPage)
    const dispose = launchForm(form, launchData)
    change(form, 'image_id', 'image_id-1')
    expect([...field(form, 'flavor').options].map(({ disabled }) => disabled)).to.deep.equal([true, false, false])
    expect([field(form, 'flavor').value, text(form, 'some_flavors_disabled')]).to.deep.equal([
      'f2',
      'Some flavors not meeting minimum boot source requirements have been disabled.',
    ])
    expect(field(form, 'flavor').parentElement!.querySelector('[role="status"]')!.id).to.equal('some_flavors_disabled')
    change(form, 'image_id', 'image_id-2')
    expect(text(form, 'some_flavors_disabled')).to.equal('No flavors meet minimum criteria for selected boot source.')
    change(form, 'image_id', '')
    expect(form.querySelector('#some_flavors_disabled')).to.equal(null)
    dispose()
  })

  it("C-LAUNCH-04 C-LAUNCH-05 keeps the volume large enough, and the user's own larger size", async () => {
    const form = await fixture<HTMLFormElement>(launchPage)
    const dispose = launchForm(form, launchData)
    const size = () => field(form, 'volume_size').value
    change(form, 'source_type', 'volume_image_id')
    const sizes = [size()]
    change(form, 'image_id', 'image_id-1')
    sizes.push(size())
    change(form, 'flavor', 'f3')
    sizes.push(size())
    change(form, 'volume_size', '200')
    sizes.push(size())
    change(form, 'flavor', 'f2')
    sizes.push(size())
    change(form, 'volume_size', '3')
    sizes.push(size())
    expect(sizes).to.deep.equal(['1', '20', '80', '200', '200', '20'])
    dispose()
  })

  it('C-LAUNCH-02 sends every field by its name', async () => {
    const form = await fixture<HTMLFormElement>(launchPage)
    const dispose = launchForm(form, launchData)
    change(form, 'image_id', 'image_id-1')
    change(form, 'volume_id', 'volume_id-2')
    // What another source hides is still sent, as it was chosen.
    change(form, 'source_type', 'volume_snapshot_id')
    const sent = new FormData(form)
    expect(['image_id', 'volume_id', 'flavor', 'volume_size'].map((name) => sent.get(name))).to.deep.equal([
      'image_id-1',
      'volume_id-2',
      'f2',
      '20',
    ])
    expect([...sent.keys()]).to.have.members([
      'source_type',
      'image_id',
      'instance_snapshot_id',
      'volume_id',
      'volume_snapshot_id',
      'volume_size',
      'device_name',
      'vol_delete_on_instance_delete',
      'flavor',
      'count',
      'old_flavor_name',
      'private_key',
      'private_key_file',
      'encrypted_password',
      'decrypted_password',
      'keypair_name',
    ])
    dispose()
  })
})
