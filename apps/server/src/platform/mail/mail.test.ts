// E-mails reach a real SMTP server after the commit, are retried on failure, and both the plain text and the HTML part are readable.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../clock.ts'
import { loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { createServices, type Services } from '../services.ts'
import { composeEmail } from './email.ts'

const received: Buffer[] = []
/** How many of the next e-mails the mail server refuses. */
let refusals = 0
/** A real mail server; it emits `email` after each e-mail, accepted or refused. */
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (refusals > 0) {
        refusals--
        // 451: a temporary failure.
        done(Object.assign(new Error('try later'), { responseCode: 451 }))
      } else {
        received.push(Buffer.concat(chunks))
        done()
      }
      smtp.emit('email')
    })
  },
})

let database: TestDatabase
let db: Db
let services: Services
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    SECRET_KEY: 'k'.repeat(32),
    MAIL_FROM: 'Сверка <no-reply@sverka.test>',
  })
  const log = createLog(config)
  database = await createTestDatabase()
  db = connectDatabase(database.url, { size: 4, waitMs: 60_000, log })
  services = createServices(
    { config, db, log, clock: systemClock, ids: randomIds, today: () => '2026-11-20', openPool: () => db },
    {
      workers: () => [],
      listeners: () => [],
      personalData: () => [],
      ownedFiles: () => [],
      ownPlan: () => undefined,
      findStopWords: () => undefined,
    },
  )
  // `start` creates the queues, `work` runs their jobs.
  await services.jobs.start()
  await services.jobs.work()
})
afterAll(async () => {
  await services.jobs.stop()
  await db.destroy()
  await database.drop()
  smtp.close()
})

const email = composeEmail({
  to: 'reader@sverka.test',
  subject: 'Восстановление пароля',
  paragraphs: ['Здравствуйте, <b>Ольга</b> & Ко.'],
  action: { label: 'Задать новый пароль', url: 'https://sverka.test/reset-password/MQ/a_b-c' },
})

test('an e-mail arrives with plain text and HTML that say the same, in Russian', async () => {
  const arrival = once(smtp, 'email')
  await db.transaction().execute((tx) => services.mail.send(tx, email))
  await arrival
  const mail = await PostalMime.parse(received.at(-1) ?? Buffer.alloc(0))
  expect(mail).toMatchObject({
    subject: 'Восстановление пароля',
    from: { name: 'Сверка', address: 'no-reply@sverka.test' },
    to: [{ address: 'reader@sverka.test' }],
  })
  expect(mail.text).toContain('Здравствуйте, <b>Ольга</b> & Ко.')
  expect(mail.text).toContain('Задать новый пароль: https://sverka.test/reset-password/MQ/a_b-c')
  expect(mail.html).toContain('Здравствуйте, &lt;b&gt;Ольга&lt;/b&gt; &amp; Ко.')
  expect(mail.html).toContain('href="https://sverka.test/reset-password/MQ/a_b-c"')
})

test('an e-mail that the mail server refused is sent again', async () => {
  refusals = 1
  const first = once(smtp, 'email')
  await db.transaction().execute((tx) => services.mail.send(tx, { ...email, subject: 'Ещё раз' }))
  await first
  const before = received.length
  await once(smtp, 'email')
  expect(received.length).toBe(before + 1)
})

test('an e-mail of a transaction that is rolled back is never sent', async () => {
  const count = received.length
  const rolledBack = db.transaction().execute(async (tx) => {
    await services.mail.send(tx, { ...email, subject: 'Не должно уйти' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  const next = once(smtp, 'email')
  await db.transaction().execute((tx) => services.mail.send(tx, { ...email, subject: 'Следующее' }))
  await next
  const subjects = received.slice(count).map(async (raw) => (await PostalMime.parse(raw)).subject)
  expect(await Promise.all(subjects)).toEqual(['Следующее'])
})
