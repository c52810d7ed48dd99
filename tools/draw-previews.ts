// `node tools/draw-previews.ts`: draws the pictures that messengers and social networks show beside a link to the site, in the product's
// typeface. Run it after changing their texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../e2e/browser.ts'

const root = join(import.meta.dirname, '..')
const size = { width: 1200, height: 630 }

/** Name of the picture's file → its title and text, both in Russian. */
const pictures: Record<string, readonly [title: string, text: string]> = {
  site: ['Проверьте контрагента до подписи', 'Компании и предприниматели по открытым данным'],
  company: ['Карточка компании', 'Статус, возраст, размер, руководитель, факторы'],
  search: ['Поиск контрагентов', 'По ИНН, ОГРН, названию или фамилии'],
  blog: ['Блог', 'Как проверять партнёров и читать открытые данные'],
  sellers: ['Продавайте компаниям, которые вам доверяют', 'Знак проверенного поставщика и отчёт рядом с товаром'],
}

const mark = `<svg viewBox="0 0 28 28" width="84"><rect width="28" height="28" rx="7" fill="#2a3cc2"/>
  <path d="M7.5 8.7h13M7.5 16l4.3 4.3 8.7-6.9" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** A CSS rule that embeds the part of the typeface for one script (alphabet); `range`: its characters. */
function face(subset: string, range: string): string {
  const file = join(root, `node_modules/@fontsource-variable/golos-text/files/golos-text-${subset}-wght-normal.woff2`)
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:Golos;src:url(data:font/woff2;base64,${data});unicode-range:${range};font-weight:400 900}`
}

const styles = `${face('cyrillic', 'U+0400-04FF,U+2116')}${face('latin', 'U+0000-00FF,U+2000-206F')}
  body{margin:0;box-sizing:border-box;width:1200px;height:630px;padding:72px 80px;display:flex;flex-direction:column;justify-content:space-between;
    font-family:Golos;color:#0f1422;background:repeating-linear-gradient(#fff 0 41px,#e2e5ec 41px 42px)}
  header{display:flex;gap:24px;align-items:center;font-size:52px;font-weight:700;letter-spacing:-.03em}
  main{background:#fff;border:2px solid #e2e5ec;border-radius:24px;padding:44px 48px}
  h1{margin:0;font-size:72px;line-height:1.08;font-weight:600;letter-spacing:-.028em;text-wrap:balance}
  p{margin:20px 0 0;font-size:34px;color:#3c4454}`

const browser = await chromium.launch(await launchOptions())
try {
  const page = await browser.newPage({ viewport: size })
  for (const [kind, [title, text]] of Object.entries(pictures)) {
    await page.setContent(`<style>${styles}</style><header>${mark}Сверка</header><main><h1>${title}</h1><p>${text}</p></main>`)
    await page.evaluate('document.fonts.ready')
    const picture = await page.screenshot({ type: 'png' })
    await sharp(picture)
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toFile(join(root, 'apps/web/app/shell/previews', `${kind}.png`))
  }
} finally {
  await browser.close()
}
