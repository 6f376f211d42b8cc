import './demo.js'
import '@stratus/widgets/define/file-upload'

const running = document.querySelector<HTMLElementTagNameMap['stratus-file-upload']>('#running')!
running.file = new File([new Uint8Array(3_500_000)], 'debian-13-genericcloud-amd64.qcow2')
