// Sends e-mails: stored in the transaction that causes them, then delivered over SMTP by a job with retries. A demo without SMTP only stores them.
import { outsideLimits } from '../bounds.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { readOnly } from '../db/connect.ts'
import type { Db, Tx } from '../db/database.ts'
import { defineJob, type Jobs, type JobWorker, jobWorker } from '../jobs/jobs.ts'
import type { Email } from './email.ts'
import { findUnsentEmail, insertEmail, markEmailSent, removeEmail } from './mail.sql.ts'

export interface Mail {
  /** The e-mail is sent if the transaction commits. */
  send(tx: Tx, email: Email): Promise<void>
}

/** Delivers one stored e-mail. */
const deliver = defineJob<{ emailId: number }>('mail.deliver')

export function createMail({ config, clock, jobs }: { config: Config; clock: Clock; jobs: Jobs }): Mail {
  const onlyToOutbox = config.demo && !config.SMTP_URL
  return {
    async send(tx, email) {
      const now = clock.now()
      const emailId = await insertEmail(tx, {
        recipient: email.to,
        subject: email.subject,
        body_text: email.text,
        body_html: email.html,
        unsubscribe_url: email.unsubscribeUrl ?? null,
        created_at: now,
        // In a demo without SMTP the outbox page replaces the delivery.
        sent_at: onlyToOutbox ? now : null,
      })
      if (!onlyToOutbox) await jobs.send(tx, deliver, { emailId })
    },
  }
}

/**
 * Handler of the delivery job. An e-mail that is missing or already sent was delivered by an earlier run. After delivery the row is deleted, except
 * in a demo, whose outbox page shows it.
 */
export function mailWorker({ config, clock, db }: { config: Config; clock: Clock; db: Db }): JobWorker {
  return jobWorker(deliver, async ({ emailId }) => {
    const email = await findUnsentEmail(readOnly(db), emailId)
    if (!email) return
    if (!config.SMTP_URL) throw new Error('SMTP_URL is not set: the e-mail waits')
    // Loaded when it is needed, as not every process sends e-mails.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM })
    transport.set('timeout', outsideLimits.mailMs)
    try {
      await transport.sendMail({
        to: email.recipient,
        subject: email.subject,
        text: email.body_text,
        html: email.body_html,
        ...(email.unsubscribe_url ? { headers: oneClick(email.unsubscribe_url) } : {}),
        // A fixed Message-ID, so that mail programs recognise an e-mail sent twice.
        messageId: `<email-${emailId}@${new URL(config.PUBLIC_URL ?? 'http://localhost').hostname}>`,
      })
    } finally {
      transport.close()
    }
    if (config.demo) await markEmailSent(db, emailId, clock.now())
    else await removeEmail(db, emailId)
  })
}

/** Headers for one-click unsubscribe (RFC 8058). */
const oneClick = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
