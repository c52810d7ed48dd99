// The demo's outbox: shows the e-mails that the server would have sent, as a page and as JSON. Exists in demo mode only.
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { readOnly } from '../db/connect.ts'
import type { Db } from '../db/database.ts'
import { routeLimit } from '../http/limits.ts'
import { escapeHtml } from './email.ts'
import { listEmails } from './mail.sql.ts'

/** Number of e-mails shown, the newest. */
const SHOWN = 200

interface OutboxEmail {
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
}

/** Adds `/dev/outbox` and `/dev/outbox.json`, or nothing outside demo mode. */
export function installOutbox(app: FastifyInstance, config: Config, db: Db): void {
  if (!config.demo) return
  const settings = { config: { rateLimit: routeLimit('page', config) }, schema: { hide: true } as object }
  app.get('/dev/outbox.json', settings, async (_request, reply) => reply.header('cache-control', 'no-store').send(await shownEmails(db)))
  app.get('/dev/outbox', settings, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage(await shownEmails(db))),
  )
}

async function shownEmails(db: Db): Promise<OutboxEmail[]> {
  const rows = await listEmails(readOnly(db), SHOWN)
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    sent_at: (row.sent_at ?? row.created_at).toISOString(),
  }))
}

function renderPage(shown: OutboxEmail[]): string {
  const articles = shown.map(
    (email) => `<article style="background:#fff;border:1px solid #E2E5EC;border-radius:12px;padding:24px;margin:0 0 16px">
<h2 style="margin:0 0 4px;font-size:18px">${escapeHtml(email.subject)}</h2>
<p style="margin:0 0 16px;color:#596172;font-size:13px">Кому: ${escapeHtml(email.to)} · ${email.sent_at.slice(0, 16).replace('T', ' ')} UTC</p>
<p style="white-space:pre-wrap;overflow-wrap:anywhere;line-height:24px;margin:0">${linked(email.text)}</p></article>`,
  )
  const empty = '<p>Писем пока нет. Они появятся здесь, когда сервис их отправит.</p>'
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Исходящие письма</title></head>
<body style="margin:0;background:#F5F6F9;color:#0F1422;font-family:'Golos Text',Arial,sans-serif"><main style="max-width:720px;margin:0 auto;padding:32px 16px">
<h1 style="margin:0 0 8px;font-size:28px">Исходящие письма</h1><p style="margin:0 0 24px;color:#3C4454">Демонстрационный режим: письма никуда не уходят и видны здесь.</p>
${articles.join('\n') || empty}</main></body></html>`
}

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#2A3CC2">${url}</a>`)
