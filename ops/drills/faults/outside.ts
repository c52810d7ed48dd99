// Fault scenario `outside`: the outside services (file storage, mail server, payment provider, Redis) are down, slow and broken, one after
// another, while members use the site.
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../programs.ts'
import { runQuery } from '../run-query.ts'
import type { Caller } from './caller.ts'
import type { ProxyState } from './faulty-proxy.ts'
import {
  hasRedis,
  type MailService,
  type PaymentService,
  type Service,
  startBucket,
  startMail,
  startProvider,
  startRedis,
} from './outside-services.ts'
import type { Pay } from './pay.ts'
import { HEALED_MS, inSeconds, nowMs, printLine, type Scenario } from './scenario.ts'
import { openScene, type Scene, startServer } from './scene.ts'
import { type Outcome, startWorkload, type Workload, waitUntilDone } from './workload.ts'

const STATES: readonly ProxyState[] = ['down', 'slow', 'broken']
/** How long each state lasts, and the pause after it. */
const OUTAGE_MS = 10_000
/** Time after the faults in which the load must end. */
const REST_SECONDS = 600
/** Time within which a request must be refused: 8 s, the server's timeout for an outside service (`outsideLimits`), and 2 s for a busy machine. */
const REFUSED_MS = 8_000 + 2_000

/**
 * Pays at the provider, which notifies the server twice. A lost notification is not repeated: the server also asks the provider from time to
 * time.
 */
const payAt =
  ({ provider }: PaymentService): Pay =>
  async ({ origin }: Caller, url) => {
    const id = url.split('/').at(-1) ?? ''
    provider.settle(id, 'succeeded')
    const body = JSON.stringify({ event: 'payment.succeeded', object: { id } })
    const notify = () =>
      fetch(`${origin}/api/v1/payments/yookassa/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await Promise.allSettled([notify(), notify()])
    return true
  }

/** Gives every selling company of the demo an account at the payment provider, to which its payments go. Any different numbers will do. */
const giveAccounts = (ownerUrl: string) =>
  runQuery(
    ownerUrl,
    `insert into payment_accounts (company_id, account_id, set_at)
    select distinct company_id, (100000 + company_id)::text, now() from products where company_id is not null on conflict do nothing`,
  )

/**
 * Puts each service into each state; `wrong` counts services after which requests failed for too long, answers 500, and a refusal that came too
 * late.
 */
async function causeEach(services: readonly Service[], load: Workload): Promise<Outcome> {
  const figures: string[] = []
  let wrong = 0
  for (const { name, proxy } of services) {
    let longestMs = 0
    for (const state of STATES) {
      await proxy.become(state)
      await pause(OUTAGE_MS)
      await proxy.become('working')
      const endedAt = nowMs()
      await pause(OUTAGE_MS)
      longestMs = Math.max(longestMs, load.unanswered.lastedAfter(endedAt))
      printLine(
        `${name} ${state} for ${inSeconds(OUTAGE_MS)}: refused for ${longestMs} ms after it; so far ${load.unanswered.describe()}; slowest ${load.unanswered.slowestMs} ms, ${load.unanswered.slowest}`,
      )
    }
    wrong += longestMs > HEALED_MS ? 1 : 0
    figures.push(`${name} ${inSeconds(longestMs)}`)
  }
  const { slowestMs } = load.unanswered
  return {
    figure: `${OUTAGE_MS / 1000} s each of down, slow and broken; refused at most so long after it: ${figures.join(', ')}; slowest refusal ${inSeconds(slowestMs)} (${load.unanswered.describe()})`,
    wrong: wrong + load.unanswered.count('500') + (slowestMs > REFUSED_MS ? 1 : 0),
  }
}

/** Time in which all e-mails must be sent once the mail server works again. */
const MAIL_SECONDS = 300

/** Waits until all e-mails are sent, and counts those that are not and those that were sent twice. */
async function countMail({ database }: Scene, { received }: MailService): Promise<Outcome> {
  const countWaiting = async () => (await runQuery(database.ownerUrl, 'select id from emails where sent_at is null')).length
  await waitUntil('all e-mails are sent', MAIL_SECONDS, async () => (await countWaiting()) === 0).catch(() => undefined) // counted below
  const waiting = await countWaiting()
  const sent = await runQuery(database.ownerUrl, 'select id from emails where sent_at is not null')
  const ids = new Set(received)
  return {
    figure: `${ids.size} e-mails came, ${received.length - ids.size} of them twice under one Message-ID, ${waiting} still wait`,
    wrong: waiting + (sent.length === 0 ? 1 : 0),
  }
}

async function run(share: number): Promise<Outcome> {
  const scene = await openScene('outside')
  const mail = await startMail()
  const payments = await startProvider()
  const services: Service[] = [await startBucket(), mail, payments, ...(hasRedis() ? [await startRedis(scene.environment)] : [])]
  if (!hasRedis()) printLine('NOT RUN: Redis, because redis-server is not installed.')
  try {
    const server = await startServer(scene, Object.assign({}, ...services.map(({ settings }) => settings)))
    await giveAccounts(scene.database.ownerUrl)
    const wanted = { origin: server.origin, ownerUrl: scene.database.ownerUrl, share: share / 5, pay: payAt(payments) }
    const load = await startWorkload(wanted)
    const caused = await causeEach(services, load)
    const isDone = await waitUntilDone(load, REST_SECONDS)
    const stored = await load.compare()
    const mailed = await countMail(scene, mail)
    const wrong = stored.wrong + caused.wrong + mailed.wrong + (isDone ? 0 : 1)
    return { figure: [stored, caused, mailed].map(({ figure }) => figure).join('; '), wrong }
  } finally {
    await scene.end()
    for (const service of services) await service.stop()
  }
}

/** Each outside service down, slow and broken. */
export const outsideServices: Scenario = {
  name: 'outside',
  fault: 'bucket, mail server, payment provider and Redis down, slow, broken and back, one after another',
  run,
}
