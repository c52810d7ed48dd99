// The marketplace for buyers: listing and filters with and without JavaScript, the item page, likes, and structured data.
// Russian labels: «Категория» category, «Цена» price, «Показать» show, «Убрать фильтр» remove the filter, «В корзину» add to cart, «В
// избранное» add to favourites.
import type { APIRequestContext, Page } from '@playwright/test'
import { signInNewMember } from './account.ts'
import { accessibleEverywhere, expect, expectAccessible, inEachThemeAndWidth, open, openWithStoppedClock, test } from './page.ts'

/** The answer of the marketplace's listing: the number of products found, one page of them, and counts by region of the seller. */
interface Listed {
  readonly count: number
  readonly result: readonly { id: number; name: string }[]
  readonly facets: { readonly regions: readonly { id: number; name: string; count: number }[] }
}

const fetchListing = async (request: APIRequestContext, query: string): Promise<Listed> =>
  (await (await request.get(`/api/v1/marketplace/?${query}`)).json()) as Listed

/** The first product that the search finds for «арматура» (rebar, sold by a seller of the demo data), with the path of its page. */
const findItem = async (request: APIRequestContext) => {
  const [card] = (await fetchListing(request, 'search=арматура')).result
  if (!card) throw new Error('the demo sells no арматура')
  return { ...card, path: `/marketplace/item/${card.id}` }
}

/** The number with spaces between thousands, as pages show it. */
const grouped = (count: number): string => count.toLocaleString('ru-RU').replaceAll('\u00a0', ' ')

const cards = (page: Page) => page.getByRole('list', { name: 'Предложения' }).getByRole('article')
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Фильтры' }).locator('summary').filter({ hasText: name })

accessibleEverywhere('the listing', '/marketplace')
accessibleEverywhere('an empty listing', '/marketplace?search=арматура&price__lte=1')

test('every tab of an item is accessible at both widths and in both themes', async ({ page, request }) => {
  const { path } = await findItem(request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const tab of ['', '?tab=properties', '?tab=reviews']) {
    await open(page, path + tab)
    await inEachThemeAndWidth(page, () => expectAccessible(page))
  }
})

test('open filters are accessible', async ({ page }) => {
  await open(page, '/marketplace')
  for (const name of ['Категория', 'Регион', 'Цена']) {
    await chip(page, name).click()
    await inEachThemeAndWidth(page, () => expectAccessible(page))
  }
})

test('search and filters narrow the listing to the announced counts, and tags remove filters', async ({ page, request }) => {
  await open(page, '/marketplace')
  await page.getByRole('searchbox', { name: 'Поиск товаров и услуг' }).fill('арматура')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(/search=/)
  const [region] = (await fetchListing(request, 'search=арматура')).facets.regions
  if (!region) throw new Error('nobody sells арматура')
  await chip(page, 'Регион').click()
  await page.getByRole('checkbox', { name: region.name }).check({ force: true })
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(new RegExp(`regions__in=${region.id}`))
  await expect(cards(page)).toHaveCount(Math.min(24, region.count))
  await page.getByRole('link', { name: `Убрать фильтр ${region.name}` }).click()
  await expect(page).not.toHaveURL(/regions__in/)
  await page.getByRole('link', { name: 'Сбросить всё' }).click()
  await expect(page).toHaveURL(/\/marketplace$/)
})

test('a single category becomes the path, while prices and order stay in the address', async ({ page }) => {
  await open(page, '/marketplace')
  await chip(page, 'Категория').click()
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/\/marketplace\/[a-z0-9-]+$/)
  await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toBeVisible()
  await chip(page, 'Цена').click()
  await page.getByLabel('От, ₽').fill('100')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/price__gte=100/)
  await page.getByLabel('Порядок').selectOption('price')
  await expect(page).toHaveURL(/ordering=price/)
})

test('categories are named in the language of the page, in its title and for search engines too', async ({ page, request }) => {
  const { path } = await findItem(request)
  await open(page, '/marketplace/armatura?lang=en')
  await expect(page).toHaveTitle(/^Rebar/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rebar')
  await page.locator('summary').filter({ hasText: 'Category' }).click()
  await expect(page.getByRole('checkbox', { name: /^Construction materials/ })).toBeAttached()
  await open(page, `${path}?lang=zh-CN`)
  await expect(page.getByRole('link', { name: '建筑材料' })).toBeVisible()
  const reported = (await page.locator('script[type="application/ld+json"]').allTextContents()).join(' ')
  expect(reported).toContain('"category":"建筑材料 / 金属轧材 / 螺纹钢"')
})

test('an invalid price stays as typed, shows an error beside the field and is not applied', async ({ page }) => {
  await open(page, '/marketplace')
  await chip(page, 'Цена').click()
  const from = page.getByLabel('От, ₽')
  for (const typed of ['-5', '1e5', '12 34']) {
    await from.fill('')
    await from.pressSequentially(typed)
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page.getByText('Цена: число без знаков и букв')).toBeVisible()
    await expect(from).toHaveValue(typed)
    await expect(from).toBeFocused()
    await expect(page).toHaveURL(/\/marketplace$/)
  }
  await from.fill('1 500,50')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(/price__gte=1500.5/)
})

