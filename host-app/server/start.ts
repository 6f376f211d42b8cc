import './node-version.mjs'
import { fileURLToPath } from 'node:url'
import { serve } from './serve.js'

/** What the built server begins with: the built app lies beside it. */
serve({ app: fileURLToPath(new URL('../app', import.meta.url)) })
