// `npm run licences`: writes `docs/licences.md` from the lock file.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, licencesDocument } from './documents/licences.ts'

const root = join(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
writeFileSync(join(root, 'docs/licences.md'), licencesDocument(lock))
