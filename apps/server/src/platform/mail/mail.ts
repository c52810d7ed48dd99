// Sends letters: written in the transaction that causes them, delivered over SMTP by a job with retries; the demo keeps them instead.
import nodemailer from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/database.ts'
import { defineJob, type Jobs, type JobWorker, worker } from '../jobs/jobs.ts'
import type { Letter } from './letter.ts'
import { findUnsentLetter, insertLetter, markLetterSent, removeLetter } from './mail.sql.ts'

export interface Mail {
  /** The letter goes if, and only if, the transaction commits. */
  send(tx: Tx, letter: Letter): Promise<void>
}

const deliver = defineJob<{ letterId: number }>('mail.deliver')
/** An SMTP server that says nothing for this long is tried again later. */
const TIMEOUT_MS = 20_000

export function createMail({ config, clock, jobs }: { config: Config; clock: Clock; jobs: Jobs }): Mail {
  return {
    async send(tx, letter) {
      const now = clock.now()
      const letterId = await insertLetter(tx, {
        recipient: letter.to,
        subject: letter.subject,
        body_text: letter.text,
        body_html: letter.html,
        created_at: now,
        // Without a mail server the outbox page is the delivery.
        sent_at: config.SMTP_URL ? null : now,
      })
      if (config.SMTP_URL) await jobs.send(tx, deliver, { letterId })
    },
  }
}

/** The job's other end. A letter that is gone was sent by an earlier run. */
export function mailWorker({ config, clock, db }: { config: Config; clock: Clock; db: Db }): JobWorker {
  return worker(deliver, async ({ letterId }) => {
    const letter = await findUnsentLetter(db as never, letterId)
    if (!letter || !config.SMTP_URL) return
    const transport = nodemailer.createTransport(config.SMTP_URL, { from: config.MAIL_FROM })
    transport.set('timeout', TIMEOUT_MS)
    try {
      await transport.sendMail({
        to: letter.recipient,
        subject: letter.subject,
        text: letter.body_text,
        html: letter.body_html,
        // The same letter sent twice by a cut-off run is recognised by mail programs.
        messageId: `<letter-${letterId}@${new URL(config.PUBLIC_URL ?? 'http://localhost').hostname}>`,
      })
    } finally {
      transport.close()
    }
    if (config.demo) await markLetterSent(db, letterId, clock.now())
    else await removeLetter(db, letterId)
  })
}
