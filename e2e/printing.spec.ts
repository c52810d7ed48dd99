// Printed pages: the content is there, buttons and fields are not.
import { signInNewMember } from './account.ts'
import { expect, open, test } from './page.ts'

/** Pages of a company of the test register, by its taxpayer number. */
const PAGES = ['/counter-parties/7799483056', '/counter-parties/7799483056/reliability', '/counter-parties/7799483056/finances']

for (const path of [...PAGES, '/counter-parties?query=сталь', '/compare?company=7799483056&company=7799518260'])
  test(`${path} is printed without controls`, async ({ page, request }) => {
    await signInNewMember(page, request)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const controls = page.locator('button:not([aria-expanded]), input:not([type=hidden]), select, textarea, nav, search')
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'На дату' }).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
