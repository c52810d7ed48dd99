// Operations of the marketplace for buyers.
import {
  countGoodsShown,
  countProductView,
  getGoodsSitemap,
  getItem,
  getListing,
  listLiked,
} from '@sverka/contract/marketplace/marketplace'
import { countPromotedOpen, countPromotedShown, listPromotions, peekPromoted, showPromoted } from '@sverka/contract/marketplace/promotion'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import type { GoodsInMemory } from './goods-in-memory.ts'
import { listLikedIds } from './marketplace.sql.ts'
import { listGoodsOnSale, showItem } from './marketplace.ts'
import { nextPromoted, ownPromotions, promotedNow, promotedOpened, promotedShown } from './promotion.ts'
import { goodsSitemap } from './sitemap.ts'
import { noteShown, noteView } from './views.ts'

/** A GIF of one transparent pixel, the counting picture of pages that are read without scripts. */
const INVISIBLE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const marketplaceRoutes = (services: Services, held: GoodsInMemory): readonly BoundRoute[] => [
  reads(getListing, ({ db, query }) => listGoodsOnSale(db, held, query)),
  reads(getItem, ({ db, params, query }) => showItem(db, params.id, query.lang)),
  reads(listLiked, async ({ db, caller, query }) => ({ result: await listLikedIds(db, requireMember(caller).userId, query.product__in) })),
  writes(countProductView, async ({ tx, caller, params, clientIp, headers }) => {
    await noteView(tx, services, { productId: params.id, caller, clientIp, agent: String(headers['user-agent'] ?? '') })
    return undefined
  }),
  reads(countGoodsShown, async ({ caller, body, clientIp, headers }) => {
    noteShown(services, body.items, { caller, clientIp, agent: String(headers['user-agent'] ?? '') })
    return undefined
  }),
  writes(showPromoted, async ({ tx, clock }) => ({ result: await promotedNow(tx, clock.now()) })),
  reads(peekPromoted, async ({ db, clock }) => ({ result: await nextPromoted(db, clock.now()) })),
  writes(countPromotedShown, async ({ tx, query, clock }) => {
    await promotedShown(tx, query.company__in, clock.now())
    return new HttpResponse<string>(200, INVISIBLE, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
  }),
  writes(countPromotedOpen, ({ tx, params, clock }) => promotedOpened(tx, params.id, clock.now())),
  reads(listPromotions, ({ db, caller, clock }) => ownPromotions(db, requireMember(caller).userId, clock.now())),
  reads(getGoodsSitemap, async ({ db, params }) => {
    const content = Buffer.from(await goodsSitemap(db, services.publicUrl, params.part))
    return new HttpResponse<string>(200, content, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  }),
]
