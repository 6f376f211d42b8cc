import { expect, it } from 'vitest'
import { cloudLanguage } from './cloud-language.js'

it('W-SHELL-29 the language of the cloud’s own pages is read from its cookie', () => {
  expect(cloudLanguage('csrftoken=x; horizon_language=pt-br')).toBe('pt-br')
  expect(cloudLanguage('horizon_language="de"; sessionid=1')).toBe('de')
  expect(cloudLanguage('my_horizon_language=de')).toBeUndefined()
  expect(cloudLanguage('horizon_language=')).toBeUndefined()
})
