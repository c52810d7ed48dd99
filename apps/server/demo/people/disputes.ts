// The demo's disputed fact: the seller's company says that the sum of a court case on its card is wrong. Staff have checked the dispute, so its
// text and document are public.
import { listUserCompanyIds } from '../../src/company-binding/company-binding.sql.ts'
import { addDisputedFact, readDisputablePage } from '../../src/disputed-facts/dispute.ts'
import { countDisputes, updateDispute } from '../../src/disputed-facts/disputed-facts.sql.ts'
import { moscowDay } from '../../src/platform/clock.ts'
import { readOnly } from '../../src/platform/db/connect.ts'
import type { Services } from '../../src/platform/services.ts'
import { findById } from '../../src/registry/registry.ts'
import { DEMO_SELLER } from './representatives.ts'
import { findDemoAccount } from './sellers.ts'

const DAY_MS = 24 * 3_600_000
/** Any number will do. */
const APPEALED_DAYS_AGO = 3
/** The seller's form: the case is wrong, and the company has appealed to the court, whose incoming number is `appeal_number`. */
const DISPUTE = {
  kind: 'case',
  reason: 'wrong',
  said: 'Вымышленный спор показательных данных: сумма требований указана с ошибкой.',
  addressee: 'court',
  appeal_number: '118842/26',
  file_name: 'Вымышленное обращение в суд.pdf',
} as const

/** Does nothing if the company already has a disputed fact or has no court case, or if the seller represents no company. */
export async function seedDispute(services: Services): Promise<void> {
  const { clock } = services
  const db = readOnly(services.db)
  const userId = await findDemoAccount(db, DEMO_SELLER)
  const [companyId] = userId === null ? [] : await listUserCompanyIds(db, [userId])
  const company = companyId === undefined ? undefined : await findById(db, companyId)
  if (userId === null || !company || (await countDisputes(db, company.id)) > 0) return
  const { result } = await readDisputablePage(db, userId, { query: company.ogrn, kind: DISPUTE.kind, page_size: 1 })
  const [fact] = result
  if (!fact) return
  const appealed_on = moscowDay(new Date(clock.now().getTime() - APPEALED_DAYS_AGO * DAY_MS))
  const dispute = { ...DISPUTE, company: company.ogrn, record: fact.record, appealed_on }
  const { id } = await addDisputedFact(services.db, services, userId, { request: dispute, file: inventedDocument() })
  await services.db.transaction().execute((tx) => updateDispute(tx, id, { state: 'standing', checked_at: clock.now() }))
}

/**
 * A PDF of one A4 page that says that it is invented; in Latin letters, so that no font must be embedded and every character is one byte. Each entry
 * of its table (`xref`) has the byte offset of an object and takes exactly 20 bytes, so the blank before its line break must stay.
 */
function inventedDocument(): Buffer {
  const drawing = 'BT /F1 20 Tf 60 760 Td (Invented document of the demo) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, place) => {
    const at = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
