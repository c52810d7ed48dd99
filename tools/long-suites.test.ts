// Long suites (tests that kill processes, install the server or generate code) are left out of `npm test` only while their sources are the same
// as when they last passed.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { longSuites, recordPassed, skippedFiles, unchangedSuites } from './long-suites.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'long-suites-'))
  put('tools/long-suites.json', '{}')
  put('apps/server/src/chat/chat.ts', 'export const a = 1')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
/** Names of the suites that would be left out. */
const names = () => unchangedSuites(root).map(({ name }) => name)

test('each suite names files that exist', () => {
  const project = join(import.meta.dirname, '..')
  const paths = longSuites.flatMap(({ file, modules, sources }) => [
    file,
    ...modules.map((module) => `apps/server/src/${module}`),
    ...sources,
  ])
  expect(paths.filter((path) => !existsSync(join(project, path)))).toEqual([])
})

test('no suite is left out before it has passed', () => {
  expect(names()).toEqual([])
})

test('a change brings back the suites that depend on it', () => {
  recordPassed(root)
  expect(names()).toEqual(longSuites.map(({ name }) => name))
  put('apps/server/src/chat/chat.ts', 'export const a = 2')
  expect(names()).not.toContain('kill -9 during a conversation')
  expect(names()).toContain('kill -9 during payments')
})

const conversation = 'kill -9 during a conversation'

test.each([
  ['the code of its modules', 'apps/server/src/chat/rooms/rooms.sql.ts'],
  ['the code common to all modules', 'apps/server/src/platform/db/connect.ts'],
  ['its own test', 'apps/server/src/chat/durability.test.ts'],
  ['a helper that it imports', 'apps/server/test/world.ts'],
  ['a helper of that helper', 'apps/server/test/register-files.ts'],
  ['a program that it starts', 'apps/server/test/chat-process.ts'],
  ['the setup of all server tests', 'apps/server/test/global.ts'],
  ['a migration of its modules', 'apps/server/migrations/2026-12-11-01-chat-rooms.sql'],
  ['a migration that names a table of its modules', 'apps/server/migrations/2026-12-11-02-quotes-rooms.sql'],
])('%s brings a suite back', (_what, path) => {
  fillProject()
  recordPassed(root)
  put(path, `${readFileSync(join(root, path), 'utf8')}\nchanged()`)
  expect(names()).not.toContain(conversation)
})

test.each([
  ['another test of its module', 'apps/server/src/chat/chat.test.ts'],
  ['a snapshot of queries', 'apps/server/src/chat/rooms/rooms.sql.snap'],
  ['a document', 'apps/server/src/chat/README.md'],
  ['a file of types alone', 'apps/server/src/platform/db/types.generated.ts'],
  ['a case of the access tests', 'apps/server/test/access/quotes.access-cases.ts'],
  ['a test among the helpers', 'apps/server/test/access/access.test.ts'],
  ['a helper of other tests', 'apps/server/test/yookassa-server.ts'],
  ['a migration of another module', 'apps/server/migrations/2026-12-11-03-quotes.sql'],
])('%s does not bring a suite back', (_what, path) => {
  fillProject()
  recordPassed(root)
  put(path, `${readFileSync(join(root, path), 'utf8')}\nchanged()`)
  expect(names()).toContain(conversation)
})

test('a comment, a type and another layout do not bring a suite back', () => {
  put('apps/server/src/chat/chat.ts', 'export const limit = 3')
  recordPassed(root)
  put('apps/server/src/chat/chat.ts', '// How many messages wait.\nexport const limit: number =\n  3\n')
  expect(names()).toContain(conversation)
  put('apps/server/src/chat/chat.ts', 'export const limit = 30')
  expect(names()).not.toContain(conversation)
})

test('tables of every module count where all migrations are declared', () => {
  fillProject()
  recordPassed(root)
  put('apps/server/migrations/2026-12-11-03-quotes.sql', 'create table quotes (id bigint);')
  expect(names()).not.toContain('backup and restore')
})

/** Writes a small server with the suite of conversations, its helpers, and migrations of the modules chat and quotes. */
function fillProject(): void {
  const server = {
    'src/chat/rooms/rooms.sql.ts': 'export {}',
    'src/chat/rooms/rooms.sql.snap': 'select 1',
    'src/chat/chat.test.ts': '',
    'src/chat/README.md': '# Chat',
    'src/chat/durability.test.ts': "import { World } from '../../test/world.ts'\nstartServing('chat-process.ts')",
    'src/platform/db/connect.ts': 'export {}',
    'src/platform/db/types.generated.ts': '',
    'test/world.ts': "import { inventedInn } from './register-files.ts'",
    'test/register-files.ts': 'export {}',
    'test/chat-process.ts': "import { buildApp } from '../src/app.ts'",
    'test/yookassa-server.ts': "import { World } from './world.ts'",
    'test/global.ts': '',
    'test/access/quotes.access-cases.ts': '',
    'test/access/access.test.ts': '',
    'migrations/2026-12-11-01-chat-rooms.sql': 'create table chat_rooms (id bigint);',
    'migrations/2026-12-11-02-quotes-rooms.sql': 'alter table quotes add room bigint references chat_rooms;',
    'migrations/2026-12-11-03-quotes.sql': 'create table quotes ();',
  }
  for (const [path, text] of Object.entries(server)) put(`apps/server/${path}`, text)
}

test('a run that was not asked to leave anything out runs all', () => {
  recordPassed(root)
  expect(skippedFiles(root, 'vitest', {})).toEqual([])
  expect(skippedFiles(root, 'playwright', { TEST_CHANGED_ONLY: '1' })).toEqual(['e2e/process.spec.ts'])
})
