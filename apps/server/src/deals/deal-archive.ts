// Everything of a deal in one ZIP: papers, report, checks by hand, and a table of fingerprints. The same content gives the same bytes.
import { createHash } from 'node:crypto'
import { listHandEvidence, readCheckPdf } from '../checks/checks.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { dealFileKey } from './deal-files.ts'
import { listPapers } from './deals.sql.ts'
import { describeDeal, paperName } from './deals.texts.ts'
import { accessDeal } from './deals.ts'
import type { DealArchive, PackedFile } from './deals-worker.ts'

interface Packing extends Pick<Services, 'files'> {
  readonly printer: FilePrinter<DealArchive>
}

const extension = (name: string): string => name.slice(name.lastIndexOf('.'))

/** Refuses `not_found`, and `files_unavailable` where a stored file cannot be read: an archive is never packed without it. */
export async function packDeal(db: Reader, { files, printer }: Packing, userId: number, id: number): Promise<Buffer> {
  const deal = await accessDeal(db, userId, id)
  const papers = await listPapers(db, id)
  const packed: PackedFile[] = []
  const stored = async (name: string, key: string) => {
    const content = (await files.documents.get(key)) ?? refuse('files_unavailable')
    packed.push({ name, content })
  }
  for (const [at, paper] of papers.entries()) {
    if (paper.fileId === null || paper.state === 'returned') continue
    const place = String(at + 1).padStart(2, '0')
    await stored(`documents/${place} ${paperName(paper)}${extension(paper.fileName ?? '')}`, dealFileKey(paper.fileId))
  }
  const report = await readCheckPdf(db, userId, deal.number)
  if (report) packed.push({ name: `report ${deal.number}.pdf`, content: report })
  const seen = await listHandEvidence(db, userId, deal.companyId)
  for (const { name, key } of seen) if (key) await stored(`checks-by-hand/${name}`, key)
  const prints = packed.map(({ name, content }) => ({ name, sha256: createHash('sha256').update(content).digest('hex') }))
  const text = Buffer.from(describeDeal({ deal, papers, seen, prints }), 'utf8')
  return printer.print({ files: [...packed, { name: 'readme.txt', content: text }], at: deal.createdAt }, userId)
}
