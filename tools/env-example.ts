// `npm run env:example`: writes `.env.example` from the configuration.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from './documents/env-example.ts'

writeFileSync(join(import.meta.dirname, '../.env.example'), envExample())
