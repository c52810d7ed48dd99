// A seller's products: the form with its rules, pictures and draft, an edit returned by staff, two tabs at once, and who may not sell yet.
// Russian labels: «Отправить на проверку» send for review, «Сохранить» save, «Фотография» picture, «Метки» tags, «Цена» price.
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, fetchTokens, signInNewMember, signInTab } from './account.ts'
import { createProductOnSale, createSeller, type Item, type Seller, withUniqueNumber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'
import { brokenPhoto, photoFile } from './upload-files.ts'

/** Signs the tab in as a new seller. */
async function signInNewSeller(page: Page, request: APIRequestContext): Promise<Seller> {
  const own = await createSeller(request)
  await signInTab(page, own.tokens)
  return own
}

/** The options are grouped; index 3 is the first category of the third level, and any would do. */
const chooseCategory = (page: Page) => page.getByLabel('Категория', { exact: true }).selectOption({ index: 3 })

/** Fills in the required fields of a new product. */
async function fillCard(page: Page, name: string): Promise<void> {
  await page.getByLabel('Название', { exact: true }).fill(name)
  await chooseCategory(page)
  await page.getByLabel('Код товара').fill('E2E-1')
  await page.getByLabel('Цена, ₽').fill('58 900')
  await page.getByLabel('Текст').fill('Ларец с замком')
}

const findPictures = (page: Page): Locator => page.getByRole('img', { name: /^Фотография / })

/** The seller's own product of this name, in any state. */
async function findProduct(request: APIRequestContext, { id, tokens }: Seller, name: string): Promise<Item> {
  const query = new URLSearchParams({ user__in: String(id), page_size: '5' })
  const { result } = (await (await request.get(`/api/v1/products/?${query}`, bearer(tokens))).json()) as { result: Item[] }
  const found = result.find((card) => card.name === name)
  if (!found) throw new Error(`no card ${name}`)
  return found
}

/** As staff: publishes or rejects the product. */
const decide = async (request: APIRequestContext, id: number, decision: 'publish' | 'reject', data: object = {}) =>
  expect(
    (await request.post(`/api/v1/admin/products/${id}/${decision}/`, { ...bearer(await fetchStaffTokens(request)), data })).status(),
  ).toBe(204)

test('the product form reports every missing field and wrong price and focuses the first', async ({ page, request }) => {
  await signInNewSeller(page, request)
  await open(page, '/profile/products/add')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('alert').getByText('Заполните все поля')).toBeVisible()
  await expect(page.getByText('Нужна хотя бы одна фотография')).toBeVisible()
  await expect(page.getByLabel('Название', { exact: true })).toBeFocused()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  const expectPriceRefused = async (price: string, sale: string, text: string) => {
    await page.getByLabel('Цена, ₽').fill(price)
    await page.getByLabel('Цена со скидкой').fill(sale)
    await page.getByRole('button', { name: 'Отправить на проверку' }).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  for (const typed of ['1e5', '-5']) {
    await expectPriceRefused(typed, '', 'Укажите цену больше нуля, не точнее копейки.')
    await expect(page.getByLabel('Цена, ₽')).toHaveValue(typed)
  }
  await page.getByLabel('Остаток').fill('1e5')
  await expectPriceRefused('100', '', 'Укажите целое число: только цифры.')
  await expect(page.getByLabel('Остаток')).toHaveValue('1e5')
  await expectPriceRefused('100', '101', 'Скидочная цена не может быть выше изначальной')
  await expectPriceRefused('1000000001', '', 'Цена не может превышать 1 000 000 000')
  await expectPriceRefused('1000000000', '1000000001', 'Цена со скидкой не может превышать 1 000 000 000')
  await page.getByRole('button', { name: 'Услуга' }).click()
  await expect(page.getByRole('switch', { name: 'В наличии' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Товар', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'В наличии' })).toBeChecked()
})

test('a corrected field no longer shows an error', async ({ page, request }) => {
  await signInNewSeller(page, request)
  await open(page, '/profile/products/add')
  await fillCard(page, 'Ларец')
  await page.locator('input[name=images]').setInputFiles([await photoFile('a.png', '#224466')])
  await page.getByLabel('Цена со скидкой').fill('58 901')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Исправьте: цена со скидкой.')).toBeVisible()
  await page.getByLabel('Цена, ₽').fill('60 000')
  await expect(page.getByText('Скидочная цена не может быть выше изначальной')).toHaveCount(0)
  await expect(page.getByText('Исправьте:')).toHaveCount(0)
})

test('tags are added by Enter, trimmed and unique, and up to seven pictures can be ordered', async ({ page, request }) => {
  await signInNewSeller(page, request)
  await open(page, '/profile/products/add')
  await expect(page.getByText('Перетащите сюда фотографии')).toHaveCSS('rotate', 'none')
  const tags = page.getByRole('textbox', { name: 'Метки' })
  for (const tag of [' сталь ', 'СТАЛЬ', '   ', 'А500С']) {
    await tags.fill(tag)
    await tags.press('Enter')
  }
  await expect(page.getByRole('button', { name: /^Убрать метку/ })).toHaveCount(2)
  const files = await Promise.all(['#111111', '#222222', '#333333'].map((color, n) => photoFile(`${n}.png`, color)))
  await page.locator('input[name=images]').setInputFiles(files)
  await expect(findPictures(page)).toHaveCount(3)
  const pictureSource = (index: number) => findPictures(page).nth(index).getAttribute('src')
  const before = [await pictureSource(0), await pictureSource(1)]
  await page.getByRole('button', { name: 'Фотографию 1 позже' }).click()
  expect([await pictureSource(1), await pictureSource(0)]).toEqual(before)
  await page.getByRole('button', { name: 'Убрать фотографию 3' }).click()
  await expect(findPictures(page)).toHaveCount(2)
  // A picture beyond the limit of 10 MB, a kind of file that is not accepted, a text named as a picture, and a picture without a media type.
  const large = {
    name: 'склад.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([(await photoFile('', '#000000')).buffer, Buffer.alloc(10 * 1024 * 1024)]),
  }
  const script = { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  const text = { name: 'прайс.png', mimeType: 'image/png', buffer: Buffer.from('Арматура, 58 900') }
  const unnamed = { ...(await photoFile('снимок', '#778899')), mimeType: '' }
  await page.locator('input[name=images]').setInputFiles([text, large, script, unnamed])
  await expect(page.getByText('Не добавили «прайс.png»: нужна картинка jpg, png или webp')).toBeVisible()
  await expect(page.getByText('Не добавили «склад.png»: можно до 10 МБ')).toBeVisible()
  await expect(page.getByText('Не добавили «x.svg»: нужна картинка jpg, png или webp')).toBeVisible()
  await page
    .locator('input[name=images]')
    .setInputFiles(await Promise.all(Array.from({ length: 5 }, (_, n) => photoFile(`m${n}.png`, '#445566'))))
  await expect(findPictures(page)).toHaveCount(7)
  await expect(page.getByText('Не добавили 1 фотографию: можно до семи')).toBeVisible()
  await expect(page.locator('input[name=images]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await expect(findPictures(page)).toHaveCount(0)
})

/** Sends the form with three pictures, of which the second is truncated: the server names it, and the rest of the form stays. */
async function sendWithBroken(page: Page, name: string): Promise<void> {
  const files = [await photoFile('a.png', '#aa3344'), await brokenPhoto('обрыв.jpg'), await photoFile('b.png', '#33aa44')]
  await page.locator('input[name=images]').setInputFiles(files)
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Фотографию 2 не приняли. Выберите картинку PNG, JPEG или WebP')).toBeVisible()
  await expect(page.getByLabel('Название', { exact: true })).toHaveValue(name)
  await expect(findPictures(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Убрать фотографию 2' }).click()
  await expect(page.getByText('Фотографию 2 не приняли')).toHaveCount(0)
}

test('a draft survives a failed save and a closed tab, and a returned product is sent again', async ({ page, context, request }) => {
  const own = await signInNewSeller(page, request)
  const name = withUniqueNumber('Черновик')
  await open(page, '/profile/products/add')
  await fillCard(page, name)
  await sendWithBroken(page, name)
  await page.route('**/api/v1/products/', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('alert').getByText('Ошибка при сохранении данных')).toBeVisible()
  await expect(page.getByText('Черновик сохранён в этом браузере')).toBeVisible()
  await page.close()
  const again = await context.newPage()
  await signInTab(again, own.tokens)
  await open(again, '/profile/products/add')
  await expect(again.getByLabel('Название', { exact: true })).toHaveValue(name)
  await expect(findPictures(again)).toHaveCount(2)
  await again.getByLabel('Код товара').fill('E2E-2')
  await again.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Карточка товара' }).click()
  await expect(again.getByRole('heading', { name: 'Мои карточки' })).toBeVisible()
  await again.goBack()
  await expect(again.getByLabel('Код товара')).toHaveValue('E2E-2')
  await again.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(again.getByText('Карточка отправлена на проверку')).toBeVisible()
  const card = again.getByRole('row').filter({ hasText: name })
  await expect(card.getByText('На модерации')).toBeVisible()
  await expect(card.getByRole('link')).toHaveCount(0)
  const { id } = await findProduct(request, own, name)
  await open(again, `/profile/products/edit/${id}`)
  await expect(again.getByLabel('Название', { exact: true })).toBeDisabled()
  await decide(request, id, 'reject', { reason: 'Цена не похожа на настоящую' })
  await open(again, `/profile/products/edit/${id}`)
  await expect(again.getByText('Цена не похожа на настоящую')).toBeVisible()
  await expectAccessible(again)
  await again.getByLabel('Цена, ₽').fill('60 000')
  await again.getByRole('button', { name: 'Убрать фотографию 1' }).click()
  await again.locator('input[name=images]').setInputFiles([await photoFile('c.png', '#0000aa')])
  await again.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(again.getByText('Карточка отправлена на проверку')).toBeVisible()
  const sent = (await (await request.get(`/api/v1/products/${id}/`, bearer(own.tokens))).json()) as { price: number; images: unknown[] }
  expect([sent.price, sent.images.length]).toEqual([60_000, 2])
})

test('an edit conflicting with another tab is reported and overwrites nothing', async ({ page, context, request }) => {
  const own = await signInNewSeller(page, request)
  const { id, name } = await createProductOnSale(request, own)
  await open(page, `/profile/products/edit/${id}`)
  const second = await context.newPage()
  await signInTab(second, own.tokens)
  await open(second, `/profile/products/edit/${id}`)
  await second.getByLabel('Цена, ₽').fill('111')
  await second.getByRole('button', { name: 'Сохранить' }).click()
  await expect(second.getByText('Изменения сохранены')).toBeVisible()
  await page.getByLabel('Цена, ₽').fill('222')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Данные уже изменились. Обновите страницу.')).toBeVisible()
  await page.getByRole('button', { name: 'Открыть новую версию' }).click()
  await expect(page.getByLabel('Цена, ₽')).toHaveValue('111')
  await page.getByLabel('Название', { exact: true }).fill(`${name} новее`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Правка отправлена на проверку')).toBeVisible()
  const card = page.getByRole('row').filter({ hasText: name })
  await expect(card.getByText('Правка на модерации')).toBeVisible()
  await card.getByLabel(/^Действия/).click()
  await card.getByRole('button', { name: 'Удалить' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Карточка удалена')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('the list has pages and is filtered by several categories, and with the form is accessible', async ({ page, request }) => {
  // Only the seller of the demo data has more than one page of products, and no test changes them.
  await signInTab(page, await fetchTokens(request, 'seller@demo.test', 'Demo-2026!'))
  await open(page, '/profile/products')
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByLabel('Категории').selectOption({ index: 1 })
  await expect(page).toHaveURL(/category__in=\d+$/)
  await page.getByLabel('Категории').selectOption({ index: 5 })
  await expect(page).toHaveURL(/category__in=\d+%2C\d+$/)
  await expect(page.getByRole('button', { name: /^Убрать категорию/ })).toHaveCount(2)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('a member who may not sell reads what is missing and how to get it', async ({ page, request }) => {
  const { result } = (await (await request.get('/api/v1/products/?page_size=1')).json()) as { result: Item[] }
  expect(result).toHaveLength(1)
  await signInNewMember(page, request)
  await open(page, '/profile/products/add')
  await expect(page.getByText('Эту возможность открывает тариф «Premium».')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Привязать компанию' })).toHaveAttribute('href', '/profile/add-company')
  await expect(page.getByRole('button', { name: 'Отправить на проверку' })).toHaveCount(0)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.goto(`/profile/products/edit/${result[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/не найден|Ничего/i)
})
