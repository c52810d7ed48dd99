// «Путь между двумя» (path between two): how two companies or people are tied by heads, founders and addresses, as picture and text; and the
// ties among the companies of a list.
// Russian labels: «Найти путь» find the path, «То же словами» the same in words, «Искать связи» search for ties, «Без связей» without ties.
import { signInNewMember } from './account.ts'
import { accessibleEverywhere, expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** A company of the test register and its head, who holds 60 %, by taxpayer number (ИНН). 7799380149 is a company without ties to them. */
const COMPANY = '7799483056'
const HEAD = '779915337017'

test('a guest learns why to sign in', async ({ page }) => {
  await open(page, '/ties')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Путь между двумя')
  await expect(page.getByRole('main').getByRole('link', { name: 'Войти' })).toBeVisible()
})

test('a member opens the search for ties from a card and sees a path as picture and text', async ({ page, request }) => {
  await signInNewMember(page, request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/counter-parties/${COMPANY}/connections`)
  await page.getByRole('link', { name: 'Путь до другой компании' }).click()
  await expect(page.getByLabel('От кого')).toHaveValue(COMPANY)
  await page.getByLabel('До кого').fill(HEAD)
  await page.getByRole('button', { name: 'Найти путь' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Связаны за 1 шаг, все связи действуют')
  await expect(page.getByRole('list', { name: /^Путь от ООО «Стальной Колосок» до Небылицын/ }).getByRole('listitem')).toHaveCount(2)
  const words = page.getByRole('region', { name: 'То же словами' }).first()
  await expect(words).toContainText(/участник, 60\s%/)
  await expect(words).toContainText('с 14.03.2014')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('without a path the page offers past ties and says that this proves no independence', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, `/ties?from=${COMPANY}&to=7799380149`)
  const answer = page.getByRole('main').getByRole('status')
  await expect(answer).toContainText('За 6 шагов пути не найдено')
  await expect(answer).toContainText('не справка о независимости')
  await answer.getByRole('link', { name: 'Искать среди прошлых связей' }).click()
  await expect(page).toHaveURL(/past=yes/)
})

test('a wrong number is reported in words', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, `/ties?from=${COMPANY}&to=7799483057`)
  await expect(page.getByRole('main')).toContainText('Неверная контрольная цифра')
})

accessibleEverywhere('the search for ties', '/ties')

test('a list is searched in the background and shows groups as pictures, text and print', async ({ page, request }) => {
  await signInNewMember(page, request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/profile/ties')
  await page.getByLabel('Название').fill('Закупка № 14')
  await page.getByLabel('Номера участников').fill(`${COMPANY}\n${HEAD}\n7799380149`)
  await page.getByRole('button', { name: 'Искать связи' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Из 3 участников связаны 2')
  const group = page.getByRole('region', { name: 'Группа 1: 2 участника' })
  await expect(group.getByRole('list', { name: /^Путь от/ }).getByRole('listitem')).toHaveCount(2)
  await expect(group).toContainText('с 14.03.2014')
  await expect(page.getByRole('region', { name: /^Без связей/ })).toContainText('7799380149')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ties-\d+\.pdf$/)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('one number is too few, and the field says so', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/ties')
  await page.getByLabel('Номера участников').fill(COMPANY)
  await page.getByRole('button', { name: 'Искать связи' }).click()
  await expect(page.getByRole('main')).toContainText('Нужно хотя бы два верных номера.')
})
