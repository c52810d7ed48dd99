// Texts of the frame around every page: menus, footer, banners, error pages. Russian is the source.
import type { SectionKey } from '../sections.ts'
import type { Theme } from '../theme.ts'

export const messages = {
  brand: 'Сверка',
  brandLabel: 'Сверка, на главную',
  tagline: 'Проверка компаний и ИП по открытым данным и площадка для закупок между компаниями.',
  skip: 'К содержанию',
  mainMenu: 'Основное меню',
  openMenu: 'Меню',
  close: 'Закрыть',
  language: 'Язык',
  theme: 'Оформление',
  themes: { light: 'Светлое', dark: 'Тёмное', system: 'Как в системе' } satisfies Record<Theme, string>,
  sections: {
    home: 'Главная',
    counterParties: 'Контрагенты',
    sellers: 'Продавцам',
    marketplace: 'Маркетплейс',
    tariffs: 'Тарифы',
    about: 'О нас',
    blog: 'Блог',
    login: 'Войти',
    requisites: 'Реквизиты',
    paymentInfo: 'Об оплате',
    sources: 'Источники данных',
    method: 'Как считаем надёжность',
    privacy: 'Персональные данные',
    terms: 'Соглашение',
  } satisfies Record<SectionKey, string>,
  footerGroups: { checking: 'Проверка', trading: 'Торговля', company: 'Компания' },
  copyright: (year: string) => `© ${year} Сверка`,
  openData: 'Данные из открытых государственных реестров',
  demoBanner: (day: string) => `Демонстрационный режим: сведения вымышлены, сегодня ${day}.`,
  notFoundTitle: 'Страница не найдена',
  notFoundText: 'Возможно, адрес набран с ошибкой или страницу убрали.',
  failureTitle: 'Не удалось показать страницу',
  failureText: 'Ошибка на нашей стороне, она уже записана. Попробуйте ещё раз.',
  offlineTitle: 'Нет связи',
  offlineText: 'Проверьте подключение к интернету. Данные на странице не изменились.',
  forbiddenTitle: 'Недостаточно прав',
  toSearch: 'К поиску компаний',
  retry: 'Повторить',
  consentBefore: 'Даю ',
  consentLink: 'согласие на обработку персональных данных',
}

export type Messages = typeof messages
