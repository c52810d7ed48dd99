// Goods from 1С: each file becomes a price list that is applied at once. 1С repeats its request until the answer is no longer `progress`.
import { setTimeout as wait } from 'node:timers/promises'
import { type FieldErrorCode, fieldErrors } from '@sverka/contract/errors'
import { CODE_MAX } from '@sverka/contract/products/products.rules'
import { cutText } from '@sverka/contract/texts'
import { readOnly } from '../../platform/db/connect.ts'
import { RefusalError } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { findPriceList, type ListRow, listRefusals } from '../price-lists.sql.ts'
import { articleIn, saveList } from '../price-lists.ts'
import type { PricesReader } from '../prices-reader.ts'
import { dropParts, type ExchangeSession, findImport, saveImport } from './exchange.sql.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import type { FileTurns } from './file-turns.ts'
import { findReceivedFiles } from './received-files.ts'

/** Lines of an answer: the word of the protocol, then a text for the person at 1С. */
export type ExchangeAnswer = readonly [word: 'success' | 'failure' | 'progress', ...texts: string[]]

interface Request {
  readonly services: Services
  readonly reader: PricesReader
  readonly session: ExchangeSession
  readonly name: string
  readonly turns: FileTurns
}

/** Milliseconds for which a request waits until the list is done, and between two looks: 1С repeats the request without a pause. */
const [WAIT_MS, LOOK_MS] = [2000, 250]

/** Answers `mode=import`: begins to import the file, or reports how far that is. */
export async function importFile(request: Request): Promise<ExchangeAnswer> {
  const { services, session, name, turns } = request
  if (/\.zip$/i.test(name)) return ['success']
  const known = await findImport(readOnly(services.db), session.hash, name)
  if (known) return tellProgress(services, known.listId)
  return (await turns.take(session.loginId, () => beginImport(request))) ?? tellBusy()
}

async function beginImport({ services, reader, session, name }: Request): Promise<ExchangeAnswer> {
  const { userId, companyId } = session
  for await (const { from, file, entry } of findReceivedFiles(services, session, name)) {
    const read = await reader.readFile({ file, entry, xmlOnly: true }, userId).catch(waitWhereBusy)
    if (read === 'busy') return tellBusy()
    if ('fault' in read) {
      if (read.fault === 'no_entry') continue
      if (read.fault !== 'no_goods') {
        // Without its parts: 1С sends the file again from its beginning.
        await services.db.transaction().execute((tx) => dropParts(tx, session.hash, from))
        return ['failure', fieldErrors[read.fault]]
      }
      await services.db.transaction().execute((tx) => saveImport(tx, session.hash, { name, listId: null }))
      return ['success', texts.noGoods]
    }
    const { id } = await saveList(services.db, services, { userId }, { company: companyId, fileName: name, read, source: 'exchange' })
    await services.db.transaction().execute((tx) => saveImport(tx, session.hash, { name, listId: id }))
    return ['progress', texts.read(read.count)]
  }
  return ['failure', texts.noFile(name)]
}

/** For `catch`: `'busy'` if the reading thread has no room for this file now; other errors are thrown again. */
export function waitWhereBusy(error: unknown): 'busy' {
  if (!(error instanceof RefusalError) || (error.code !== 'too_many_requests' && error.code !== 'overloaded')) throw error
  return 'busy'
}

/** Waits first, because 1С repeats the request without a pause. */
async function tellBusy(): Promise<ExchangeAnswer> {
  await wait(WAIT_MS)
  return ['progress', texts.busy]
}

async function tellProgress(services: Services, listId: number | null): Promise<ExchangeAnswer> {
  const { db } = services
  for (let waited = 0; ; waited += LOOK_MS) {
    const list = listId === null ? undefined : await findPriceList(readOnly(db), listId)
    // Deleted by the seller meanwhile.
    if (!list) return ['success']
    if (list.state === 'columns') return ['failure', fieldErrors.article_column]
    if (list.state === 'done' || list.state === 'compared') return ['success', ...tellCounts(list), ...(await tellRefusals(services, list))]
    if (waited >= WAIT_MS) return ['progress', tellWork(list)]
    await wait(LOOK_MS)
  }
}

const tellWork = ({ state, compared, applied, lines, new: made, changed }: ListRow): string =>
  state === 'comparing' ? texts.comparing(compared, lines) : texts.applying(applied, made + changed)

const tellCounts = ({ applied, unchanged, refused, picturesLeftOut: leftOut }: ListRow): string[] => [
  texts.applied(applied),
  texts.unchanged(unchanged),
  texts.refused(refused),
  ...(leftOut > 0 ? [texts.picturesLeftOut(leftOut)] : []),
]

/** Lines that are named for each reason; the page of the list shows all. */
const NAMED_LINES = 3

/** The reasons for which lines were refused, each with its first lines, and the URL of the page with all of them. */
async function tellRefusals({ db, publicUrl }: Services, list: ListRow): Promise<string[]> {
  if (list.refused === 0) return []
  const reasons = Map.groupBy(await listRefusals(readOnly(db), list.id, NAMED_LINES), ({ fault }) => fault)
  const told = [...reasons].flatMap(([fault, lines]) => {
    if (fault === null) return []
    const named = lines.map(({ line, cells }) => texts.refusedLine(line, cutText(articleIn(list, cells), CODE_MAX)))
    const count = lines[0]?.count ?? 0
    const more = count > lines.length ? [texts.more] : []
    return [texts.refusal(fieldErrors[fault as FieldErrorCode], count, [...named, ...more].join(', '))]
  })
  return [...told, texts.refusalsAt(`${publicUrl}/profile/price-lists/${list.id}?outcome=refused`)]
}

/** The answer to a refusal: what went wrong, in words. */
export function toRefusalAnswer({ code, message, errors: faults = {} }: RefusalError): ExchangeAnswer {
  if (code === 'bad_credentials') return ['failure', texts.wrongPassword]
  if (code === 'unauthorized') return ['failure', texts.noSession]
  return ['failure', Object.values(faults).flat()[0]?.message ?? message]
}
