// Collects the access cases of all modules (`*.access-cases.ts`: a request for each operation) for tests that run over all operations of the API.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '@sverka/contract/http/http'
import { limits } from '@sverka/contract/limits'
import type { OperationName } from '@sverka/contract/operations/operations'
import { type AccessCase, type AccessCases, sameRequestForAll } from './cases.ts'

/** Each module of the server has the cases of its operations in a file of its own. */
const source = import.meta.dirname
const files = globSync('*.access-cases.ts', { cwd: source })
const modules = (await Promise.all(files.map((file) => import(join(source, file))))) as { accessCases: AccessCases }[]
/** All cases by the name of the operation. */
export const cases: AccessCases = Object.assign({}, ...modules.map(({ accessCases }) => accessCases))

/** The case of an operation. A public read without path parameters needs none: every role sends the same empty request. */
export const findCase = (name: OperationName, { access, params, method }: Operation): AccessCase | undefined =>
  cases[name] ?? (access === 'public' && !params && method === 'GET' ? sameRequestForAll() : undefined)

/** The setting of a rate limit: `LIMIT_OWN_DATA` for `ownData`. */
const settingName = (limit: string): string => `LIMIT_${limit.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** Settings of all rate limits (requests per seconds) that a run over all operations never reaches. */
export const unlimited = Object.fromEntries(Object.keys(limits).map((limit) => [settingName(limit), '9999/60']))
