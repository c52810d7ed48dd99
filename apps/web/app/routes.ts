// Every page of the product in one table: address → the file in its word's folder.
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type Tab, tabs } from '@sverka/contract/company-card/tabs'

/** One child page per built tab of the company card; the summary is the card's own address. */
const cardTabs: RouteConfigEntry[] = tabs
  .filter(({ word, built }: Tab) => built && word !== 'summary')
  .map(({ word }) => route(word, `company-card/${word}/${word}.tab.tsx`))

export default [
  route('api/docs', 'api-docs/api-docs.page.tsx'),
  index('site-pages/home/home.page.tsx'),
  route('login', 'auth/login.page.tsx'),
  route('reset-password/:uid/:token', 'auth/reset-password.page.tsx'),
  route('confirm-email/:token', 'auth/confirm-email.page.tsx'),
  route('unsubscribe/:token', 'notifications/unsubscribe.page.tsx'),
  route('revert-email/:token', 'auth/revert-email.page.tsx'),
  route('profile', 'profile/profile.page.tsx', [
    index('profile/to-info.page.tsx'),
    route('info', 'profile/info.page.tsx'),
    route('subscription', 'plans/subscription.page.tsx'),
    route('add-company', 'company-binding/add-company.page.tsx'),
    route('products', 'products/products-list.page.tsx'),
    route('notifications', 'notifications/notifications.page.tsx'),
    route('notifications/settings', 'notifications/settings.page.tsx'),
    route('messages', 'chat/messages.page.tsx'),
    route('basket', 'cart/cart.page.tsx'),
    route('orders', 'orders/orders.page.tsx'),
    route('orders/:id', 'orders/order.page.tsx'),
    route('friends', 'friends/friends.page.tsx'),
    route('products/add', 'products/add-product.page.tsx'),
    route('products/edit/:id', 'products/edit-product.page.tsx'),
    route('favorites', 'favorites/favorites.page.tsx'),
    route('reviews', 'reviews/reviews.page.tsx'),
    route('support', 'support/support.page.tsx'),
    route('checks', 'checks/checks-list.page.tsx'),
    route('checks/:number', 'checks/check.page.tsx'),
    route('*', 'profile/missing.page.tsx'),
  ]),
  route('counter-parties', 'company-search/company-search.page.tsx'),
  route('counter-parties/:id', 'company-card/company-card.page.tsx', [index('company-card/summary/summary.tab.tsx'), ...cardTabs]),
  route('marketplace/item/:id', 'marketplace/item.page.tsx'),
  route('marketplace/:category?', 'marketplace/marketplace.page.tsx'),
  route('company/:id', 'company-page/company-page.page.tsx'),
  route('sellers', 'site-pages/sellers/sellers.page.tsx'),
  route('tariffs', 'plans/tariffs.page.tsx'),
  route('sandbox-payment/:slug', 'payments/sandbox-payment.page.tsx'),
  route('about', 'site-pages/about/about.page.tsx'),
  route('requisites', 'site-pages/requisites/requisites.page.tsx'),
  route('payment-info', 'site-pages/payment-info/payment-info.page.tsx'),
  route('legal/:document', 'site-pages/legal/legal.page.tsx'),
  route('blog', 'news/news-list.page.tsx'),
  route('blog/:id', 'news/article.page.tsx'),
  route('method', 'reliability/method.page.tsx'),
  route('sources', 'sources/sources.page.tsx'),
  route('verify/:number?', 'checks/verify.page.tsx'),
  route('back-office', 'back-office/back-office.page.tsx', [
    index('back-office/to-products.page.tsx'),
    route('products', 'back-office/products-queue.page.tsx'),
    route('tickets', 'back-office/queues/tickets.page.tsx'),
    route('support', 'back-office/queues/support.page.tsx'),
    route('complaints', 'back-office/queues/complaints.page.tsx'),
    route('people', 'back-office/people.page.tsx'),
    route('audit', 'back-office/audit.page.tsx'),
  ]),
  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig
