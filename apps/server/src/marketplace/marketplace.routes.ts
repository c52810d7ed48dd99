// Routes of the marketplace for buyers: the listing, item pages, counts of views, promoted sellers and the sitemap.
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
import { listGoodsOnSale, readItem } from './marketplace.ts'
import { peekNextPromoted, readOwnPromotions, recordPromotedOpened, recordPromotedShown, takeNextPromoted } from './promotion.ts'
import { goodsSitemap } from './sitemap.ts'
import { recordImpressions, recordView } from './views.ts'

/** A GIF of one transparent pixel: pages without scripts load it, which counts the promoted sellers that they show. */
const TRANSPARENT_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const marketplaceRoutes = (services: Services, goodsCache: GoodsInMemory): readonly BoundRoute[] => [
  reads(getListing, ({ db, query }) => listGoodsOnSale(db, goodsCache, query)),
  reads(getItem, ({ db, params, query }) => readItem(db, params.id, query.lang)),
  reads(listLiked, async ({ db, caller, query }) => ({ result: await listLikedIds(db, requireMember(caller).userId, query.product__in) })),
  writes(countProductView, async ({ tx, caller, params, clientIp, headers }) => {
    await recordView(tx, services, { productId: params.id, caller, clientIp, agent: String(headers['user-agent'] ?? '') })
    return undefined
  }),
  // A read, because it only adds to counts in memory, which a job stores later.
  reads(countGoodsShown, async ({ caller, body, clientIp, headers }) => {
    recordImpressions(services, body.items, { caller, clientIp, agent: String(headers['user-agent'] ?? '') })
    return undefined
  }),
  // A page rendered by the server peeks, since it may be cached or never shown, and its pixel counts. Showing counts at once.
  writes(showPromoted, async ({ tx, clock }) => ({ result: await takeNextPromoted(tx, clock.now()) })),
  reads(peekPromoted, async ({ db, clock }) => ({ result: await peekNextPromoted(db, clock.now()) })),
  writes(countPromotedShown, async ({ tx, query, clock }) => {
    await recordPromotedShown(tx, query.company__in, clock.now())
    return new HttpResponse<string>(200, TRANSPARENT_PIXEL, { 'content-type': 'image/gif', 'cache-control': 'no-store' })
  }),
  writes(countPromotedOpen, ({ tx, params, clock }) => recordPromotedOpened(tx, params.id, clock.now())),
  reads(listPromotions, ({ db, caller, clock }) => readOwnPromotions(db, requireMember(caller).userId, clock.now())),
  reads(getGoodsSitemap, async ({ db, params }) => {
    const content = Buffer.from(await goodsSitemap(db, services.publicUrl, params.part))
    return new HttpResponse<string>(200, content, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  }),
]
