// What a site without a bundler does: it copies the folder of scripts beside its pages.
import { cpSync } from 'node:fs'

cpSync('src', 'dist', { recursive: true })
cpSync('node_modules/htmx.org/dist/htmx.min.js', 'dist/htmx.js')
cpSync('node_modules/@stratus/widgets/dist/browser', 'dist/static', { recursive: true })
