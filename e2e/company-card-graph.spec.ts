// The graph of a company's connections: a picture on wide screens, a tree on phones, a table, a file; members can expand it by a step.
// Russian labels: «Схема связей» graph of connections, «Ещё один шаг» one more step, «Шаг показан» step shown, «Владение» ownership.
import { signInNewMember } from './account.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test, widths } from './page.ts'

/** The graph of «Стальной Колосок», a company of the test register: owned by two people and by «Колосок-Крепёж», which holds 15 %. */
const GRAPH = '/counter-parties/7799483056/connections?view=graph'

test('a guest sees owners, shares and subsidiaries as a picture, a table and a file', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, GRAPH)
  await expect(page.getByText('Конечный владелец', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Небылицын Аркадий Семёнович, 60\s%$/ })).toHaveAttribute('href', '/people/779915337017')
  const picture = page.getByRole('region', { name: 'Схема связей: ООО «Стальной Колосок»' })
  await expect(picture.getByRole('link', { name: 'ООО «Колосок-Крепёж»' })).toBeVisible()
  await expect(picture.getByRole('link', { name: 'Выдумкина О. П.' })).toHaveAttribute('href', '/people/779926448135')
  await expect(picture).toContainText(/15\s%/)
  await expect(page.getByRole('button', { name: /^Ещё один шаг/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Следующий шаг схемы открыт вошедшим.' })).toHaveAttribute('href', '/login')
  const table = page.getByRole('table', { name: 'Связи словами' })
  await expect(
    table.getByRole('row', { name: /Небылицын Аркадий Семёнович участник ООО «Стальной Колосок» 60\s% 14\.03\.2014/ }),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Картинкой' }).click()
  expect((await download).suggestedFilename()).toBe('Схема_ООО «Стальной Колосок».png')
  await page.getByRole('button', { name: 'Владение', exact: true }).click()
  await expect(picture).not.toContainText('руководит,')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  // At a phone's width the graph is shown as a tree.
  await page.setViewportSize(widths.phone)
  await expect(picture.getByRole('heading', { name: 'Владельцы и руководители' })).toBeVisible()
  await expect(picture.getByRole('listitem').first()).toContainText('Небылицын А. С.')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a step that is answered after another company was opened is not added to its graph', async ({ page, request }) => {
  await signInNewMember(page, request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, GRAPH)
  // The answer to the step is held back; it has an additional person, by whom the test would notice it in the wrong graph.
  const late = Promise.withResolvers<void>()
  await page.route(
    '**/company-graph/step/**',
    async (route) => {
      const answer = await (await route.fetch()).json()
      await late.promise
      const person = { ...answer.nodes[0], key: 'p99', kind: 'person', name: 'ОПОЗДАЛОВ ПЁТР', inn: null, ogrn: null, status: null }
      const head = { from: 'p99', to: answer.center, relation: 'head', percent: null, since: null }
      await route.fulfill({ json: { ...answer, nodes: [...answer.nodes, person], edges: [...answer.edges, head] } })
    },
    { times: 1 },
  )
  const answered = page.waitForResponse('**/company-graph/step/**')
  await page.getByRole('button', { name: 'Ещё один шаг: ООО «Колосок-Крепёж»' }).click()
  await page
    .getByRole('region', { name: /^Схема связей/ })
    .getByRole('link', { name: 'ООО «Колосок-Крепёж»' })
    .click()
  await expect(page.getByRole('region', { name: 'Схема связей: ООО «Колосок-Крепёж»' })).toBeVisible()
  late.resolve()
  await answered
  await page.getByRole('button', { name: 'Ещё один шаг: ООО «Стальной Колосок»' }).click()
  await expect(page.getByRole('button', { name: 'Шаг показан: ООО «Стальной Колосок»' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Небылицын/ }).first()).toBeVisible()
  await expect(page.getByText('Опоздалов')).toHaveCount(0)
})

test('a member expands the graph by keyboard, and can repeat a step that failed', async ({ page, request }) => {
  await signInNewMember(page, request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, GRAPH)
  await page.route('**/company-graph/step/**', (route) => route.fulfill({ status: 503, json: { status: 503, code: 'overloaded' } }), {
    times: 1,
  })
  const step = page.getByRole('button', { name: 'Ещё один шаг: ООО «Колосок-Крепёж»' })
  await step.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Схему не удалось загрузить.' })).toBeVisible()
  await step.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Шаг показан: ООО «Колосок-Крепёж»' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Добавлен 1 участник' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Схема связей/ })).toContainText('Мнимов Л. А.')
  await expect(page.getByRole('row', { name: /Мнимов Лев Адамович руководит ООО «Колосок-Крепёж»/ })).toBeVisible()
  await expectAccessible(page)
})
