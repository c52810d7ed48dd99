// Logins and sessions of 1С, the accounting program that sends a seller's goods and fetches their orders.
//
// A seller makes a login on their page and enters it in 1С. Wrong passwords block a login for a time, as those of accounts do.
import { createHash, timingSafeEqual } from 'node:crypto'
import { readableName } from '@sverka/contract/company/names'
import type { ExchangeCredentials } from '@sverka/contract/price-lists/exchange'
import { clearFailedAttempts, getAuth, recordLoginAttempt } from '../../auth/auth.ts'
import { findMemberPlan } from '../../plans/plans.ts'
import { type Session, toFlags } from '../../platform/auth/session.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { ExportUserData } from '../../platform/own-data.ts'
import type { Services } from '../../platform/services.ts'
import { checkSeller, maySell } from '../../products/products.ts'
import {
  deleteLoginRow,
  dropExpiredSessions,
  type ExchangeSession,
  findExchangeSession,
  findLogin,
  listLogins,
  openSession,
  putLogin,
} from './exchange.sql.ts'
import { dropAllSent } from './sent-pictures.ts'

/** The path that a seller enters in 1С, after the address of the site. */
export const EXCHANGE_PATH = '/1c-exchange'
/** The time after which a session expires. */
const SESSION_MS = 2 * 3_600_000
/** The most sessions of one login; a further one replaces the oldest. 1С opens one for goods and one for orders. */
const SESSIONS_MAX = 3

const sweepJob = defineJob<Record<string, never>>('price-lists.exchange-sweep', { keepsOneWaiting: true })

/** Deletes expired sessions with their files, and schedules the next run for when the next session expires. */
export const sweepWorker = ({ db, clock, jobs }: Services): JobWorker =>
  jobWorker(sweepJob, () =>
    db.transaction().execute(async (tx) => {
      const next = await dropExpiredSessions(tx, clock.now())
      if (next) await jobs.send(tx, sweepJob, {}, { after: sweepTime(next) })
    }),
  )

/** When to delete a session: a minute after it expires. */
const sweepTime = (expiresAt: Date): Date => new Date(expiresAt.getTime() + 60_000)

/** Passwords and cookies are random, so a plain hash protects them. */
const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const presentCredentials = ({
  id,
  login,
  createdAt,
  usedAt,
  companyId,
  name,
}: Awaited<ReturnType<typeof listLogins>>[number]): ExchangeCredentials => ({
  id,
  company: { id: companyId, name: readableName(name) },
  login,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
})

/** The member's logins without their passwords, of which only hashes are stored. */
export const readCredentials = async (db: Reader, { publicUrl }: Pick<Services, 'publicUrl'>, userId: number) => ({
  address: `${publicUrl}${EXCHANGE_PATH}`,
  logins: (await listLogins(db, userId)).map(presentCredentials),
})

/**
 * Creates the login of a company, or replaces its password. The password is returned only here. Throws `forbidden` if the member does not represent
 * the company, and `seller_ended` if the company is closed.
 */
export async function createCredentials(
  tx: Tx,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  session: Session,
  company: number,
): Promise<ExchangeCredentials & { password: string }> {
  await checkSeller(tx, session, { sellerId: company })
  const password = ids.secret(18)
  const login = `1c-${ids.uuid().replaceAll('-', '').slice(-12)}`
  const row = { user_id: session.userId, company_id: company, login, password_hash: digest(password), created_at: clock.now() }
  const id = await putLogin(tx, row)
  const made = (await listLogins(tx, session.userId)).find((one) => one.id === id) ?? refuse('not_found')
  return { ...presentCredentials(made), password }
}

/** Deletes a login with the pictures that it sent. Throws `not_found`, also for the login of another member. */
export async function deleteCredentials(tx: Tx, services: Pick<Services, 'jobs'>, userId: number, id: number): Promise<void> {
  await dropAllSent(tx, services, { userId, loginId: id })
  if (!(await deleteLoginRow(tx, userId, id))) refuse('not_found')
}

export const exportCredentials: ExportUserData = async (db, userId) => [
  { name: 'exchange-logins.json', content: (await listLogins(db, userId)).map(presentCredentials) },
]

interface SignInAttempt {
  readonly login: string
  readonly password: string
  readonly clientIp: string | null
}

/** Returns the cookie of a new session. Throws `bad_credentials` and `plan_required`; after several wrong passwords refuses with 429 for a time. */
export async function signInExchange(services: Services, { login, password, clientIp }: SignInAttempt): Promise<string> {
  const { deps } = getAuth(services)
  const attempt = { email: login, clientIp }
  await recordLoginAttempt(services.db, deps, attempt)
  const found = await findLogin(readOnly(services.db), login)
  if (!found || !timingSafeEqual(found.passwordHash, digest(password))) return refuse('bad_credentials')
  await refuseWithoutPlan(services, found.userId)
  const cookie = services.ids.secret(24)
  const now = services.clock.now()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await services.db.transaction().execute(async (tx) => {
    await clearFailedAttempts(tx, attempt)
    await openSession(tx, { hash: digest(cookie), loginId: found.id, now, expiresAt, most: SESSIONS_MAX })
    await services.jobs.send(tx, sweepJob, {}, { after: sweepTime(expiresAt) })
  })
  return cookie
}

/** Throws `plan_required` if the member's plan does not allow selling. */
export async function refuseWithoutPlan({ db, clock }: Services, userId: number): Promise<void> {
  const plan = await findMemberPlan(readOnly(db), userId, clock.now())
  if (!maySell(toFlags(plan.flags))) refuse('plan_required')
}

/** The session of the cookie. Throws `unauthorized` if there is none, and `plan_required` if the member's plan no longer allows selling. */
export async function readExchangeSession(services: Services, cookie: string): Promise<ExchangeSession> {
  const found = await findExchangeSession(readOnly(services.db), digest(cookie), services.clock.now())
  if (!found) return refuse('unauthorized')
  await refuseWithoutPlan(services, found.userId)
  return found
}