test('an invalid price in the URL stays and is reported as not applied', async ({ page }) => {
  await open(page, '/marketplace?price__gte=1e5')
  const reported = page.getByRole('list', { name: 'Выбранные фильтры' }).getByText('«1e5» не цена: условие не применено')
  await expect(reported).toBeVisible()
  await chip(page, 'Цена').click()
  await expect(page.getByLabel('От, ₽')).toHaveValue('1e5')
  await expect(page.getByText('Цена: число без знаков и букв')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Порядок').selectOption('price')
  await expect(page).toHaveURL(/price__gte=1e5.*ordering=price/)
  await page.getByRole('link', { name: /Убрать фильтр «1e5»/ }).click()
  await expect(page).not.toHaveURL(/1e5/)
  await expect(reported).toHaveCount(0)
})

test('a misspelt search says that it shows similar words', async ({ page }) => {
  await open(page, '/marketplace?search=орматура')
  await expect(cards(page).first()).toContainText('Арматура')
  await expect(page.getByText('Показываем похожие по написанию.')).toBeVisible()
  await open(page, '/marketplace?search=арматура')
  await expect(cards(page).first()).toContainText('Арматура')
  await expect(page.getByText('Показываем похожие по написанию.')).toHaveCount(0)
})

test('an empty listing offers filters to remove, and a page beyond the last is a 404', async ({ page }) => {
  await open(page, '/marketplace?search=арматура&price__lte=1')
  await page.getByRole('link', { name: /^Без цены/ }).click()
  await expect(cards(page).first()).toBeVisible()
  expect((await page.goto('/marketplace?page=1000000'))?.status()).toBe(404)
  await expect(page.getByText('Такой страницы нет')).toBeVisible()
  expect((await page.goto('/marketplace/no-such-category'))?.status()).toBe(404)
  for (const id of ['999999999', '0', '1e3', '99999999999', 'x']) expect((await page.goto(`/marketplace/item/${id}`))?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('promoted sellers are on the home page and in the listing, and each page counts one view', async ({ page }) => {
    for (const path of ['/', '/marketplace']) {
      const counted: string[] = []
      page.on('request', (request) => request.url().includes('/promoted/') && counted.push(new URL(request.url()).pathname))
      const counting = page.waitForResponse(/promoted\/shown\.gif\?company__in=\d/)
      await page.goto(path)
      const block = page.getByRole('region', { name: 'Первые проверенные продавцы' })
      await expect(block.getByText('Продвижение', { exact: true })).toBeVisible()
      await expect(block.getByRole('link').first()).toHaveAttribute('href', /^\/marketplace\/item\/\d+$/)
      expect((await counting).status()).toBe(200)
      expect(counted).toEqual(['/api/v1/marketplace/promoted/shown.gif'])
      page.removeAllListeners('request')
    }
  })

  test('search, filters, items and their tabs work', async ({ page }) => {
    await page.goto('/marketplace')
    await chip(page, 'Цена').click()
    await page.getByLabel('До, ₽').fill('20 000')
    await page.getByRole('button', { name: 'Показать' }).first().click()
    await expect(page.getByRole('link', { name: /^Убрать фильтр до 20/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Поиск товаров и услуг' }).fill('арматура')
    await page.getByRole('button', { name: 'Найти' }).click()
    await cards(page).first().getByRole('link').click()
    await page.getByRole('link', { name: 'Характеристика' }).click()
    await expect(page.getByText('Код товара')).toBeVisible()
  })
})

test('a seller’s report that fails to load shows an error', async ({ page, request }) => {
  const { path, name } = await findItem(request)
  await open(page, '/marketplace?search=арматура')
  await page.route('**/api/v1/reliability-summary/**', (route) => route.fulfill({ status: 503, json: { code: 'overloaded', status: 503 } }))
  await cards(page).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Отчёт сейчас не ответил. Обновите страницу.')).toBeVisible()
})

test('a guest’s like asks to sign in, and a member’s like is the same on card and item page', async ({ page, request }) => {
  const { path, name } = await findItem(request)
  await open(page, '/marketplace?search=арматура')
  const heart = page.getByRole('button', { name: `В избранное: ${name}` })
  await heart.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await signInNewMember(page, request)
  await open(page, '/marketplace?search=арматура')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await cards(page).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'В избранное', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  const taken = page.waitForResponse((answer) => answer.url().includes('/del-from-favorites'))
  await page.getByRole('button', { name: 'В избранное', exact: true }).and(page.locator('[aria-pressed="true"]')).click()
  await taken
  await open(page, '/marketplace?search=арматура')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a quantity is a whole number from 1, and a guest who buys or writes is asked to sign in', async ({ page, request }) => {
  const { id, path } = await findItem(request)
  const { product } = (await (await request.get(`/api/v1/marketplace/items/${id}/`)).json()) as { product: { stock: number | null } }
  await open(page, path)
  const quantity = page.getByRole('textbox', { name: 'Количество' })
  for (const typed of ['1a2-', '1e5', '0']) {
    await quantity.fill(typed)
    await expect(page.getByText(`Укажите целое число от 1 до ${grouped(product.stock ?? 999_999)}.`)).toBeVisible()
    await expect(quantity).toHaveValue(typed)
    await expect(page.getByRole('button', { name: 'В корзину' }).first()).toBeDisabled()
  }
  await quantity.fill('1')
  await expect(page.getByRole('button', { name: 'Меньше' })).toBeDisabled()
  await page.getByRole('button', { name: 'Больше' }).click()
  await expect(quantity).toHaveValue('2')
  for (const name of ['В корзину', 'Написать продавцу']) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('adding to the cart is confirmed for a second', async ({ page, request }) => {
  await signInNewMember(page, request)
  const { path } = await findItem(request)
  const free = { plan_features: { basket_enabled: true } }
  await page.route('**/auth/users/me/', (route) => route.fulfill({ json: { id: 1, full_name: 'Выдумкина Ольга', avatar: null, ...free } }))
  await page.route('**/add-to-basket/**', (route) => route.fulfill({ json: {} }))
  let lines = 0
  await page.route('**/basket/count/', (route) => route.fulfill({ json: { count: lines } }))
  await openWithStoppedClock(page, path)
  await expect(page.getByRole('link', { name: 'Корзина', exact: true })).toBeVisible()
  lines = 2
  await page.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(page.getByRole('link', { name: 'Корзина, 2 товара' })).toHaveAttribute('href', '/profile/basket')
  const added = page.getByRole('button', { name: 'В корзине' }).first()
  await expect(added).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'В корзину' }).first()).toBeEnabled()
})

test('subcategories are rendered when opened, and a missing picture becomes an icon', async ({ page, request }) => {
  await page.route('**/media/products/**', (route) => route.abort())
  await open(page, '/marketplace')
  await expect(cards(page).first().locator('picture')).toHaveCount(0)
  await expect(cards(page).first().locator('svg').first()).toBeVisible()
  await chip(page, 'Категория').click()
  const boxes = page.getByRole('checkbox')
  const before = await boxes.count()
  await page.getByRole('group', { name: 'Фильтры' }).locator('li details summary').first().click()
  await expect.poll(() => boxes.count()).toBeGreaterThan(before)
  const { path, name } = await findItem(request)
  await open(page, path)
  await expect(page.getByRole('img', { name }).first()).toBeVisible()
})

test('the seller’s status shows its day, and structured data has offer and breadcrumbs', async ({ page, request }) => {
  const { path, name } = await findItem(request)
  await open(page, path)
  await expect(page.getByText(/ЕГР(ЮЛ|ИП) на \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expect(page.getByText(/отчёт на \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/counter-parties/"]')).toHaveText(['Проверить компанию'])
  await expect(page.getByRole('link', { name: 'Проверить компанию' })).toHaveAttribute('href', /\/counter-parties\/\d+\/reliability/)
  for (const way of ['Перейти в компанию', 'Витрина продавца'])
    await expect(page.getByRole('link', { name: way })).toHaveAttribute('href', /^\/company\/\d+$/)
  await expect(page.getByText('Вывод для предоплаты')).toBeVisible()
  await expect(page).toHaveTitle(`${name} — Сверка`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  expect(data.map((item) => item['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']))
  expect(data.find((item) => item['@type'] === 'Product').offers).toMatchObject({ priceCurrency: 'RUB' })
})

test('header, hero and phone menu link to the marketplace', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('navigation', { name: 'Основное меню' }).first().getByRole('link', { name: 'Маркетплейс' })).toBeVisible()
  await page.getByRole('tab', { name: 'Маркетплейс' }).click()
  await page.locator('a[href="/marketplace"]').filter({ visible: true }).last().scrollIntoViewIfNeeded()
  await page.getByRole('navigation', { name: 'Основное меню' }).first().getByRole('link', { name: 'Маркетплейс' }).click()
  await expect(cards(page).first()).toBeVisible()
})
