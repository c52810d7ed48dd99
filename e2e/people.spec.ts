// A person's page: linked from a name on a card; a guest must sign in; a member sees the person's companies with role, share and years.
// Russian labels: «Сейчас» now, «Руководитель и участник» head and founder, «Действует» active.
import { signInNewMember } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** The head and founder of «Стальной Колосок», a company of the test register; people are identified by their taxpayer number (ИНН). */
const PERSON = '/people/779915337017'

test('a name on a card opens the person’s page, which guests and search engines cannot read', async ({ page }) => {
  await open(page, '/counter-parties/7799483056/founders')
  await expect(page.getByRole('row', { name: /Выдумкина Ольга Павловна/ }).getByRole('link')).toHaveAttribute(
    'href',
    '/people/779926448135',
  )
  await page
    .getByRole('row', { name: /Небылицын Аркадий Семёнович/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(PERSON)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница человека открыта участникам')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a person’s number with a wrong check digit is a missing page, not an error of the site', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/people/779915337018')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
})

test('a member sees the person’s companies with role, share, dates and state', async ({ page, request }) => {
  await signInNewMember(page, request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PERSON)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Небылицын Аркадий Семёнович')
  const now = page.getByRole('region', { name: /^Сейчас/ }).getByRole('listitem')
  await expect(now.first()).toContainText('ООО «Стальной Колосок»')
  await expect(now.first()).toContainText('Руководитель и участник')
  await expect(now.first()).toContainText(/директор, 60\s%/)
  await expect(now.first()).toContainText('с 14.03.2014')
  await expect(now.first()).toContainText('Действует')
  await expect(page.getByRole('main')).toContainText('Исполнительные производства не проверены')
  await expect(page.getByRole('main')).toContainText('прежняя роль в живущей компании известна, если человек пропал между двумя выписками')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})
