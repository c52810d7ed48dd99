// Watching companies: started on a card, listed in the profile, stopped there; upcoming dates; webhooks; the feed of changes.
// Russian labels: «Следить» watch, «Не следить» stop watching, «Даты впереди» upcoming dates, «Добавить адрес» add a URL, «Проверить» test.
import { signInTab } from './account.ts'
import { createSubscriber } from './members.ts'
import { expect, expectAccessible, inEachThemeAndWidth, open, test } from './page.ts'

test('a member starts watching a company on its card and stops in the list of watched companies', async ({ page, request }) => {
  // The query is «ооо» (limited liability company), which finds any company.
  const found = await request.get('/api/v1/company-search/?query=%D0%BE%D0%BE%D0%BE&page_size=1&kind=company')
  const { result } = (await found.json()) as { result: { ogrn: string }[] }
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, `/counter-parties/${result[0]?.ogrn}`)
  await page.getByRole('button', { name: 'Следить', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Следите', exact: true })).toBeVisible()
  await open(page, '/profile/monitoring?view=companies')
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Не следить/ }) })
  await expect(row).toHaveCount(1)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('button', { name: /^Не следить/ }).click()
  await expect(page.getByText('Следите за теми, кому платите')).toBeVisible()
})

test('a new watch lists known findings about the company and has a page of upcoming dates', async ({ page, request }) => {
  const { tokens } = await createSubscriber(request)
  const headers = { authorization: `Bearer ${tokens.access}` }
  // The taxpayer number of a company of the test register.
  await request.post('/api/v1/monitoring/companies/', { headers, data: { numbers: ['7799483056'] } })
  await signInTab(page, tokens)
  await open(page, '/profile/monitoring')
  const known = page.getByRole('region', { name: 'С чего начинаете' })
  await expect(known.getByRole('listitem')).toHaveCount(1)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await page.getByRole('link', { name: 'Даты впереди' }).click()
  await expect(page.getByText('В загруженных источниках на год вперёд дат нет.')).toBeVisible()
})

test('upcoming dates show their source at every width', async ({ page, request }) => {
  const { tokens } = await createSubscriber(request)
  const headers = { authorization: `Bearer ${tokens.access}` }
  await request.post('/api/v1/monitoring/companies/', { headers, data: { numbers: ['7799483056'] } })
  const company = { id: 1, name: 'ООО «Пример»', inn: '7799483056', ogrn: '1187700000011' }
  // The end of a licence, the last day for filing the accounts of 2026, and the end of the time for objections to a planned striking-off.
  const result = [
    { company, kind: 'licence_ends', day: '2026-12-31', what: 'Л041-01137-77/00123456', source: 'register', as_of: '2026-11-01' },
    { company, kind: 'accounts_due', day: '2027-03-31', what: '2026', source: 'accounts', as_of: '2026-04-01' },
    { company, kind: 'objections_end', day: '2027-04-14', what: null, source: 'register', as_of: '2026-11-01' },
  ]
  await page.route('**/api/v1/monitoring/dates/**', (route) => route.fulfill({ json: { count: 3, page: 1, page_size: 20, result } }))
  await signInTab(page, tokens)
  await open(page, '/profile/monitoring?view=dates')
  await expect(page.getByText('Срок сдачи отчётности за 2026 год')).toBeVisible()
  await expect(page.getByText('Реестр ФНС, данные на 01.11.2026').first()).toBeVisible()
  await inEachThemeAndWidth(page, () => expectAccessible(page))
})

test('a webhook without a URL and topics says so beside each of them', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/profile/monitoring?view=settings')
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  const topics = page.getByRole('group', { name: 'О чём сообщать' })
  const companies = topics.getByRole('checkbox', { name: 'Изменения наблюдаемых компаний' })
  await companies.uncheck()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(topics).toHaveAccessibleDescription('Заполните это поле.')
  await expect(page.getByLabel('Адрес', { exact: true })).toHaveAccessibleDescription(/Заполните это поле\./)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await companies.check()
  await expect(page.getByText('Заполните это поле.')).toHaveCount(1)
})

