// Texts of full reports. Russian is the source.

export const messages = {
  verifyTitle: (number: string) => `Отчёт ${number}`,
  verifyLead: 'Выберите файл отчёта: он будет сверен с тем, что выдал сайт. Файл никуда не отправляется.',
  inn: 'ИНН',
  ogrn: 'ОГРН',
  ogrnip: 'ОГРНИП',
  made: 'Составлен',
  company: 'Компания',
  status: 'Статус на тот день',
  compare: 'Сверка файла',
  file: 'Файл отчёта (PDF или xlsx)',
  chooseFile: 'Выберите файл или перетащите его сюда',
  counting: 'Считаем отпечаток файла…',
  same: (format: string) => `Файл подлинный: совпадает с выданным (${format}).`,
  different: 'Не совпадает: это не тот файл, или он изменён.',
  unreadable: 'Файл не удалось прочитать.',
  listTitle: 'Мои отчёты',
  none: 'Отчётов пока нет',
  noneHint: 'Откройте карточку компании и нажмите «Полный отчёт».',
  number: 'Номер',
  gauge: 'Факторы',
  gaugeOf: (positive: number, all: number) => `${positive} из ${all}`,
  print: 'Печать',
  download: (format: string) => `Скачать ${format}`,
  proof: 'Страница проверки',
  proofCode: 'QR-код с адресом страницы проверки',
  failed: 'Не получилось. Повторите позже.',
  make: 'Полный отчёт',
  making: 'Готовим отчёт…',
}

export type Messages = typeof messages
