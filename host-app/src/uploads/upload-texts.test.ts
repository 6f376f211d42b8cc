import { ApiError, UploadBroken } from '@stratus/api-client'
import { describe, expect, it } from 'vitest'
import { uploadFailure, waitingText } from './upload-texts.js'

const failure = { text: 'Unable to upload the object.', args: {} }
const cause = new ApiError({ message: failure.text, code: 'network', operation: null, failure })

describe('G-UPLOAD-01: what is said of an upload whose connection is lost', () => {
  it('says how far it was and what happens next', () => {
    expect(waitingText({ percent: 43 })).toBe(
      'Connection lost at 43 %. It is sent again from the start when the server is back.',
    )
    expect(waitingText({ percent: -1 })).toBe(
      'Connection lost. It is sent again from the start when the server is back.',
    )
    expect(waitingText({ percent: 100 })).toMatch(/^Connection lost when all was sent\./)
  })

  it('S-DIRECT-21 says that a long file goes on where it broke', () => {
    expect(waitingText({ percent: 43, kept: 30 })).toBe(
      'Connection lost at 43 %. It goes on with what has not arrived when the server is back.',
    )
    expect(uploadFailure(new UploadBroken('given-up', 43, cause, true))).toContain('send the same file again to go on')
  })

  it('says that the file is kept when it is given up, and whose turn it is when nobody can tell', () => {
    expect(uploadFailure(new UploadBroken('given-up', 43, cause))).toBe(
      'Connection lost at 43 %. The file is kept: try again when the server can be reached.',
    )
    expect(uploadFailure(new UploadBroken('unsure', 100, cause))).toContain('the image is not in the list')
  })

  it('says why when nothing ever got through, and a refusal in the server’s words', () => {
    expect(uploadFailure(new UploadBroken('given-up', 0, cause))).toBe('The server cannot be reached.')
    expect(uploadFailure(new Error('The container is full.'))).toBe('The container is full.')
  })
})
