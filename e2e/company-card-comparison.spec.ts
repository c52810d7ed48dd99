// Comparing companies side by side: added and removed on /compare and from cards, remembered between tabs, downloaded, watched. The search
// for «ооо» (limited liability company, in the URLs percent-encoded) finds any two companies; 7799483056 and 7799518260 are taxpayer numbers
// (ИНН) of two of the test register.
// Russian labels: «Сравнить» compare, «К сравнению» to the comparison, «Добавить» add, «Убрать» remove, «Следить за всеми» watch all.
import { signInNewMember, signInTab } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('companies chosen in the search are compared side by side, and one can be removed', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=2&kind=company')
  const { result } = (await found.json()) as { result: { inn: string }[] }
  const [first = '', second = ''] = result.map(({ inn }) => inn)
  await open(page, '/compare')
  await expect(page.getByText('Поставьте рядом до пяти компаний')).toBeVisible()
  await page.getByLabel('Добавить компанию').fill(first)
  await page.getByRole('button', { name: 'Добавить' }).click()
  await expect(page.getByRole('columnheader', { name: `ИНН ${first}` })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('compared'))).toBe(first)
  await open(page, `/counter-parties/${second}`)
  await page.getByRole('link', { name: 'Сравнить', exact: true }).click()
  await expect(page).toHaveURL(`/compare?company=${first}&company=${second}`)
  await expect(page.getByRole('columnheader', { name: `ИНН ${second}` })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Вывод' }).or(page.getByText('Скрыто одинаковых строк'))).not.toHaveCount(0)
  await expect(page.getByText('Не проверялось:')).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  // A guest must sign in for the file and for watching.
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('columnheader', { name: `ИНН ${first}` })
    .getByRole('link', { name: 'Убрать' })
    .click()
  await expect(page).toHaveURL(`/compare?company=${second}`)
})

test('on a phone the list of unchecked stop factors under a comparison is not cut', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=2&kind=company')
  const { result } = (await found.json()) as { result: { inn: string }[] }
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/compare?${result.map(({ inn }) => `company=${inn}`).join('&')}`)
  const frame = page.locator('#unchecked-stops').locator('..')
  await expect(frame).toContainText('Не проверялось:')
  const hiddenHeight = await frame.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(hiddenHeight).toBe(0)
})

test('/compare without companies shows the last comparison in any tab, until it is empty', async ({ page, context, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=2&kind=company')
  const numbers = ((await found.json()) as { result: { inn: string }[] }).result.map(({ inn }) => inn)
  await open(page, `/compare?${new URLSearchParams(numbers.map((inn) => ['company', inn]))}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('compared'))).toBe(numbers.join(','))
  const other = await context.newPage()
  await open(other, '/compare')
  for (const inn of numbers) await expect(other.getByRole('columnheader', { name: `ИНН ${inn}` })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Контрагенты' })).toHaveAttribute('aria-current', 'page')
  for (const remaining of [1, 0]) {
    await other
      .getByRole('columnheader')
      .getByRole('link', { name: /^Убрать/ })
      .first()
      .click()
    await expect(other.getByRole('columnheader').getByRole('link', { name: /^Убрать/ })).toHaveCount(remaining)
  }
  await open(other, '/compare')
  await expect(other.getByText('Поставьте рядом до пяти компаний')).toBeVisible()
})

// The tray is a bar at the foot of other pages with the number of compared companies.
test('a tab opened before the first comparison shows the tray once another tab compares', async ({ page, context }) => {
  const early = await context.newPage()
  await open(early, '/counter-parties')
  await expect(early.getByRole('link', { name: /^К сравнению/ })).toHaveCount(0)
  await open(page, '/compare?company=7799483056&company=7799518260')
  await expect(early.getByRole('link', { name: /^К сравнению/ })).toBeVisible()
})

test('a member downloads the comparison as a PDF and watches all its companies', async ({ page, request }) => {
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=2&kind=company')
  const { result } = (await found.json()) as { result: { inn: string }[] }
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, `/compare?${new URLSearchParams(result.map(({ inn }) => ['company', inn]))}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Сравнение.pdf')
  await page.getByRole('button', { name: 'Следить за всеми' }).click()
  await expect(page.getByText('Теперь следите ещё за 2 компаниями')).toBeVisible()
  await page.getByRole('button', { name: 'Следить за всеми' }).click()
  await expect(page.getByText('За всеми вы уже следите')).toBeVisible()
})

for (const who of ['member', 'guest'])
  test(`the tray shows a ${who} on other pages how many are compared, leads to them and is cleared`, async ({ page, request }) => {
    if (who === 'member') await signInNewMember(page, request)
    await open(page, '/compare?company=7799483056&company=7799518260')
    await expect(page.getByText(/^Выводы:/)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('compared'))).toBe('7799483056,7799518260')
    await open(page, '/counter-parties?query=7799483056')
    const tray = page.getByRole('complementary', { name: 'Отобраны для сравнения' })
    await expect(tray.getByRole('link')).toHaveText('К сравнению: 2 компании')
    await inEachThemeAndWidth(page, () => expectAccessible(page))
    await tray.getByRole('link').click()
    await expect(page).toHaveURL('/compare?company=7799483056&company=7799518260')
    await expect(tray).toHaveCount(0)
    await page.goBack()
    await tray.getByRole('button', { name: 'Очистить сравнение' }).click()
    await expect(tray).toHaveCount(0)
    await open(page, '/compare')
    await expect(page.getByText('Поставьте рядом до пяти компаний')).toBeVisible()
  })
