// Packs the dossier of a deal into one ZIP: the documents (papers) received, the report on the company, manual checks, and SHA-256 hashes of all
// files. The same content gives the same bytes.
import { createHash } from 'node:crypto'
import { listManualCheckEvidence, readCheckPdf } from '../checks/checks.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { readApproval } from './approvals.ts'
import { listDecisions, MAX_DECISIONS } from './deal-decisions.sql.ts'
import { listReceived } from './deal-files.sql.ts'
import { dealFileKey } from './deal-files.ts'
import { listLetters, MAX_LETTERS } from './deal-links.sql.ts'
import { listPapers } from './deals.sql.ts'
import { describeCorrespondence, describeDeal, paperName } from './deals.texts.ts'
import { requireDeal } from './deals.ts'
import type { DealArchive, PackedFile } from './deals-worker.ts'

interface Packing extends Pick<Services, 'files'> {
  readonly printer: FilePrinter<DealArchive>
}

interface FileHash {
  readonly name: string
  readonly sha256: string
}

const extension = (name: string): string => name.slice(name.lastIndexOf('.'))

/**
 * The ZIP of the member's deal. Throws `not_found`, and `files_unavailable` if a stored file cannot be read, since an archive must be complete. All
 * files are in memory meanwhile.
 */
export async function packDeal(db: Reader, { files, printer }: Packing, userId: number, id: number): Promise<Buffer> {
  const deal = await requireDeal(db, userId, id)
  const papers = await listPapers(db, id)
  const packed: PackedFile[] = []
  const hashes: FileHash[] = []
  // Files are read and hashed one after another, so that other requests run in between.
  const add = (name: string, content: Buffer) => {
    packed.push({ name, content })
    hashes.push({ name, sha256: createHash('sha256').update(content).digest('hex') })
  }
  const addStored = async (name: string, key: string) => add(name, (await files.documents.get(key)) ?? refuse('files_unavailable'))
  // Papers without a file, and returned ones, are left out.
  for (const [at, paper] of papers.entries()) {
    if (paper.fileId === null || paper.state === 'returned') continue
    const place = String(at + 1).padStart(2, '0')
    await addStored(`documents/${place} ${paperName(paper)}${extension(paper.fileName ?? '')}`, dealFileKey(paper.fileId))
  }
  const report = await readCheckPdf(db, userId, deal.number)
  if (report) add(`report ${deal.number}.pdf`, report)
  const manualChecks = await listManualCheckEvidence(db, userId, deal.companyId)
  for (const { name, key } of manualChecks) if (key) await addStored(`checks-by-hand/${name}`, key)
  const correspondence = {
    letters: { first: await listLetters(db, id), most: MAX_LETTERS },
    openedAt: deal.firstOpenedAt,
    received: await listReceived(db, id),
    decisions: { first: await listDecisions(db, id), most: MAX_DECISIONS },
  }
  add('correspondence.txt', Buffer.from(describeCorrespondence(correspondence), 'utf8'))
  const text = Buffer.from(describeDeal({ deal, papers, manualChecks, hashes, approval: await readApproval(db, id) }), 'utf8')
  return printer.print({ files: [...packed, { name: 'readme.txt', content: text }], day: moscowDay(deal.createdAt) }, userId)
}
