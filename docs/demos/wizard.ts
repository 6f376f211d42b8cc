import './demo.js'
import './form.css'
import '@stratus/widgets/define/metadata-tree'
import '@stratus/widgets/define/wizard'

const wizard = document.querySelector('stratus-wizard')!
wizard.submit = async () => {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  throw new Error('No valid host was found. There are not enough hosts available.')
}
wizard.querySelector<HTMLElementTagNameMap['stratus-wizard-step']>('[name="hints"]')!.ready = () =>
  Promise.resolve(false)
document.querySelector('#launch')!.addEventListener('click', () => (wizard.open = true))
