import { describe, expect, it } from 'vitest'
import { previewKind, previewUnavailable, textOf } from './preview-model.js'

const item = (name: string, content_type: string | null, bytes = 10) => ({ name, content_type, bytes })
const bytes = (text: string) => new TextEncoder().encode(text)

describe('the preview of an object', () => {
  it('O-VIEW-11 is an image for types that images have, whatever is in it; markup and programs are text', () => {
    expect(previewKind(item('x', 'image/png'))).toEqual({ kind: 'picture', type: 'image/png' })
    expect(previewKind(item('x', 'IMAGE/SVG+XML; charset=utf-8'))).toEqual({ kind: 'picture', type: 'image/svg+xml' })
    for (const type of ['text/html', 'application/xhtml+xml', 'text/javascript', 'application/json'])
      expect(previewKind(item('evil.png', type))).toEqual({ kind: 'text' })
  })

  it('O-VIEW-11 where the type says nothing the ending of the name does', () => {
    for (const type of [null, '', 'application/octet-stream']) {
      expect(previewKind(item('cat.JPG', type))).toEqual({ kind: 'picture', type: 'image/jpeg' })
      expect(previewKind(item('notes', type))).toEqual({ kind: 'text' })
    }
    expect(previewKind(item('toString', null))).toEqual({ kind: 'text' })
    expect(previewKind(item('x.constructor', null))).toEqual({ kind: 'text' })
  })

  it('O-VIEW-11 what is too large, or neither, says why it has none', () => {
    expect(previewUnavailable(item('a', 'text/plain', 1_048_576))).toBeNull()
    expect(previewUnavailable(item('a', 'text/plain', 1_048_577))).toBe('A text larger than 1 MiB has no preview.')
    expect(previewUnavailable(item('a', 'image/png', 30_000_000))).toBe('An image larger than 20 MiB has no preview.')
    expect(previewUnavailable(item('a', 'video/mp4'))).toBe('Only text and images have a preview.')
  })

  it('O-VIEW-11 reads UTF-8 and UTF-16, and takes nothing else for a text', () => {
    expect(textOf(bytes('ü\n'))).toBe('ü\n')
    expect(textOf(new Uint8Array([0xff, 0xfe, 0x41, 0]))).toBe('A')
    expect(textOf(new Uint8Array([0xfe, 0xff, 0, 0x41]))).toBe('A')
    expect(textOf(new Uint8Array([1, 0, 2]))).toBeNull()
    expect(textOf(bytes(''))).toBe('')
  })
})
