// The blog: list of articles, filter by title, an article, the RSS feed, and the cache after a change.
// Russian labels: «Читать далее» read on, «Поиск по заголовку» search by title, «Все новости» all news, «Ничего не нашли» nothing found.
import { accessibleEverywhere, expect, open, test } from './page.ts'

test('cards show date, an excerpt of at most 120 characters and a link to the article', async ({ page }) => {
  await open(page, '/blog')
  await expect(page).toHaveTitle('Блог — Сверка')
  const card = page.getByRole('listitem').filter({ hasText: 'Как проверить контрагента' })
  await expect(card.locator('time')).toHaveText(/^18\s+ноября\s+2026$/)
  expect(await card.locator('p').innerText()).toMatch(/^.{120}\.\.\.$/)
  await card.getByRole('link', { name: 'Читать далее' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Как проверить контрагента до подписания договора')
})

test('the filter matches a part of the title in any case without a request to the server', async ({ page }) => {
  await open(page, '/blog')
  // The page's own requests after loading are not counted.
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('searchbox', { name: 'Поиск по заголовку' }).fill('ИНН')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Проверяем ИНН: что скрывает контрольная цифра'])
  await page.getByRole('searchbox').fill('такого нет')
  await expect(page.getByText('Ничего не нашли')).toBeVisible()
  expect(requests).toEqual([])
})

test('an article has breadcrumbs, its text and «Все новости»', async ({ page }) => {
  await open(page, '/blog')
  await page.getByRole('link', { name: 'Читать далее: Массовый адрес' }).click()
  const trail = page.getByRole('navigation', { name: 'Путь к странице' })
  await expect(trail.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Блог' })).toHaveAttribute('href', '/blog')
  await expect(page.locator('article table')).toBeVisible()
  await page.getByRole('link', { name: 'Все новости' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('an unknown article is a 404 page', async ({ page }) => {
  for (const path of ['/blog/999999', '/blog/none']) expect((await page.goto(path))?.status(), path).toBe(404)
})

test('articles are in Russian, and other languages say so', async ({ page, baseURL }) => {
  await open(page, '/blog/1?lang=zh-CN')
  await expect(page.getByText('文章以俄文发布。')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/blog/1`)
})

test('the feed is linked from the page and answers', async ({ page, request }) => {
  await open(page, '/blog')
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
  expect((await request.get(String(feed))).headers()['content-type']).toContain('application/rss+xml')
})

test('the first article has structured data for search engines', async ({ page }) => {
  await open(page, '/blog/1')
  const data = JSON.parse(String(await page.locator('script[type="application/ld+json"]').textContent()))
  expect(data).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'ru' })
})

accessibleEverywhere('the blog', '/blog')
accessibleEverywhere('an article', '/blog/1')

test('a cached page shows a change of its article with the next request', async ({ request }) => {
  const signedIn = await request.post('/auth/jwt/create/', { data: { email: 'admin@demo.test', password: 'Demo-2026!' } })
  const { access } = await signedIn.json()
  const headers = { authorization: `Bearer ${access}` }
  const draft = { title: 'Первый заголовок', content: '<p>Текст</p>', is_published: true, created_at: '2020-01-02T00:00:00Z' }
  const { id } = await (await request.post('/api/v1/admin/news/', { headers, data: draft })).json()
  const readPage = async () => (await request.get(`/blog/${id}`)).text()
  const [first, second] = [await readPage(), await readPage()]
  expect(second).toBe(first)
  // A cached page is the same for everybody, so it must not have a nonce (a random value that allows its inline scripts).
  expect(first).not.toContain('nonce')
  expect((await request.patch(`/api/v1/admin/news/${id}/`, { headers, data: { title: 'Второй заголовок' } })).status()).toBe(200)
  await expect.poll(readPage).toContain('Второй заголовок')
})
