// `npm run drill -- update`: updates a site of two nodes from an older version without an outage: the nodes are replaced one after the other
// while members read, write, upload files and chat.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { type ChatLoad, startChatLoad } from './chat-load.ts'
import { compareStored, describeFailures, type Load, startLoad } from './load.ts'
import { type Member, openRoom, signIn, uploadAndReadBack } from './members.ts'
import { DrillEnvironment, describeMachine, requirePrograms } from './programs.ts'
import { PATHS, type Site, startSite } from './site.ts'

const root = join(import.meta.dirname, '../..')
/** Time for which both versions run together, and time of undisturbed load before and after. */
const UNDISTURBED_MS = 10_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs a program to its end; returns its output. */
function runProgram(program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Builds the version before the newest migration of the database in its own folder; returns the folder. */
function buildOlderVersion(folder: string): string {
  const newest = runProgram('git', 'log', '-1', '--format=%H', '--', 'apps/server/migrations')
  const older = runProgram('git', 'rev-parse', `${newest}^`)
  mkdirSync(join(folder, '..'), { recursive: true })
  runProgram('git', 'worktree', 'add', '--detach', folder, older)
  chmodSync(folder, 0o755)
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' })
  if (built.status !== 0) throw new Error('the older version could not be built')
  const between = runProgram('git', 'diff', '--name-only', older, 'HEAD', '--', 'apps/server/migrations').split('\n')
  say(`from ${older.slice(0, 7)} to ${runProgram('git', 'rev-parse', '--short=7', 'HEAD')}, ${between.length} migrations between them`)
  return folder
}

interface Uploads {
  /** Number of files that were uploaded and read back. */
  readonly uploaded: number
  readonly failed: string[]
  stop(): Promise<void>
}

function startUploads(member: Member, slug: string): Uploads {
  const state = { uploaded: 0, failed: [] as string[], stopped: false }
  const uploadRepeatedly = async () => {
    while (!state.stopped) {
      await uploadAndReadBack(member, slug).then(
        () => {
          state.uploaded += 1
        },
        (error: Error) => state.failed.push(error.message),
      )
      await pause(200)
    }
  }
  const running = uploadRepeatedly()
  const stop = () => {
    state.stopped = true
    return running
  }
  return {
    ...state,
    stop,
    get uploaded() {
      return state.uploaded
    },
  }
}

interface RunningLoads {
  readonly load: Load
  readonly uploads: Uploads
  readonly talk: ChatLoad
}

async function startUsers({ origin }: Site): Promise<RunningLoads> {
  const [buyer, seller] = [await signIn(origin, 'buyer'), await signIn(origin, 'seller')]
  const { slug, kind } = await openRoom(buyer, seller)
  return {
    load: startLoad({ origin, token: seller.token, writers: 2, readers: 6, paths: PATHS }),
    uploads: startUploads(buyer, slug),
    talk: startChatLoad(buyer, seller, `/ws/${kind === 'friend' ? 'chat-friend' : 'chat'}/${slug}/`),
  }
}

async function replaceBoth(site: Site): Promise<void> {
  await pause(UNDISTURBED_MS)
  for (const number of [1, 0]) {
    await site.replace(number, root)
    say(`node ${number + 1} replaced`)
    await pause(UNDISTURBED_MS)
  }
}

/** Ends the loads and prints their results; returns the number of faults. */
async function countFaults({ load, uploads, talk }: RunningLoads, ownerUrl: string): Promise<number> {
  await talk.stop()
  await uploads.stop()
  await load.stop()
  const refused = [...load.refused].map(([status, times]) => `${status}: ${times}`)
  say(`${describeFailures(load)}; of ${load.written.length} writes not acknowledged at once: ${refused.join(', ') || 0}`)
  say(`${uploads.uploaded} files uploaded and read back, ${uploads.failed.length} failed ${uploads.failed.slice(0, 3).join('; ')}`)
  const isWhole = talk.heard.join() === talk.sent.join()
  say(
    `${talk.sent.length} messages acknowledged, heard by the other ${isWhole ? 'once each and in order' : `as ${talk.heard.length}`}; ` +
      `connections cut ${talk.cuts()} times, longest gap ${talk.longestGap()} ms`,
  )
  const lost = await compareStored(ownerUrl, load, say)
  return load.reads.failed.size + load.refused.size + uploads.failed.length + (isWhole ? 0 : 1) + lost
}

/** Returns the exit code: 1 if a request failed or something is lost. */
export async function update(): Promise<number> {
  requirePrograms([{ program: 'haproxy', from: 'haproxy' }])
  if (!existsSync(join(root, '.git')))
    throw new Error('The drill was not run. It needs the history of git, of which it takes the older version.')
  say(describeMachine())
  const environment = new DrillEnvironment('update')
  const older = join(root, '.data', `drill-update-${process.pid}`)
  const database = await startEmbedded(join(environment.folder, 'database'), () => randomIds.secret(16))
  try {
    const site = await startSite(environment, { url: database.url, ownerUrl: database.ownerUrl, nodeUrls: [] }, buildOlderVersion(older))
    const users = await startUsers(site)
    await replaceBoth(site)
    return (await countFaults(users, database.ownerUrl)) === 0 ? 0 : 1
  } finally {
    await environment.end()
    await database.stop()
    runProgram('git', 'worktree', 'remove', '--force', older)
    rmSync(database.folder, { recursive: true, force: true })
  }
}
