// Hostile user text (HTML that would run scripts) stays text or is removed, in the packaged browser and in an installed one. The content
// security policy is off, because the text must be harmless without it.
import type { APIRequestContext, Page } from '@playwright/test'
import { bearer, fetchStaffTokens, fetchTokens, registerAccount, signInTab, type Tokens } from './account.ts'
import { HOSTILE, pasteOrDrop, recordActiveElements, recordScriptEffects, waitUntilScriptsRan } from './hostile.ts'
import { expect, open, test } from './page.ts'

test.use({ bypassCSP: true })

/** Publishes an article with all the hostile texts, «между» (between) after each; returns its id. The old day keeps it at the end of the blog. */
async function hostileArticle(request: APIRequestContext, tokens: Tokens, title: string): Promise<number> {
  const data = { title, content: HOSTILE.join('<p>между</p>'), is_published: true, created_at: '2020-01-01T00:00:00Z' }
  const saved = await request.post('/api/v1/admin/news/', { ...bearer(tokens), data })
  expect(saved.status()).toBe(201)
  return ((await saved.json()) as { id: number }).id
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Текст статьи' })

test('hostile HTML in an article runs no script and contacts no other host', { tag: '@hostile' }, async ({ page, request, baseURL }) => {
  const id = await hostileArticle(request, await fetchStaffTokens(request), `Враждебная ${test.info().project.name}`)
  const effects = recordScriptEffects(page, String(baseURL))
  await open(page, `/blog/${id}`)
  await page.getByText('нажать', { exact: true }).click()
  await waitUntilScriptsRan(page)
  await open(page, '/blog')
  await page.getByRole('link', { name: `Читать далее: Враждебная ${test.info().project.name}` }).click()
  await page.getByText('нажать', { exact: true }).click()
  await waitUntilScriptsRan(page)
  expect(effects).toEqual([])
})

test('hostile HTML in an article runs no script in the editor and its preview', { tag: '@hostile' }, async ({ page, request, baseURL }) => {
  const tokens = await fetchStaffTokens(request)
  const id = await hostileArticle(request, tokens, 'Проверка разметки')
  await signInTab(page, tokens)
  const effects = recordScriptEffects(page, String(baseURL))
  await open(page, `/back-office/news/${id}`)
  await expect(editor(page)).toContainText('между')
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  await expect(page.getByRole('dialog').getByText('между').first()).toBeVisible()
  await waitUntilScriptsRan(page)
  expect(effects).toEqual([])
})

test('hostile HTML in a name and a support request is shown as text', { tag: '@hostile' }, async ({ page, request, baseURL }) => {
  const email = await registerAccount(request, '<img src=x onerror=alert(1)>')
  const support = HOSTILE.join(' ')
  await request.post('/api/v1/support/', { ...bearer(await fetchTokens(request, email)), data: { support } })
  const tokens = await fetchStaffTokens(request)
  const answer = await request.get('/api/v1/admin/support/?page_size=100', bearer(tokens))
  const { result } = (await answer.json()) as { result: { id: number; user: { email: string } }[] }
  await signInTab(page, tokens)
  const effects = recordScriptEffects(page, String(baseURL))
  await open(page, `/back-office/support?id=${result.find(({ user }) => user.email === email)?.id}`)
  await expect(page.getByRole('region', { name: 'Сейчас на проверке' }).getByText(support)).toBeVisible()
  await waitUntilScriptsRan(page)
  expect(effects).toEqual([])
})

for (const kind of ['paste', 'drop'] as const) {
  test(`hostile HTML put into the editor by ${kind} is cleaned before it is inserted`, { tag: '@hostile' }, async ({
    page,
    request,
    baseURL,
  }) => {
    await signInTab(page, await fetchStaffTokens(request))
    await open(page, '/back-office/news/new')
    const effects = recordScriptEffects(page, String(baseURL))
    const readActiveElements = await recordActiveElements(page)
    for (const html of HOSTILE) await pasteOrDrop(page, kind, `<p>вставлено</p>${html}`)
    await expect.poll(async () => (await editor(page).innerText()).split('вставлено').length - 1).toBe(HOSTILE.length)
    await waitUntilScriptsRan(page)
    expect(await readActiveElements()).toEqual([])
    expect(effects).toEqual([])
  })
}
