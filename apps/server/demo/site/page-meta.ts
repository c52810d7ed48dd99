// Titles and descriptions of the demo's main pages, as staff would set them.
import type { PageMetaDraft } from '@sverka/contract/page-meta/page-meta'
import { insertPageMeta, listPageMetaRows } from '../../src/page-meta/page-meta.sql.ts'
import type { Tx } from '../../src/platform/db/database.ts'

const entry = (slug: string, title: string, description: string, keywords: string): PageMetaDraft => ({
  slug,
  title: `${title} — Сверка`,
  description,
  additional_title: '',
  text_field: '',
  keywords,
})

export const demoPageMeta: readonly PageMetaDraft[] = [
  entry(
    '/',
    'Проверка контрагентов по открытым данным',
    'Найдите компанию или предпринимателя по ИНН, ОГРН, названию или фамилии: статус, руководитель, финансы, суды и связи с источником и датой.',
    'проверка контрагента, ИНН, ОГРН, выписка ЕГРЮЛ, надёжность компании',
  ),
  entry(
    '/sellers',
    'Продавцам',
    'Как продавать товары и услуги компаниям: подтверждение ИНН, знак проверенного поставщика, отчёт рядом с товаром.',
    'продажи бизнесу, поставщик, B2B',
  ),
  entry(
    '/about',
    'О нас',
    'Зачем нужна Сверка, откуда её данные и почему у каждого факта есть источник и дата.',
    'Сверка, открытые данные, проверка компаний',
  ),
  entry(
    '/blog',
    'Блог',
    'Как проверять партнёров, читать реестры и не терять на предоплате: короткие статьи с примерами.',
    'должная осмотрительность, массовый адрес, недостоверные сведения',
  ),
]

/** Fills an empty table. If there is any entry, nothing is added. */
export async function seedPageMeta(tx: Tx): Promise<void> {
  if ((await listPageMetaRows(tx)).length > 0) return
  for (const draft of demoPageMeta) await insertPageMeta(tx, draft)
}
