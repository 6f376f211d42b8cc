export { useStore } from '@nanostores/react'
