import { describe, expect, it } from 'vitest'
import { messagesOf, readPageMessages } from './page-messages.js'

describe('messages of a page', () => {
  it('reads type and text, without the word for the type, as the live cloud shows them', () => {
    const html = `<a class="alert alert-info"><p>not a message</p></a><div class="messages">
<toast></toast>
    <div class="alert alert-success alert-dismissable fade in">
      <a class="close" data-dismiss="alert" href="#"><span class="fa fa-times"></span></a>
      <p><strong>Success: </strong>Deleted Network: &lt;b&gt; d2-net</p>
    </div>
    <div class="alert alert-danger"><p><strong>Error: </strong>Unable to delete <em>x</em></p></div>
</div>`
    expect(readPageMessages(html)).toEqual([
      { type: 'success', text: 'Deleted Network: <b> d2-net' },
      { type: 'error', text: 'Unable to delete x' },
    ])
  })

  it('reads an error as Horizon writes it: its word on a line of its own, details behind a link', () => {
    const html = `<div class="messages"><div class="alert alert-danger alert-dismissable fade in">
      <p>

        <strong>Error: </strong>Unable to delete volume type: fast

      </p></div>
    <div class="alert alert-danger"><p>
        <strong>Error: </strong>Unable to create volume type.
        <a href="#message_details" data-toggle="collapse" data-target="#message_details_2">Details</a>
        <div id="message_details_2" class="collapse">Quota exceeded.</div></p></div></div>`
    expect(readPageMessages(html)).toEqual([
      { type: 'error', text: 'Unable to delete volume type: fast' },
      { type: 'error', text: 'Unable to create volume type.' },
    ])
  })

  it('A-REL-03 neither classes nor inner addresses of the SDK are shown, in the header or on the page', () => {
    const text =
      'Failed to create "x": ConflictException: 409: Client Error for url: http://h:9696/v2.0/x, Quota exceeded'
    const html = `<div class="messages"><div class="alert alert-danger"><p><strong>Error: </strong>${text}</p></div></div>`
    expect(messagesOf({ html, messages: [{ type: 'error', text, tags: '' }] })).toEqual([
      { type: 'error', text: 'Failed to create "x": Quota exceeded' },
      { type: 'error', text: 'Failed to create "x": Quota exceeded' },
    ])
  })

  it('takes any page', () => {
    expect(readPageMessages('')).toEqual([])
    expect(
      readPageMessages('<div class="messages"><div class="alert"></div><div class="alert alert-info"></div></div>'),
    ).toEqual([])
  })
})
