// The request to represent a company: choosing the company, where a failed search is never shown as «nothing found», and sending documents.
// Companies are named by their taxpayer number (ИНН): 7799518260 is in the test register, 7799999999 is not.
// Russian labels: «Отправить заявку» send the request, «Паспорт» passport, «Доверенность» power of attorney, «Поиск не ответил» the search did
// not answer.
import { bearer, fetchStaffTokens, signInNewMember } from './account.ts'
import { expect, expectAccessible, open, test } from './page.ts'
import { emptyPdf } from './upload-files.ts'

const SEARCH = '**/api/v1/company-search/**'

test('a failed search says so, keeps earlier results, and can be repeated', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/add-company')
  const box = page.getByRole('searchbox', { name: 'ИНН или название' })
  const found = page.getByRole('list', { name: 'Найденные компании' }).getByRole('button')
  await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { code: 'search_late', status: 503 } }))
  await box.fill('колосок')
  await expect(page.getByText('Поиск не ответил')).toBeVisible()
  await expect(page.getByText('Ничего не нашли')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(SEARCH)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(found.first()).toBeVisible()
  await page.route(SEARCH, (route) => route.abort())
  await box.fill('колосо')
  await expect(page.getByText('Поиск не ответил')).toBeVisible()
  await expect(found.first()).toBeVisible()
})

// The register names the head of a company; anybody else needs a power of attorney.
test('a member who is not the head can add a power of attorney, and staff see it', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/add-company')
  const power = page.getByLabel('Доверенность')
  await expect(page.getByRole('searchbox', { name: 'ИНН или название' })).toBeVisible()
  await expect(power).toHaveCount(0)
  await open(page, '/profile/add-company?company=7799518260')
  await expect(page.getByText('По реестру руководит')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Паспорт').setInputFiles(emptyPdf)
  await page.getByLabel('Свидетельство о постановке на учёт').setInputFiles(emptyPdf)
  await power.setInputFiles(emptyPdf)
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/ticket-company-binding/'),
  )
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  const { id } = (await (await answered).json()) as { id: number }
  const seen = await request.get(`/api/v1/admin/tickets/?id=${id}`, bearer(await fetchStaffTokens(request)))
  const { result } = (await seen.json()) as { result: { documents: string[] }[] }
  expect(result[0]?.documents).toEqual(['passport', 'contract', 'power_of_attorney'])
})

test('a company in the URL that the register does not have is reported', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/add-company?company=7799999999')
  await expect(page.getByText('Компании с номером 7799999999 в реестре нет')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'ИНН или название' })).toBeVisible()
  await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { code: 'search_late', status: 503 } }))
  await open(page, '/profile/add-company?company=7799999999')
  await expect(page.getByText('Поиск не ответил')).toBeVisible()
  await expect(page.getByText('в реестре нет')).toHaveCount(0)
})

test('a refused request says so and keeps the choices, and a second press sends nothing more', async ({ page, request }) => {
  await signInNewMember(page, request)
  await open(page, '/profile/add-company?company=7799518260')
  await expect(page.getByText('ИНН 7799518260')).toBeVisible()
  await page.getByLabel('Паспорт').setInputFiles(emptyPdf)
  await page.getByLabel('Свидетельство о постановке на учёт').setInputFiles(emptyPdf)
  let sent = 0
  await page.route('**/api/v1/ticket-company-binding/', (route) => {
    sent += 1
    return route.fulfill({ status: 503, json: { code: 'overloaded', status: 503 } })
  })
  const send = page.getByRole('button', { name: 'Отправить заявку' })
  await send.dblclick()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(sent).toBe(1)
  await expect(page.getByText('ИНН 7799518260')).toBeVisible()
  await expect(page.getByText(emptyPdf.name)).toHaveCount(2)
  await expectAccessible(page)
  await page.unroute('**/api/v1/ticket-company-binding/')
  await send.click()
  await expect(page).toHaveURL(/\/profile\/info$/)
})
