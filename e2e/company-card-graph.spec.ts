// The graph of connections: what a guest sees, one more step for members, the keyboard, the table twin.
import { member } from './account.ts'
import { accessibleEverywhere, expect, expectAccessible, open, test } from './page.ts'

const GRAPH = '/counter-parties/7799483056/connections?view=graph'

test('a guest sees the company’s own links as a picture and as a table, and no further step', async ({ page }) => {
  await open(page, GRAPH)
  const picture = page.getByRole('region', { name: 'Схема связей: ООО «Стальной Колосок»' })
  await expect(picture.getByRole('link', { name: 'ООО «Колосок-Крепёж»' })).toBeVisible()
  await expect(picture).toContainText('учредитель, 15 %')
  await expect(picture.getByRole('link', { name: /Небылицын/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Ещё один шаг/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Следующий шаг схемы открыт вошедшим.' })).toHaveAttribute('href', '/login')
  const twin = page.getByRole('table', { name: 'Схема' })
  await expect(twin.getByRole('row', { name: 'Небылицын Аркадий Семёнович учредитель, 60 % ООО «Стальной Колосок»' })).toBeVisible()
})

test('a member takes one more step by the keyboard; picture, table and count follow', async ({ page, request }) => {
  await member(page, request)
  await open(page, GRAPH)
  const step = page.getByRole('button', { name: 'Ещё один шаг: ООО «Колосок-Крепёж»' })
  await step.focus()
  await page.keyboard.press('Enter')
  const done = page.getByRole('button', { name: 'Шаг показан: ООО «Колосок-Крепёж»' })
  await expect(done).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Добавлен 1 участник' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Схема связей/ })).toContainText('Мнимов Лев Адамович')
  await expect(page.getByRole('row', { name: /Мнимов Лев Адамович руководит ООО «Колосок-Крепёж»/ })).toBeVisible()
  await expectAccessible(page)
})

test('arrow keys walk from node to node', async ({ page }) => {
  await open(page, GRAPH)
  const picture = page.getByRole('region', { name: /^Схема связей/ })
  await picture.getByRole('link', { name: 'ООО «Колосок-Крепёж»' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture.getByText('ООО «Стальной Колосок»', { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(picture.locator(':focus')).toHaveCount(1)
})

test('a step that fails is told and can be repeated', async ({ page, request }) => {
  await member(page, request)
  await open(page, GRAPH)
  await page.route('**/company-graph/step/**', (route) => route.fulfill({ status: 503, json: { status: 503, code: 'overloaded' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Ещё один шаг: ООО «Колосок-Крепёж»' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Схему не удалось загрузить.' })).toBeVisible()
  await page.getByRole('button', { name: 'Ещё один шаг: ООО «Колосок-Крепёж»' }).click()
  await expect(page.getByRole('region', { name: /^Схема связей/ })).toContainText('Мнимов Лев Адамович')
})

accessibleEverywhere('the graph', GRAPH)
