import { describe, expect, it } from 'vitest'
import { containerNameProblem, fileNameProblem, objectNameProblem } from './names.js'

describe('names in object storage', () => {
  it('O-RULE-01 a container has a name, without a slash', () => {
    expect(containerNameProblem('')).toBe('This field is required.')
    expect(containerNameProblem('  ')).toBe('This field is required.')
    expect(containerNameProblem('a/b')).toBe('Container name must not contain "/".')
    expect(containerNameProblem('/')).toBe('Container name must not contain "/".')
    expect(['docs', 'a b', '100%', 'a#b?c', 'ü', '…', 'a..b'].map(containerNameProblem)).toEqual(
      Array.from({ length: 7 }),
    )
  })

  it('O-RULE-01 names that browsers take out of addresses are refused before anything is lost', () => {
    expect(containerNameProblem('..')).toBe('A container cannot be called "." or "..".')
    const said = 'Names cannot be "." or "..", or be empty between two slashes.'
    expect(['.', 'a/../b', 'a//b', '/a'].map(objectNameProblem)).toEqual([said, said, said, said])
  })

  it('holds 255 characters, counted as people count', () => {
    expect(objectNameProblem('😀'.repeat(255))).toBeUndefined()
    expect(objectNameProblem('a'.repeat(256))).toBe('The name must not be longer than 255 characters.')
    expect(containerNameProblem('a'.repeat(256))).toBe('The name must not be longer than 255 characters.')
  })

  it('O-RULE-05 a file may lie in folders of its name, but is none itself', () => {
    expect(fileNameProblem('2025/q1.csv')).toBeUndefined()
    expect(fileNameProblem('2025/')).toBe('The name of a file cannot end with "/".')
    expect(fileNameProblem('')).toBe('This field is required.')
  })
})