test('a webhook is added, shows its secret once, is tested and deleted', async ({ page, request }) => {
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/profile/monitoring?view=settings')
  await page.getByRole('button', { name: 'Добавить адрес' }).click()
  const address = page.getByLabel('Адрес', { exact: true })
  await address.fill('https://127.0.0.1/in')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.getByText('Этот адрес ведёт во внутреннюю сеть: к нему не обращаемся.')).toBeVisible()
  await address.fill('https://localhost/in')
  await page.getByRole('checkbox', { name: 'Заказы' }).check()
  await page.getByRole('button', { name: 'О выбранных' }).click()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Адрес добавлен' })
  await expect(dialog.locator('code')).toHaveText(/^whsec_/)
  await dialog.getByLabel('Я сохранил секрет').check()
  await dialog.getByRole('button', { name: 'Готово' }).click()
  // The name resolves to this machine, where nothing is sent.
  await page.getByRole('button', { name: 'Проверить: localhost' }).click()
  await expect(page.getByText('Не дошло: адрес внутри сети')).toBeVisible()
  const row = page.getByRole('row', { name: /webhook\.test/ })
  await expect(row).toContainText('1 из 1, ждёт вас')
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await row.getByRole('button', { name: /^Открыть/ }).click()
  await expect(page.getByRole('dialog', { name: 'webhook.test' }).locator('pre')).toContainText('"type": "webhook.test"')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Удалить: localhost' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Адресов пока нет.')).toBeVisible()
})

/** One side of a change, its old or its new value: a text and nothing else. */
const side = (text: string | null) => ({ text, sum: null, year: null, count: null, verdicts: null })

/** The verdicts for the four kinds of deal, before and after a change. */
const verdicts = [
  ['proceed', 'proceed', 'proceed', 'proceed'],
  ['refuse', 'caution', 'proceed', 'unknown'],
] as const

/** Fields of the first three changes, in place of the default ones: a sum (rubles), verdicts, and a change without an old value. */
const overrides = [
  { field: 'capital', before: { ...side(null), sum: 10_000 }, after: { ...side(null), sum: 5_000_000 } },
  {
    field: 'verdict',
    before: { ...side(null), verdicts: verdicts[0] },
    after: { ...side(null), verdicts: verdicts[1] },
  },
  { field: 'head', before: null, after: side('Выдумкина Ольга Олеговна') },
]

test('changes of one day on two pages say so on both, and each page counts its own changes', async ({ page, request }) => {
  const company = { id: 1, name: 'ООО «Долгий день»', inn: '7700000008', ogrn: '1027700000001' }
  // Twenty changes fit a page: 21 changes of one day reach onto the second page, where one change of an earlier day follows.
  const all = Array.from({ length: 22 }, (_, index) => ({
    id: 22 - index,
    field: 'address',
    happened_at: index < 21 ? '2026-11-20T09:00:00.000Z' : '2026-11-18T09:00:00.000Z',
    before: side('ул. Прежняя, 1'),
    after: side(`ул. Новая, ${22 - index}`),
    source: 'register',
    as_of: '2026-11-19',
    company,
    ...overrides[index],
  }))
  await page.route('**/api/v1/monitoring/events/**', (route) => {
    const params = new URL(route.request().url()).searchParams
    const [pageNumber, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size'))]
    return route.fulfill({
      json: { count: all.length, page: pageNumber, page_size: size, result: all.slice((pageNumber - 1) * size, pageNumber * size) },
    })
  })
  const watched = {
    company: { ...company, status: 'Действующее', procedure: null, closed_on: null, as_of: '2026-11-01' },
    since: all[0]?.happened_at,
    changed_at: null,
    is_computed: true,
    attention: null,
  }
  await page.route('**/api/v1/monitoring/companies/**', (route) =>
    route.fulfill({ json: { count: 1, page: 1, page_size: 20, result: [watched] } }),
  )
  await signInTab(page, (await createSubscriber(request)).tokens)
  await open(page, '/profile/monitoring')
  await expect(page.getByText('20 изменений на этой странице')).toBeVisible()
  await expect(page.getByText('Этот день продолжается на следующей странице.')).toBeVisible()
  await expect(page.getByText('Этот день начинается')).toHaveCount(0)
  await inEachThemeAndWidth(page, () => expectAccessible(page))
  await open(page, '/profile/monitoring?page=2')
  await expect(page.getByText('Этот день начинается на предыдущей странице.')).toHaveCount(1)
  await expect(page.getByText('1 изменение на этой странице')).toBeVisible()
  await expect(page.getByText('1 изменение', { exact: true })).toBeVisible()
  await expect(page.getByText('Этот день продолжается')).toHaveCount(0)
})
