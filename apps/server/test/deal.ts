// Opens a deal (a member's dossier of documents, «papers», that a business partner must upload) before each test of a file, and acts on it through
// the API as its owner and as the partner.
import { giveDealUpload } from '@sverka/contract/deals/deal-uploads'
import { decideDealPaper, getDeal, issueDealLink, openDeal } from '@sverka/contract/deals/deals'
import { beforeEach } from 'vitest'
import { testApplication } from './application.ts'
import { createClient } from './client.ts'
import { pdf } from './pdf.ts'
import { type Person, World } from './world.ts'

/** Time of the test's clock when the deal is opened. */
export const DEAL_START = new Date('2026-11-20T09:30:00Z')
const DAY_MS = 86_400_000

interface OpenedDeal {
  owner: Person
  id: number
  /** Ids of the requested papers. */
  papers: readonly number[]
}

/** The last part of a URL: the token of an upload link. */
export const tokenFromUrl = (url = ''): string => url.split('/').at(-1) ?? ''

/** `deal` is filled before each test, which starts at `DEAL_START`. `settings` are environment variables of the application. */
export function testDeal(settings: Parameters<typeof testApplication>[0] = {}) {
  const app = testApplication(settings)
  const world = new World(app)
  const as = createClient(() => app.server)
  const deal = {} as OpenedDeal
  const params = (paper = deal.papers[0] ?? 0) => ({ id: deal.id, paper })
  const open = async (who: Person, title = 'Поставка арматуры') =>
    as(who)(openDeal, { body: { check: await world.check(who), kind: 'prepayment', title, sum: 3_000_000 } })
  const link = async (email?: string) =>
    (await as(deal.owner)(issueDealLink, { params: { id: deal.id }, body: email ? { email } : {} })).body.link
  beforeEach(async () => {
    app.clock.moment = DEAL_START
    deal.owner = await world.person()
    const { body } = await open(deal.owner)
    deal.id = body.id
    deal.papers = body.papers.map((paper) => paper.id)
  })
  return {
    ...{ app, world, as, deal, params, open, link },
    /** The deal as its owner sees it. */
    shown: async () => (await as(deal.owner)(getDeal, { params: { id: deal.id } })).body,
    /** Makes a new upload link; returns its token. */
    token: async () => tokenFromUrl((await link())?.url),
    /** Uploads a file as the partner, by the link with the token `by`. The name ends in .exe, but only the content decides. */
    send: (by: string, file: Buffer = pdf(), paper = deal.papers[0] ?? 0) =>
      as(null)(giveDealUpload, { params: { token: by, paper }, body: { file_name: 'устав.pdf.exe' }, files: { file } }),
    /** As the owner: accepts or returns a file of the first paper. */
    decide: (file: string, accepted: boolean, reason?: string) =>
      as(deal.owner)(decideDealPaper, { params: params(), body: { file, accepted, ...(reason ? { reason } : {}) } }),
    /** Advances the clock by days and signs the owner in again, because an access token lasts minutes. */
    wait: async (days: number): Promise<void> => {
      app.clock.advance(days * DAY_MS)
      deal.owner = await world.signInAgain(deal.owner)
    },
    /** Query of the owner's notices that papers have arrived. */
    notices: () =>
      app.db.selectFrom('notices').select('id').where('user_id', '=', deal.owner.id).where('kind', '=', 'deal_papers_received'),
  }
}
