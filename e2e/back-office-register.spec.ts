// Jobs of the register (imports of extracts of companies and sole traders) as staff see them: how many records each import stored, and the
// message when a job is requested that is already waiting or running.
// Russian labels: «Работы» jobs, «Ничего не загружено» nothing imported, «Загружено не всё» not all imported, «Готово» done, «Проверить»
// check.
import { fetchStaffTokens, signInTab } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

/** An import that stored all its records. */
const complete = {
  id: 1,
  kind: 'import',
  subject: 'egrul.zip',
  // The file is not a complete copy of its source.
  whole: false,
  asked_by: 'Образцов Глеб',
  asked_at: '2026-11-20T09:00:00Z',
  state: 'done',
  started_at: '2026-11-20T09:00:01Z',
  ended_at: '2026-11-20T09:00:02Z',
  counts: { read: 3, created: 2, changed: 1, unchanged: 0, unknown_kind: 0, rejected: 0 },
  // Elements of the file that the import does not recognize, with an invented name («СвНовое»).
  unread: [{ name: 'СвНовое', count: 2 }],
  report: 'files 1, read 3',
}
/** An import of eight records: it stored three, rejected one, and could not tell what kind of number four others have, so that they match nobody. */
const partial = { ...complete, id: 2, counts: { ...complete.counts, read: 8, unknown_kind: 4, rejected: 1 } }
/** An import that rejected its only record. */
const empty = {
  ...complete,
  id: 3,
  subject: 'empty.zip',
  counts: { read: 1, created: 0, changed: 0, unchanged: 0, unknown_kind: 0, rejected: 1 },
}

test('an import that stored nothing or only a part is shown differently from a complete one', async ({ page, request }) => {
  const result = [empty, partial, complete]
  // The overview reads this URL too. A POST requests a new job: it is refused as if such a job were already waiting.
  await page.route('**/api/v1/admin/register-runs/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'conflict', status: 409, title: 'conflict', type: 'about:blank', detail: '' } })
      : route.fulfill({ json: { count: 3, page: 1, page_size: 10, result } }),
  )
  await signInTab(page, await fetchStaffTokens(request))
  await open(page, '/back-office/register')
  const rows = page.getByRole('table', { name: /^Работы/ }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Ничего не загружено')
  await expect(rows.nth(2)).toContainText('Загружено не всё')
  await expect(rows.nth(2)).toContainText('Отклонено: 1, причины в отчёте.')
  await expect(rows.nth(2)).toContainText('Вид номера неизвестен: 4, эти строки ни с кем не связаны.')
  await expect(rows.nth(3)).toContainText('Готово')
  await expect(rows.nth(3)).toContainText('Встретили и не прочитали: СвНовое 2.')
  await expect(rows.nth(3)).toContainText('Прочитано 3: новых 2, изменённых 1, без изменений 0.')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: 'Проверить' }).press('Enter')
  await expect(page.getByText('Такая работа уже ждёт или идёт.')).toBeVisible()
  await open(page, '/back-office/overview')
  await expect(page.getByText('Загрузка в реестр ничего не дала: empty.zip. Причины в отчёте')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Реестр и поиск' })).toContainText('ничего не загружено')
})
