// The entry point of the server. Runs the bundle if there is one that was built from exactly these sources, since it starts faster; otherwise,
// and with `--dev`, runs the sources themselves.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBundle } from './platform/server-bundle.ts'

const bundle = process.argv.includes('--dev') ? null : findBundle(join(import.meta.dirname, '../../..'))
const { serve } = (await (bundle ? import(pathToFileURL(bundle).href) : import('./serve.ts'))) as typeof import('./serve.ts')
await serve()
