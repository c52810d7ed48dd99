// Access tests of shared cards: the request that a guest, another member, the owner and staff send to each operation.
// Only the member lists and withdraws links, anyone with the link opens the page.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { insertLinks } from '../../src/card-links/card-links.sql.ts'
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** The stored company and content of a shared card. */
const COMPANY = { kind: 'company', name: 'ООО «Испытание»', inn: null, ogrn: '', status: '', procedure: null, closed_on: null, as_of: null }
const CONTENT = { day: '2026-11-20', verdicts: [], first: [], unchecked: [] }

/** A link made by the person. */
function insertLink(world: World, { id: userId }: Person) {
  const token = `token-of-${world.next()}`.padEnd(22, '0')
  const period = { at: new Date('2026-01-01T00:00:00Z'), until: new Date('2099-01-01T00:00:00Z') }
  const row = { token, userId, company: COMPANY, said: { ru: CONTENT, en: CONTENT, 'zh-CN': CONTENT }, ...period }
  return world.db.transaction().execute((tx) => insertLinks(tx, row))
}

export const accessCases: AccessCases = {
  listCardLinks: sameRequestForAll(),
  shareCard: { input: async (world) => ({ body: { number: (await world.company()).inn } }) },
  withdrawCardLink: hiddenFromOthers(async (world, owner) => ({ params: { id: (await insertLink(world, owner)).id } }), { owner: 204 }),
  openCardLink: { input: async (world, owner) => ({ params: { token: (await insertLink(world, owner)).token } }) },
}
