// For the drill `hostile`: downloads and opens every kind of file that members can get (reports, tables, documents, archives), to find hostile
// text that became a formula, markup or a program in it. Reports, lists and documents that the demo lacks are made first.
import type { Operation } from '@sverka/contract/http/http'
import { operations } from '@sverka/contract/operations/operations'
import { printLine } from '../faults/scenario.ts'
import { call, type Member, signIn } from '../members.ts'
import { waitUntil } from '../programs.ts'
import { runQuery } from '../run-query.ts'
import { buyByInvoice } from './invoiced.ts'
import { openFile } from './opened.ts'

/** Objects of a kind that are tried at most, until one is found that the member may open. */
const MAX_OBJECTS = 20

/** Time within which the server must have checked the lists of companies. */
const LIST_SECONDS = 120
/** ИНН (taxpayer number) of a company of the demo, about which the buyer makes a report and to which an invoice is made out. */
const COMPANY = '7790000434'

/** Paths of files, and the SQL query for the ids that take the place of `:`. Most begin with the newest, which were made after the texts. */
const FILE_PATHS: Readonly<Record<string, string>> = {
  '/api/v1/checks/:/pdf/': 'select number from checks order by id desc',
  '/api/v1/checks/:/xlsx/': 'select number from checks order by id desc',
  '/api/v1/bulk-checks/:/export/?format=xlsx': 'select id from company_lists order by id desc',
  '/api/v1/bulk-checks/:/export/?format=csv': 'select id from company_lists order by id desc',
  '/api/v1/deals/:/archive/': 'select id from deals order by id desc',
  '/api/v1/ties/lists/:/pdf/': "select id from tie_lists where state = 'done' order by id desc",
  '/api/v1/documents/:/pdf/': 'select id from order_documents order by id desc',
  '/api/v1/documents/:/xml/': 'select id from order_documents order by id desc',
  '/api/v1/orders/:/documents/zip/': 'select distinct order_id from order_documents order by 1 desc',
  '/api/v1/orders/:/file/': 'select id from orders order by id desc',
  '/api/v1/seller-documents/:/zip/?period=2026': 'select distinct company_id from order_documents order by 1',
  '/api/v1/seller-money/:/file/?period=2026&format=xlsx': 'select distinct company_id from orders order by 1',
  '/api/v1/seller-money/:/file/?period=2026&format=csv': 'select distinct company_id from orders order by 1',
  '/api/v1/invoices/:/file/': 'select slug from invoices order by id desc',
  '/api/v1/invoices/:/file/?format=contract': 'select slug from invoices order by id desc',
  '/api/v1/company-export/?inn=:': `select inn from companies where inn = '${COMPANY}'`,
  '/api/v1/company-finances/report/?query=:&year=2024': 'select ogrn from companies where inn is not null order by id',
  '/api/v1/company-comparison/pdf/?number__in=:': "select string_agg(ogrn, ',') from (select ogrn from companies order by id limit 3) few",
}

/** Files that are requested by POST. */
const POSTED: readonly (readonly [path: string, body: object])[] = [
  ['/api/v1/company-selection/export/', { format: 'xlsx' }],
  ['/api/v1/company-selection/export/', { format: 'csv' }],
  ['/api/v1/profile/data/', {}],
]

/** Makes a report, a deal and lists of the buyer from the hostile texts that the columns hold now. */
async function makeContent(buyer: Member, ownerUrl: string): Promise<void> {
  const check = await call<{ number: string }>(buyer, 'POST', '/api/v1/checks/', { inn: COMPANY })
  const few = await runQuery(ownerUrl, 'select ogrn from companies order by id limit 3')
  const numbers = few.map(({ ogrn }) => String(ogrn)).join('\n')
  await call(buyer, 'POST', '/api/v1/deals/', { check: check.number, kind: 'prepayment', title: 'Учение' })
  await call(buyer, 'POST', '/api/v1/bulk-checks/', { name: 'Учение', purpose: 'prepayment', numbers })
  await call(buyer, 'POST', '/api/v1/ties/lists/', { name: 'Учение', numbers })
  const countUndone = async () =>
    (await runQuery(ownerUrl, "select id from company_lists where name = 'Учение' and finished_at is null")).length +
    (await runQuery(ownerUrl, "select id from tie_lists where name = 'Учение' and finished_at is null")).length
  await waitUntil('the lists are checked', LIST_SECONDS, async () => (await countUndone()) === 0)
}

