// Texts of the error page for browsers, in the site's languages: what happened and what to do.
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'

/**
 * Reasons for which a request is refused before a page is rendered, with their HTTP status: `missing` 404, `method` 405, `slow` 408, `large` 413,
 * `often` 429, `headers` 431, `failure` 500, `overloaded` and `away` (database unavailable) 503, `unreadable` any other.
 */
export type Kind = 'unreadable' | 'missing' | 'method' | 'slow' | 'large' | 'headers' | 'often' | 'failure' | 'overloaded' | 'away'

export interface Texts {
  readonly brand: string
  /** Spoken by screen readers for the link of the logo. */
  readonly brandLabel: string
  /** Link that repeats the request. */
  readonly again: string
  readonly home: string
  readonly search: string
  /** When the request may be repeated. */
  readonly wait: (seconds: number) => string
  readonly kinds: Readonly<Record<Kind, readonly [title: string, whatToDo: string]>>
}

/** Longest wait, in seconds, that is shown in seconds; longer ones are shown in minutes. */
const MAX_SHOWN_SECONDS = 120
const amount = (seconds: number, [second, minute]: readonly [string, string]): string =>
  seconds <= MAX_SHOWN_SECONDS ? `${seconds} ${second}` : `${Math.ceil(seconds / 60)} ${minute}`

export const refusalPageTexts: Readonly<Record<Language, Texts>> = {
  ru: {
    brand: 'Сверка',
    brandLabel: 'Сверка, на главную',
    again: 'Попробовать ещё раз',
    home: 'На главную',
    search: 'К поиску компаний',
    wait: (seconds) => `Попробуйте снова через ${amount(seconds, ['с', 'мин'])}.`,
    kinds: {
      unreadable: ['Запрос не удалось разобрать', 'Проверьте адрес: возможно, он скопирован не целиком. Можно начать с главной страницы.'],
      missing: ['Страница не найдена', 'Возможно, адрес набран с ошибкой или страницу убрали. Компанию можно найти поиском.'],
      method: ['Так эту страницу открыть нельзя', 'Откройте её заново по ссылке и повторите действие на ней.'],
      slow: ['Запрос не пришёл целиком', 'Связь прервалась или идёт слишком медленно. Проверьте подключение и попробуйте ещё раз.'],
      large: ['Слишком большой запрос', 'Вернитесь назад, сократите текст или выберите файл поменьше и отправьте снова.'],
      headers: [
        'Слишком длинный адрес или слишком много cookie',
        'Откройте главную страницу. Если не помогло, удалите cookie этого сайта в настройках браузера.',
      ],
      often: [
        'Слишком много запросов',
        'С вашего адреса пришло больше запросов, чем мы принимаем за это время: так бывает, когда из одной сети заходят многие. Подождите немного.',
      ],
      failure: ['Не удалось показать страницу', 'Ошибка на нашей стороне, она уже записана. Попробуйте ещё раз.'],
      overloaded: [
        'Сервис перегружен',
        'Сейчас слишком много обращений. Подождите немного и откройте страницу снова: всё сохранённое на месте.',
      ],
      away: [
        'Сервис временно недоступен',
        'Часть системы перезапускается. Подождите немного и откройте страницу снова: всё сохранённое на месте.',
      ],
    },
  },
  en: {
    brand: 'Sverka',
    brandLabel: 'Sverka, home page',
    again: 'Try again',
    home: 'Home page',
    search: 'Search for companies',
    wait: (seconds) => `Try again in ${amount(seconds, ['s', 'min'])}.`,
    kinds: {
      unreadable: [
        'The request could not be read',
        'Check the address: it may not have been copied in full. You can start from the home page.',
      ],
      missing: [
        'Page not found',
        'The address may be mistyped, or the page may have been removed. You can find a company with the search.',
      ],
      method: ['This page cannot be opened this way', 'Open it again by its link and repeat the action there.'],
      slow: ['The request did not arrive completely', 'The connection was lost or is too slow. Check it and try again.'],
      large: ['The request is too large', 'Go back, shorten the text or choose a smaller file, and send it again.'],
      headers: [
        'The address is too long, or there are too many cookies',
        'Open the home page. If that does not help, delete the cookies of this site in the settings of your browser.',
      ],
      often: [
        'Too many requests',
        'More requests came from your address than we accept in this time, as happens when many people share one network. Wait a little.',
      ],
      failure: ['The page could not be shown', 'The error is on our side and has been recorded. Try again.'],
      overloaded: [
        'The service is overloaded',
        'There are too many requests now. Wait a little and open the page again: what you saved is safe.',
      ],
      away: [
        'The service is temporarily unavailable',
        'A part of the system is restarting. Wait a little and open the page again: what you saved is safe.',
      ],
    },
  },
  'zh-CN': {
    brand: 'Sverka',
    brandLabel: 'Sverka，返回首页',
    again: '重试',
    home: '返回首页',
    search: '查找企业',
    wait: (seconds) => `请在 ${amount(seconds, ['秒', '分钟'])}后重试。`,
    kinds: {
      unreadable: ['无法识别该请求', '请检查网址，可能没有完整复制。您可以从首页开始。'],
      missing: ['页面不存在', '网址可能有误，或页面已被删除。您可以通过搜索查找企业。'],
      method: ['无法以这种方式打开该页面', '请通过链接重新打开页面，再重复操作。'],
      slow: ['请求未能完整送达', '连接中断或过慢。请检查网络后重试。'],
      large: ['请求过大', '请返回，缩短文字或选择较小的文件后重新提交。'],
      headers: ['网址过长或 Cookie 过多', '请打开首页。如果仍无法解决，请在浏览器设置中删除本网站的 Cookie。'],
      often: ['请求过于频繁', '来自您地址的请求超出了当前限额，多人共用同一网络时会出现这种情况。请稍候。'],
      failure: ['无法显示该页面', '错误出在我们这边，并已记录。请重试。'],
      overloaded: ['服务繁忙', '当前请求过多。请稍候再打开页面，您保存的内容不会丢失。'],
      away: ['服务暂时不可用', '系统的一部分正在重启。请稍候再打开页面，您保存的内容不会丢失。'],
    },
  },
}
