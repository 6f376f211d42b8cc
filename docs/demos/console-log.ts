import './demo.js'
import '@stratus/widgets/define/console-log'

const lines = Array.from({ length: 400 }, (_, line) => {
  const time = (line / 9).toFixed(6).padStart(12)
  return `[${time}] virtio_net virtio${line % 4}: queue ${line} ready, ${'tx '.repeat((line * 7) % 40)}`
})
const log = document.querySelector('stratus-console-log')!
const broken = new URLSearchParams(location.search).has('broken')
log.load = async (length) => {
  if (broken) throw new Error('The cloud of this demo is down.')
  return (length === null ? lines : lines.slice(-length)).join('\n')
}
