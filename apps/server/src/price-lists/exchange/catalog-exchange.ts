// Imports goods from 1С, the accounting program of most Russian companies: each file becomes a price list, which is applied at once.
//
// The protocol answers an import with `progress` while it runs; 1С repeats its request until the answer is `success` or `failure`.
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

/** Lines of an answer: the status word of the protocol, then texts for the person who runs the exchange in 1С. */
export type ExchangeAnswer = readonly [word: 'success' | 'failure' | 'progress', ...texts: string[]]

/** A request of 1С to import a file that it has sent. */
interface ImportRequest {
  readonly services: Services
  readonly reader: PricesReader
  readonly session: ExchangeSession
  /** Name of the file that 1С wants to have imported. */
  readonly name: string
  readonly turns: FileTurns
}

/**
 * Milliseconds for which a request waits until the list is applied, and between two checks of its state. The wait spares requests, since 1С repeats
 * them without a pause.
 */
const [WAIT_MS, POLL_MS] = [2000, 250]

/** Answers `mode=import`: begins to import the file, or reports the progress of an import that has begun. */
export async function importFile(request: ImportRequest): Promise<ExchangeAnswer> {
  const { services, session, name, turns } = request
  // Nothing to do for the zip itself: 1С also requests the import of each file inside it.
  if (/\.zip$/i.test(name)) return ['success']
  const imported = await findImport(readOnly(services.db), session.hash, name)
  if (imported) return answerProgress(services, imported.listId)
  return (await turns.runIfFree(session.loginId, () => beginImport(request))) ?? answerBusy()
}

async function beginImport({ services, reader, session, name }: ImportRequest): Promise<ExchangeAnswer> {
  const { userId, companyId } = session
  for await (const { from, file, entry } of findReceivedFiles(services, session, name)) {
    const read = await reader.readFile({ file, entry, xmlOnly: true }, userId).catch(toBusy)
    if (read === 'busy') return answerBusy()
    if ('fault' in read) {
      if (read.fault === 'no_entry') continue
      if (read.fault !== 'no_goods') {
        // The stored parts are deleted, since 1С sends the file again from its beginning.
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

/** For `catch`: returns `'busy'` if the thread that reads files cannot take this one now; other errors are thrown again. */
export function toBusy(error: unknown): 'busy' {
  if (!(error instanceof RefusalError) || (error.code !== 'too_many_requests' && error.code !== 'overloaded')) throw error
  return 'busy'
}

/** Waits before it answers, because 1С repeats the request without a pause. */
async function answerBusy(): Promise<ExchangeAnswer> {
  await wait(WAIT_MS)
  return ['progress', texts.busy]
}

async function answerProgress(services: Services, listId: number | null): Promise<ExchangeAnswer> {
  const { db } = services
  for (let waited = 0; ; waited += POLL_MS) {
    const list = listId === null ? undefined : await findPriceList(readOnly(db), listId)
    // No list: the file had no goods, or the seller has deleted its list meanwhile.
    if (!list) return ['success']
    // Neither product codes nor ids of 1С were found in the file.
    if (list.state === 'columns') return ['failure', fieldErrors.article_column]
    if (list.state === 'done' || list.state === 'compared')
      return ['success', ...describeCounts(list), ...(await describeRefusals(services, list))]
    if (waited >= WAIT_MS) return ['progress', describeProgress(list)]
    await wait(POLL_MS)
  }
}

const describeProgress = ({ state, compared, applied, lines, new: made, changed }: ListRow): string =>
  state === 'comparing' ? texts.comparing(compared, lines) : texts.applying(applied, made + changed)

const describeCounts = ({ applied, unchanged, refused, picturesLeftOut: leftOut }: ListRow): string[] => [
  texts.applied(applied),
  texts.unchanged(unchanged),
  texts.refused(refused),
  ...(leftOut > 0 ? [texts.picturesLeftOut(leftOut)] : []),
]

/** The most lines that an answer names for each reason of refusal; the page of the list shows all. */
const NAMED_LINES = 3

/** The reasons for which lines were refused, each with its first lines, and the URL of the page with all of them. */
async function describeRefusals({ db, publicUrl }: Services, list: ListRow): Promise<string[]> {
  if (list.refused === 0) return []
  const reasons = Map.groupBy(await listRefusals(readOnly(db), list.id, NAMED_LINES), ({ fault }) => fault)
  const described = [...reasons].flatMap(([fault, lines]) => {
    if (fault === null) return []
    const named = lines.map(({ line, cells }) => texts.refusedLine(line, cutText(articleIn(list, cells), CODE_MAX)))
    const count = lines[0]?.count ?? 0
    const more = count > lines.length ? [texts.more] : []
    return [texts.refusal(fieldErrors[fault as FieldErrorCode], count, [...named, ...more].join(', '))]
  })
  return [...described, texts.refusalsAt(`${publicUrl}/profile/price-lists/${list.id}?outcome=refused`)]
}

/** The answer to a refused request: `failure` and the reason in words. */
export function toRefusalAnswer({ code, message, errors: faults = {} }: RefusalError): ExchangeAnswer {
  if (code === 'bad_credentials') return ['failure', texts.wrongPassword]
  if (code === 'unauthorized') return ['failure', texts.noSession]
  return ['failure', Object.values(faults).flat()[0]?.message ?? message]
}
