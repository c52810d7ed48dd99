// Throws for contacts and stop words in texts that are published at once.
import type { Reader } from '../db/database.ts'
import { refuseField } from '../errors.ts'
import type { Services } from '../services.ts'
import { readFlags } from './flags.ts'

/** Throws `text_not_allowed` at the first field that contains one. */
export async function refuseFlagged(
  db: Reader,
  { findStopWords }: Pick<Services, 'findStopWords'>,
  fields: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const given = Object.entries(fields).flatMap(([field, text]) => (text?.trim() ? [{ field, text }] : []))
  if (given.length === 0) return
  const flags = await readFlags(
    db,
    findStopWords,
    given.map(({ text }, id) => ({ id, texts: [text] })),
  )
  for (const [id, { field }] of given.entries()) {
    const { links, stop_words } = flags(id)
    if (links.length + stop_words.length > 0) refuseField(field, 'text_not_allowed')
  }
}
