// Texts of the page on which staff import files of state registers, see the files that publishers offer, and check the search index of companies.
import { defineTexts } from '../../i18n/catalogue.ts'

export const registerMessages = defineTexts({
  title: { ru: 'Реестр и поиск', en: 'Register and search', zh: '登记册与搜索' },
  lead: {
    ru: 'Работы идут по одной. Страница обновляется сама, пока что-то выполняется.',
    en: 'Jobs run one at a time. The page updates itself while something is running.',
    zh: '任务逐个执行。执行期间页面自动更新。',
  },
  index: { ru: 'Индекс поиска', en: 'Search index', zh: '搜索索引' },
  indexLead: {
    ru: 'Проверка считает пропуски и повторы. Пересборка идёт рядом со старым индексом, поиск не прерывается.',
    en: 'A check counts gaps and duplicates. A rebuild runs alongside the old index; search is not interrupted.',
    zh: '检查会统计缺失和重复。重建与旧索引并行，搜索不会中断。',
  },
  check: { ru: 'Проверить', en: 'Check', zh: '检查' },
  rebuild: { ru: 'Пересобрать', en: 'Rebuild', zh: '重建' },
  rebuildTitle: { ru: 'Пересобрать индекс поиска', en: 'Rebuild the search index', zh: '重建搜索索引' },
  rebuildText: {
    ru: 'На большом реестре это занимает часы и заметную часть сервера.',
    en: 'With a large register this takes hours and a noticeable share of the server.',
    zh: '登记册较大时需要数小时，并占用较多服务器资源。',
  },
  asked: { ru: 'Поставлено в очередь', en: 'Added to the queue', zh: '已加入队列' },
  files: { ru: 'Файлы для загрузки', en: 'Files to load', zh: '可加载的文件' },
  noFolder: {
    ru: 'Папка для загрузок не настроена: её называет REGISTER_FOLDER.',
    en: 'The folder for loads is not configured: REGISTER_FOLDER sets it.',
    zh: '未配置加载文件夹：由 REGISTER_FOLDER 指定。',
  },
  noFiles: { ru: 'В папке пусто', en: 'The folder is empty', zh: '文件夹为空' },
  file: { ru: 'Файл', en: 'File', zh: '文件' },
  bytes: { ru: 'Размер, байт', en: 'Size, bytes', zh: '大小，字节' },
  changed: { ru: 'Изменён', en: 'Changed', zh: '修改时间' },
  load: { ru: 'Загрузить', en: 'Load', zh: '加载' },
  loadTitle: { ru: 'Загрузить в реестр', en: 'Load into the register', zh: '加载到登记册' },
  whole: {
    ru: 'В файле весь набор: кого в нём нет, того нет и в реестре',
    en: 'The file holds the whole set: whoever is not in it is not in the register',
    zh: '文件包含完整数据集：其中没有的即视为不存在',
  },
  published: { ru: 'Открытые данные', en: 'Open data', zh: '开放数据' },
  noPublished: {
    ru: 'Адреса не настроены: их называет OPEN_DATA_URLS.',
    en: 'No addresses are configured: OPEN_DATA_URLS sets them.',
    zh: '未配置地址：由 OPEN_DATA_URLS 指定。',
  },
  address: { ru: 'Адрес', en: 'Address', zh: '地址' },
  checksum: { ru: 'SHA-256', en: 'SHA-256', zh: 'SHA-256' },
  fetched: { ru: 'Скачан', en: 'Downloaded', zh: '下载时间' },
  looked: { ru: 'Проверен', en: 'Checked', zh: '检查时间' },
  notFetched: { ru: 'Не скачан', en: 'Not downloaded', zh: '未下载' },
  coming: { ru: 'Скачивается', en: 'Downloading', zh: '下载中' },
  begun: { ru: 'Проверяем адрес', en: 'Checking the address', zh: '正在检查地址' },
  came: {
    ru: (bytes: string, at: string) => `Получено ${bytes} байт, последние ${at}.`,
    en: (bytes: string, at: string) => `${bytes} bytes received, the last at ${at}.`,
    zh: (bytes: string, at: string) => `已收到 ${bytes} 字节，最后时间 ${at}。`,
  },
  copySum: { ru: 'Скопировать SHA-256', en: 'Copy the SHA-256', zh: '复制 SHA-256' },
  copied: { ru: 'Скопировано', en: 'Copied', zh: '已复制' },
  /**
   * Why a file could not be fetched, by the server's code. The argument is its detail: HTTP status, bytes (`5/10`), megabytes, network code,
   * address.
   */
  faults: {
    answered: {
      ru: (status: string) => `Издатель ответил кодом ${status}.`,
      en: (status: string) => `The publisher answered with code ${status}.`,
      zh: (status: string) => `发布方返回代码 ${status}。`,
    },
    cut_off: {
      ru: (bytes: string) =>
        `Связь обрывалась много раз${bytes ? `, пришло байт: ${bytes.replace('/', 'из')}` : ''}. Продолжим с этого места.`,
      en: (bytes: string) =>
        `The connection dropped many times${bytes ? `, bytes received: ${bytes.replace('/', 'of')}` : ''}. The download resumes from there.`,
      zh: (bytes: string) => `连接多次中断${bytes ? `，已收到字节：${bytes}` : ''}。将从此处继续。`,
    },
    silent: {
      ru: () => 'Издатель перестал отвечать. Продолжим с этого места.',
      en: () => 'The publisher stopped responding. The download resumes from there.',
      zh: () => '发布方停止响应。将从此处继续。',
    },
    stopped: {
      ru: () => 'Сервер остановился во время скачивания. Продолжим с этого места.',
      en: () => 'The server stopped during the download. It resumes from there.',
      zh: () => '服务器在下载过程中停止。将从中断处继续。',
    },
    too_large: {
      ru: (megabytes: string) =>
        `Файл больше ${Number(megabytes).toLocaleString('ru-RU')} МБ, такие не скачиваем. Предел задаёт OPEN_DATA_MAX_MB.`,
      en: (megabytes: string) =>
        `The file is larger than ${Number(megabytes).toLocaleString('en-GB')} MB and is not downloaded. OPEN_DATA_MAX_MB sets the limit.`,
      zh: (megabytes: string) => `文件超过 ${Number(megabytes).toLocaleString('zh-CN')} MB，不予下载。上限由 OPEN_DATA_MAX_MB 设定。`,
    },
    unreachable: {
      ru: (code: string) => `Соединиться не удалось (${code}).`,
      en: (code: string) => `Could not connect (${code}).`,
      zh: (code: string) => `无法连接（${code}）。`,
    },
    sent_inside: {
      ru: (host: string) => `Издатель перенаправил на внутренний адрес ${host}: туда не ходим.`,
      en: (host: string) => `The publisher redirects to ${host}, an internal address: not followed.`,
      zh: (host: string) => `发布方转向内部地址 ${host}：不予跟随。`,
    },
    sent_nowhere: {
      ru: (place: string) => `Издатель перенаправил на то, что не адрес сайта: ${place}`,
      en: (place: string) => `The publisher redirects to something that is not a web address: ${place}`,
      zh: (place: string) => `发布方转向的不是网站地址：${place}`,
    },
    sent_on: {
      ru: () => 'Издатель перенаправляет без конца.',
      en: () => 'The publisher redirects endlessly.',
      zh: () => '发布方无限转向。',
    },
    other: {
      ru: (text: string) => `Скачать не удалось: ${text}`,
      en: (text: string) => `The download failed: ${text}`,
      zh: (text: string) => `下载失败：${text}`,
    },
  },
  runs: { ru: 'Работы', en: 'Jobs', zh: '任务' },
  noRuns: { ru: 'Работ ещё не было', en: 'No jobs yet', zh: '暂无任务' },
  run: { ru: 'Работа', en: 'Job', zh: '任务' },
  kinds: {
    import: { ru: 'Загрузка', en: 'Load', zh: '加载' },
    rebuild: { ru: 'Пересборка индекса', en: 'Index rebuild', zh: '重建索引' },
    check: { ru: 'Проверка индекса', en: 'Index check', zh: '检查索引' },
  },
  states: {
    waiting: { ru: 'Ждёт', en: 'Waiting', zh: '等待' },
    running: { ru: 'Идёт', en: 'Running', zh: '执行中' },
    done: { ru: 'Готово', en: 'Done', zh: '完成' },
    failed: { ru: 'Не удалось', en: 'Failed', zh: '失败' },
    nothing: { ru: 'Ничего не загружено', en: 'Nothing loaded', zh: '未加载任何内容' },
    partly: { ru: 'Загружено не всё', en: 'Not all loaded', zh: '未全部加载' },
  },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  askedBy: { ru: 'Кто начал', en: 'Started by', zh: '发起人' },
  schedule: { ru: 'По расписанию', en: 'Schedule', zh: '按计划' },
  askedAt: { ru: 'Когда', en: 'When', zh: '时间' },
  ended: { ru: 'Закончено', en: 'Finished', zh: '结束' },
  report: { ru: 'Отчёт', en: 'Report', zh: '报告' },
  counts: {
    ru: (read: string, created: string, changed: string, unchanged: string) =>
      `Прочитано ${read}: новых ${created}, изменённых ${changed}, без изменений ${unchanged}.`,
    en: (read: string, created: string, changed: string, unchanged: string) =>
      `Read ${read}: ${created} new, ${changed} changed, ${unchanged} unchanged.`,
    zh: (read: string, created: string, changed: string, unchanged: string) =>
      `已读取 ${read}：新增 ${created}，变更 ${changed}，未变 ${unchanged}。`,
  },
  /** XML elements of the file that the import does not know. */
  unread: {
    ru: (elements: string) => `Встретили и не прочитали: ${elements}.`,
    en: (elements: string) => `Found but not read: ${elements}.`,
    zh: (elements: string) => `遇到但未读取：${elements}。`,
  },
  /** Records whose kind of register number is not recognized. */
  unknownKind: {
    ru: (count: string) => `Вид номера неизвестен: ${count}, эти строки ни с кем не связаны.`,
    en: (count: string) => `Number type unknown: ${count}; these rows are not linked to anyone.`,
    zh: (count: string) => `号码类型未知：${count}，这些行未与任何主体关联。`,
  },
  rejected: {
    ru: (count: string) => `Отклонено: ${count}, причины в отчёте.`,
    en: (count: string) => `Rejected: ${count}, the report says why.`,
    zh: (count: string) => `已拒绝：${count}，原因见报告。`,
  },
  sameRun: {
    ru: 'Такая работа уже ждёт или идёт.',
    en: 'The same job is already waiting or running.',
    zh: '相同的任务已在等待或进行中。',
  },
  programReport: { ru: 'Отчёт программы', en: 'Program report', zh: '程序报告' },
})
