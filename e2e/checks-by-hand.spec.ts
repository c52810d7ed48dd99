// Checks by hand: some official services can only be searched by a person. On the page of a report a member records the answer of such a
// service, with a file; the report then shows it. 7799483056 is the taxpayer number of a company of the test register.
// Russian labels: «Проверки вручную» checks by hand, «Найдено» found, «Не найдено» not found, «Осталось» remaining, «Записать результат»
// record the result.
import { signInNewMember } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** A PDF without pages. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

test('a check of a service is recorded with its file and counts beside the report', async ({ page, request }) => {
  await signInNewMember(page, request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/counter-parties')
  const number = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('access')}` }
    const made = await fetch('/api/v1/checks/', { method: 'POST', headers, body: JSON.stringify({ inn: '7799483056' }) })
    return ((await made.json()) as { number: string }).number
  })
  await open(page, `/profile/checks/${number}`)
  await page.getByRole('link', { name: 'Проверки вручную' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проверки вручную')
  await expect(page.getByRole('region', { name: 'Осталось 8 из 8' })).toBeVisible()
  const service = page.getByRole('group').filter({ hasText: 'Террористический перечень' }).first()
  await expect(service).toContainText('Небылицын Аркадий Семёнович')
  await service.getByLabel('Найдено', { exact: true }).check()
  await service.getByLabel('Сумма, ₽').fill('1e5')
  await service.getByRole('button', { name: 'Записать результат' }).click()
  await expect(service.getByText('Сумма: число без знаков и букв')).toBeVisible()
  await expect(service.getByLabel('Сумма, ₽')).toHaveValue('1e5')
  await service.getByLabel('Не найдено').check()
  await service.locator('input[type=file]').setInputFiles({ name: 'perechen.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await service.getByRole('button', { name: 'Записать результат' }).click()
  await expect(page.getByRole('region', { name: 'Осталось 7 из 8' })).toBeVisible()
  await expect(service).toContainText('отпечаток')
  await expect(page.getByRole('region', { name: 'Охват вашего отчёта' })).toContainText('Вручную, с файлами1')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await open(page, `/profile/checks/${number}`)
  await expect(page.getByRole('region', { name: /^Проверено вручную/ })).toContainText('Террористический перечень: не найдено.')
})
