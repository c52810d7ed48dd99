// The file that is started: runs the server out of its bundle where that is made of these very sources, else out of the sources themselves.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBundle } from './platform/server-bundle.ts'

const bundle = process.argv.includes('--dev') ? null : findBundle(join(import.meta.dirname, '../../..'))
const { serve } = (await (bundle ? import(pathToFileURL(bundle).href) : import('./serve.ts'))) as typeof import('./serve.ts')
await serve()
