// Text for visitors without JavaScript.
import { defineTexts } from '../i18n/catalogue.ts'

/** `@__PURE__` lets the bundler remove it from the browser's files: only the server uses it. */
export const needsScriptMessages = /* @__PURE__ */ defineTexts({
  text: {
    ru: 'Чтобы войти, зарегистрироваться, купить или написать, нужен JavaScript: включите его в браузере и обновите страницу. Без него работают поиск, карточки компаний и маркетплейс.',
    en: 'Signing in, signing up, buying and messaging need JavaScript: turn it on in your browser and reload the page. Search, company cards and the marketplace work without it.',
    zh: '登录、注册、购买和发送消息需要 JavaScript：请在浏览器中启用后刷新页面。未启用时仍可使用搜索、企业卡片和采购平台。',
  },
})
