// A search of our register in the format of the external registry service (Checko), so that clients made for that service work with our register.
// Field names are Russian, as there: ИНН taxpayer number, ОГРН and ОГРНИП registration numbers, КПП tax registration code, ФИО person's name.
import { Type } from 'typebox'
import { defineOperation, ItemList, pageQuery } from '../http/http.ts'

const Text = Type.String()

/** The field in which the words of a query are searched, in the external service's own values; `okved` is the activity code. */
export const registrySearchFields = ['name', 'founder-name', 'leader-name', 'okved'] as const
export type RegistrySearchField = (typeof registrySearchFields)[number]

const Person = Type.Object({ ФИО: Text, ИНН: Type.Optional(Text) })
/** `НаимПолн`: full name; `Страна`: country. */
const Organization = Type.Object({ НаимПолн: Text, ОГРН: Type.Optional(Text), ИНН: Type.Optional(Text) })
const ForeignOrganization = Type.Object({ НаимПолн: Text, Страна: Type.Optional(Text), ИНН: Type.Optional(Text) })
const Founders = Type.Object({
  /** Persons. */
  ФЛ: Type.Array(Person),
  /** Russian and foreign organisations. */
  РосОрг: Type.Array(Organization),
  ИнОрг: Type.Array(ForeignOrganization),
  /** Mutual investment funds and investment partnerships, by name. */
  ПИФ: Type.Array(Type.Object({ Наим: Text })),
  /** The Russian state, its regions and municipalities. */
  РФ: Type.Array(Type.Object({ Регион: Text })),
})
const Meta = Type.Object({
  status: Type.Enum(['ok', 'error']),
  message: Type.Optional(Text),
  /** False if the search ran out of time: there may be more results. */
  complete: Type.Optional(Type.Boolean()),
})

export const RegistryRecord = Type.Object({
  ОГРН: Type.Optional(Text),
  ОГРНИП: Type.Optional(Text),
  ИНН: Type.Optional(Text),
  КПП: Type.Optional(Text),
  /** Short and full name of a company; `ФИО` is the name of a sole trader. */
  НаимСокр: Type.Optional(Text),
  НаимПолн: Type.Optional(Text),
  ФИО: Type.Optional(Text),
  Тип: Type.Optional(Text),
  /** Day of registration, and status. */
  ДатаРег: Type.Optional(Text),
  Статус: Text,
  РегионКод: Type.Optional(Text),
  /** Registered address. */
  ЮрАдрес: Type.Optional(Text),
  /** Main activity. */
  ОКВЭД: Type.Optional(Text),
  /** Heads and founders. */
  Руковод: Type.Optional(Type.Array(Person)),
  Учред: Type.Optional(Founders),
})

/** `Записи`: records; empty in a refusal. */
const Refusal = Type.Object({ data: Type.Object({ Записи: Type.Array(RegistryRecord) }), meta: Meta })

export const searchRegistry = defineOperation({
  method: 'GET',
  path: '/search/',
  summary: 'Search in the shape of the external registry service',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    /** A key that all clients share: a setting of the server, not a member's API key. Without it the answer is 403. */
    key: Type.Optional(Type.String({ maxLength: 200 })),
    by: Type.Optional(Type.Enum([...registrySearchFields])),
    /** Companies (`org`) or sole traders (`ent`). */
    obj: Type.Optional(Type.Enum(['org', 'ent'])),
    query: Type.Optional(Type.String({ maxLength: 200 })),
    region: Type.Optional(ItemList(Type.String({ pattern: '^\\d{2}$', maxLength: 2, examples: ['77'] }))),
    /** True to return active companies only. */
    active: Type.Optional(Type.Boolean()),
    page: pageQuery.page,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  }),
  response: {
    200: Type.Object({
      data: Type.Object({
        /** Number of all records, number of all pages, and the page of this answer. */
        ЗапВсего: Type.Integer(),
        СтрВсего: Type.Integer(),
        СтрТекущ: Type.Integer(),
        Записи: Type.Array(RegistryRecord),
      }),
      meta: Meta,
    }),
    403: Refusal,
  },
  refusal: Refusal,
  errors: ['search_late'],
})
