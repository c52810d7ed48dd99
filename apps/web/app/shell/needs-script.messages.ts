// Catalogue of what is said to who reads without JavaScript.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { Messages } from './messages/needs-script/ru.ts'

/** Taken out of the browser's files, where nothing uses it. */
export const needsScriptMessages = /* @__PURE__ */ defineCatalogue<Messages>({
  ru: () => import('./messages/needs-script/ru.ts'),
  en: () => import('./messages/needs-script/en.ts'),
  'zh-CN': () => import('./messages/needs-script/zh-CN.ts'),
})
