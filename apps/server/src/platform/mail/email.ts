// Layout of every e-mail that the server sends: plain text, and HTML that old mail programs show too, from the same paragraphs.

/** An e-mail ready to be sent. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Mail programs unsubscribe with one POST to it (RFC 8058); people who open it are asked to confirm first. */
  readonly unsubscribeUrl?: string
}

/** Contents of an e-mail before its layout. */
export interface EmailParts {
  readonly to: string
  readonly subject: string
  /** Plain sentences; they are escaped. */
  readonly paragraphs: readonly string[]
  /** The main action, shown as a button and, below it, as its URL. */
  readonly action?: { readonly label: string; readonly url: string }
  /** The alternative action, as a plain link. */
  readonly otherwise?: { readonly label: string; readonly url: string }
  /** What to do when the e-mail was not expected. */
  readonly footnote?: string
  readonly unsubscribeUrl?: string
}

const FONT = "font-family:'Golos Text',Arial,Helvetica,sans-serif"

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/** Builds both forms. Texts that users wrote, such as names, belong into `paragraphs`, never into the subject. */
export function composeEmail(parts: EmailParts): Email {
  const { to, subject, paragraphs, action, otherwise, footnote } = parts
  const links = [action, otherwise].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : []))
  const text = [...paragraphs, ...links, ...(footnote ? [footnote] : []), '—\nСверка'].join('\n\n')
  return {
    to,
    subject: subject.replace(/[\r\n]+/g, ' '),
    text,
    html: renderHtml(parts),
    ...(parts.unsubscribeUrl ? { unsubscribeUrl: parts.unsubscribeUrl } : {}),
  }
}

function renderHtml({ subject, paragraphs, action, otherwise, footnote }: EmailParts): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`)
  if (action) {
    const url = escapeHtml(action.url)
    body.push(
      `<p style="margin:8px 0 24px"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#2A3CC2;color:#FFFFFF;font-size:16px;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
      `<p style="margin:0 0 16px;font-size:13px;line-height:18px;color:#596172;word-break:break-all">${url}</p>`,
    )
  }
  if (otherwise) {
    const link = `<a href="${escapeHtml(otherwise.url)}" style="color:#2A3CC2">${escapeHtml(otherwise.label)}</a>`
    body.push(`<p style="margin:0 0 16px;font-size:16px;line-height:24px">${link}</p>`)
  }
  if (footnote) body.push(`<p style="margin:0;font-size:13px;line-height:18px;color:#596172">${escapeHtml(footnote)}</p>`)
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#F5F6F9"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#FFFFFF;border:1px solid #E2E5EC;border-radius:12px"><tr><td style="padding:32px;${FONT};color:#0F1422"><p style="margin:0 0 24px;font-size:20px;font-weight:700">Сверка</p>${body.join('')}</td></tr></table></td></tr></table></body></html>`
}