/** Feeds, plain texts, and operations that return a file and have no parameter in their path. */
const PLAIN = ['/sitemap.xml', '/robots.txt', '/dev/outbox']
const listPlain = (): string[] => {
  const files = Object.values<Operation>(operations).filter(
    ({ method, path, response }) =>
      method === 'GET' && !path.includes(':') && JSON.stringify(response[200] ?? null).includes('x-media-types'),
  )
  return [...PLAIN, ...files.map(({ path }) => path)]
}

/** File name extension by content type. */
const EXTENSIONS: readonly (readonly [RegExp, string])[] = [
  [/pdf/, 'pdf'],
  [/spreadsheetml/, 'xlsx'],
  [/csv/, 'csv'],
  [/zip/, 'zip'],
  [/xml/, 'xml'],
  [/html/, 'html'],
]

interface ReadFile {
  /** Extension without the dot; `failed` for an answer 5xx. */
  readonly ending: string
  /** Whether the file contains the hostile text as plain text. */
  readonly shows: boolean
  readonly faults: readonly string[]
}

/** Downloads and opens a file; null if this member may not have it. */
async function read(member: Member, path: string, body?: object): Promise<ReadFile | null> {
  const headers = { authorization: `Bearer ${member.token}`, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(member.origin + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status >= 500) return { ending: 'failed', shows: false, faults: [`${path}: answered ${answer.status}`] }
  if (!answer.ok) return null
  const type = answer.headers.get('content-type') ?? ''
  const ending = EXTENSIONS.find(([words]) => words.test(type))?.[1] ?? 'text'
  const opened = await openFile(`file.${ending}`, bytes).catch((error: unknown) => ({
    shows: false,
    faults: [`cannot be opened: ${String(error)}`],
  }))
  return { ending, shows: opened?.shows ?? false, faults: (opened?.faults ?? []).map((fault) => `${path}: ${fault}`) }
}

/** Reads the file of the first id that one of the members may open; null if there is none. */
async function readFirst(members: readonly Member[], path: string, ids: readonly string[]): Promise<ReadFile | null> {
  for (const id of ids) {
    for (const member of members) {
      const found = await read(member, path.replace(':', encodeURIComponent(id)))
      if (found) return found
    }
  }
  return null
}

/**
 * Prints how many files of each kind were opened; returns the faults, and the kinds of file that never contained the text: nothing was tested
 * there.
 */
function summarise(reads: readonly ReadFile[], absent: readonly string[]): readonly string[] {
  const counts = new Map<string, { count: number; shown: number }>()
  for (const { ending, shows } of reads) {
    const before = counts.get(ending) ?? { count: 0, shown: 0 }
    counts.set(ending, { count: before.count + 1, shown: before.shown + (shows ? 1 : 0) })
  }
  const descriptions = [...counts].map(([ending, { count, shown }]) => `${count} ${ending} (${shown} with the text)`)
  printLine(`files opened: ${descriptions.join(', ')}${absent.length === 0 ? '' : `; none of ${absent.join(', ')}`}`)
  const unseen = ['pdf', 'xlsx', 'zip'].filter((ending) => !counts.get(ending)?.shown)
  return [...reads.flatMap(({ faults }) => faults), ...unseen.map((ending) => `no ${ending} held the text, so none of them was tried`)]
}

/** Downloads and opens every file as three members; returns one sentence for each fault. */
export async function readFiles(origin: string, ownerUrl: string): Promise<readonly string[]> {
  const members = [await signIn(origin, 'buyer'), await signIn(origin, 'seller'), await signIn(origin, 'admin')] as const
  await makeContent(members[0], ownerUrl)
  await buyByInvoice(ownerUrl, { buyer: members[0], seller: members[1], inn: COMPANY })
  const reads: (ReadFile | null)[] = []
  for (const member of members) {
    for (const path of listPlain()) reads.push(await read(member, path))
    for (const [path, body] of POSTED) reads.push(await read(member, path, body))
  }
  const absent: string[] = []
  for (const [path, statement] of Object.entries(FILE_PATHS)) {
    const ids = (await runQuery(ownerUrl, `${statement} limit ${MAX_OBJECTS}`)).map((row) => String(Object.values(row)[0]))
    const found = await readFirst(members, path, ids)
    if (!found) absent.push(path)
    reads.push(found)
  }
  return summarise(
    reads.filter((read) => read !== null),
    absent,
  )
}
