// Signs a page in as a new member.
import { type APIRequestContext, type Page, test } from '@playwright/test'

export const PASSWORD = 'Надёжный-1!'

let number = 0

/** Registers somebody new and leaves their tokens in the page's browser once; returns their address. */
export async function member(page: Page, request: APIRequestContext): Promise<string> {
  number += 1
  const email = `member-${process.pid}-${test.info().workerIndex}-${number}@luna.example`
  await request.post('/auth/users/', { data: { full_name: 'Выдумкина Ольга', email, password: PASSWORD, personal_data: true } })
  const tokens = (await (await request.post('/auth/jwt/create/', { data: { email, password: PASSWORD } })).json()) as Record<string, string>
  await page.addInitScript((pair) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [name, value] of Object.entries(pair)) localStorage.setItem(name, value)
  }, tokens)
  return email
}
