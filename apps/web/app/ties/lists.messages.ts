// Texts of lists of companies and people that are searched for ties among them: common heads, founders, addresses, phones.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

const members = {
  ru: (count: number) => plural('ru', count, { one: '# участник', few: '# участника', many: '# участников', other: '# участника' }),
  en: (count: number) => plural('en', count, { one: '# member', other: '# members' }),
}

export const listsMessages = defineTexts({
  title: { ru: 'Связи внутри списка', en: 'Ties within a list', zh: '清单内部的关联' },
  trail: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  path: { ru: 'Путь между двумя', en: 'Path between two', zh: '两者之间的路径' },
  name: { ru: 'Название', en: 'Name', zh: '名称' },
  nameHint: { ru: 'Например, номер закупки', en: 'For example, a tender number', zh: '例如招标编号' },
  noName: { ru: 'Без названия', en: 'No name', zh: '未命名' },
  numbers: { ru: 'Номера участников', en: 'Numbers of the members', zh: '成员号码' },
  numbersHint: {
    ru: (most: number) => `ИНН или ОГРН компаний, ИП и людей, до ${most}`,
    en: (most: number) => `INN or OGRN of companies, sole traders and people, up to ${most}`,
    zh: (most: number) => `公司、个体经营者和个人的税号或 OGRN，最多 ${most} 个`,
  },
  fromList: {
    ru: 'Номера возьмём из проверенного списка.',
    en: 'The numbers come from the checked list.',
    zh: '号码取自已核查的清单。',
  },
  private: {
    ru: 'Список и ответ видите только вы. Людей сводим только по ИНН.',
    en: 'Only you see the list and the answer. People are matched by INN only.',
    zh: '清单与结果仅您可见。个人仅按税号合并。',
  },
  search: { ru: 'Искать связи', en: 'Search for ties', zh: '查找关联' },
  earlier: { ru: 'Прежние списки', en: 'Earlier lists', zh: '以往清单' },
  list: { ru: 'Список', en: 'List', zh: '清单' },
  members: { ru: 'Участников', en: 'Members', zh: '成员' },
  tied: { ru: 'Связаны', en: 'Linked', zh: '有关联' },
  running: { ru: 'ищем', en: 'searching', zh: '查找中' },
  madeOn: { ru: 'Когда', en: 'When', zh: '时间' },
  someTied: {
    ru: (tied: number, all: number) => `Из ${all} участников связаны ${tied}`,
    en: (tied: number, all: number) => `${tied} of ${all} members are linked`,
    zh: (tied: number, all: number) => `${all} 个成员中有 ${tied} 个相互关联`,
  },
  noneTied: {
    ru: (all: number) => `Среди ${all} участников связей не найдено`,
    en: (all: number) => `No ties found among ${all} members`,
    zh: (all: number) => `${all} 个成员之间未找到关联`,
  },
  about: {
    ru: (name: string, day: string) => `${name}, проверено ${day}, до 6 шагов`,
    en: (name: string, day: string) => `${name}, searched on ${day}, up to 6 steps`,
    zh: (name: string, day: string) => `${name}，${day} 查找，最多 6 步`,
  },
  progress: {
    ru: (done: number, all: number) => `Просмотрено ${done} из ${all}`,
    en: (done: number, all: number) => `${done} of ${all} searched`,
    zh: (done: number, all: number) => `已查看 ${done}/${all}`,
  },
  progressLabel: { ru: 'Сколько просмотрено', en: 'How many have been searched', zh: '查看进度' },
  unread: {
    ru: (lines: string) => `Номер не прочитан: ${lines}`,
    en: (lines: string) => `Number not read: ${lines}`,
    zh: (lines: string) => `未读取到号码：${lines}`,
  },
  repeat: { ru: 'Повторить', en: 'Repeat', zh: '重新查找' },
  pdf: { ru: 'Скачать PDF', en: 'Download PDF', zh: '下载 PDF' },
  which: { ru: 'Какие связи', en: 'Which ties', zh: '关联类型' },
  views: {
    all: { ru: 'Все', en: 'All', zh: '全部' },
    firm: { ru: 'Без слабых', en: 'Without weaker ones', zh: '不含较弱' },
    present: { ru: 'Только нынешние', en: 'Current only', zh: '仅当前' },
  },
  group: {
    ru: (place: number, count: number) => `Группа ${place}: ${members.ru(count)}`,
    en: (place: number, count: number) => `Group ${place}: ${members.en(count)}`,
    zh: (place: number, count: number) => `第 ${place} 组：${count} 个成员`,
  },
  groupInWords: {
    ru: (place: number) => `Группа ${place} словами`,
    en: (place: number) => `Group ${place} in words`,
    zh: (place: number) => `第 ${place} 组的文字说明`,
  },
  weaker: { ru: 'слабее', en: 'weaker', zh: '较弱' },
  apart: { ru: 'Без связей', en: 'Without ties', zh: '无关联' },
  notSearched: { ru: 'Не искали', en: 'Not searched', zh: '未查找' },
  unknown: { ru: 'нет в реестре', en: 'not in the register', zh: '登记册中没有' },
  sameAs: {
    ru: (place: number) => `тот же, что № ${place}`,
    en: (place: number) => `the same as No. ${place}`,
    zh: (place: number) => `与第 ${place} 号相同`,
  },
  /** Beside a member with so many ties that only its nearest connections were found. */
  hub: {
    ru: 'больше ста связей: найдены только ближайшие',
    en: 'more than a hundred ties: only the nearest were found',
    zh: '关联超过一百个：仅找到最近的',
  },
  cut: {
    ru: 'Просмотрено не всё: связей слишком много. Не названная здесь связь может быть.',
    en: 'Not everything was searched: there are too many ties. A tie not named here may exist.',
    zh: '关联过多，未能全部查看。此处未列出的关联也可能存在。',
  },
  hubs: {
    ru: (names: string) => `Через массовые адреса, телефоны, руководителей и владельцев не искали: ${names}.`,
    en: (names: string) => `Not searched through addresses, phones, heads and owners of many companies: ${names}.`,
    zh: (names: string) => `未通过大量共用的地址、电话、负责人和所有者查找：${names}。`,
  },
  meaning: {
    ru: 'Связь не доказывает сговора. Владельцев акций и доверенности реестр не показывает, телефоны мы знаем не у всех.',
    en: 'A tie does not prove collusion. The register shows neither stockholders nor powers of attorney, and we do not know everyone’s phone numbers.',
    zh: '关联不等于串通。登记册不显示股票持有人和授权书，且我们仅掌握部分公司的电话。',
  },
})
