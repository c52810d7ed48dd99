// Refuses members' texts with contacts or stop words, where a text is published at once, without a check by staff.
import type { Reader } from '../db/database.ts'
import { refuseField } from '../errors.ts'
import type { Services } from '../services.ts'
import { readFlags } from './flags.ts'

/** `fields`: texts by the name of the request's field. Throws `text_not_allowed` at the first field with a contact or a stop word. */
export async function refuseFlagged(
  db: Reader,
  { findStopWords }: Pick<Services, 'findStopWords'>,
  fields: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const texts = Object.entries(fields).flatMap(([field, text]) => (text?.trim() ? [{ field, text }] : []))
  if (texts.length === 0) return
  const flags = await readFlags(
    db,
    findStopWords,
    texts.map(({ text }, id) => ({ id, texts: [text] })),
  )
  for (const [id, { field }] of texts.entries()) {
    const { links, stop_words } = flags(id)
    if (links.length + stop_words.length > 0) refuseField(field, 'text_not_allowed')
  }
}
