// The cases of all modules, for tests that run over the whole table of operations.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '@sverka/contract/http/http'
import type { OperationName } from '@sverka/contract/operations/operations'
import { type AccessCase, type AccessCases, sameRequestForAll } from './cases.ts'

/** Each word keeps the cases of its operations in a file of its own. */
const source = import.meta.dirname
const files = globSync('*.access-cases.ts', { cwd: source })
const modules = (await Promise.all(files.map((file) => import(join(source, file))))) as { accessCases: AccessCases }[]
export const cases: AccessCases = Object.assign({}, ...modules.map(({ accessCases }) => accessCases))

/** A public read without path parameters is the same for everybody: its case is derived from its declaration. */
export const findCase = (name: OperationName, { access, params, method }: Operation): AccessCase | undefined =>
  cases[name] ?? (access === 'public' && !params && method === 'GET' ? sameRequestForAll() : undefined)

/** Settings that keep a run over the whole table from reaching the rate limits. */
export const unlimited = Object.fromEntries(
  [
    'API',
    'LARGE_PAGE',
    'SEARCH',
    'LOGIN',
    'LOGIN_HOUR',
    'REGISTER',
    'REGISTER_DAY',
    'UPLOAD',
    'SUPPORT',
    'COMMENTS',
    'TAGS',
    'REFRESH',
    'REPORT',
    'OWN_DATA',
  ].map((name) => [`LIMIT_${name}`, '9999/60']),
)
