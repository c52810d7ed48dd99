// What is said to who reads without JavaScript. Russian is the source.

export const messages = {
  text: 'Чтобы войти, зарегистрироваться, купить или написать, нужен JavaScript: включите его в браузере и обновите страницу. Без него работают поиск, карточки компаний и маркетплейс.',
}

export type Messages = typeof messages
