// Search in the external registry's own format, so that a client made for that service works with our register.
import { Type } from 'typebox'
import { defineOperation, ItemList, pageQuery } from '../http/http.ts'

const Text = Type.String()

/** Which fields the words are searched in, and whose records: the external service's own values. */
export const registrySearchFields = ['name', 'founder-name', 'leader-name', 'okved'] as const
export type RegistrySearchField = (typeof registrySearchFields)[number]

const Person = Type.Object({ ФИО: Text, ИНН: Type.Optional(Text) })
const Organization = Type.Object({ НаимПолн: Text, ОГРН: Type.Optional(Text), ИНН: Type.Optional(Text) })
const ForeignOrganization = Type.Object({ НаимПолн: Text, Страна: Type.Optional(Text), ИНН: Type.Optional(Text) })
const Founders = Type.Object({
  ФЛ: Type.Array(Person),
  РосОрг: Type.Array(Organization),
  ИнОрг: Type.Array(ForeignOrganization),
  /** Funds and investment partnerships. */
  ПИФ: Type.Array(Type.Object({ Наим: Text })),
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
  НаимСокр: Type.Optional(Text),
  НаимПолн: Type.Optional(Text),
  ФИО: Type.Optional(Text),
  Тип: Type.Optional(Text),
  ДатаРег: Type.Optional(Text),
  Статус: Text,
  РегионКод: Type.Optional(Text),
  ЮрАдрес: Type.Optional(Text),
  ОКВЭД: Type.Optional(Text),
  Руковод: Type.Optional(Type.Array(Person)),
  Учред: Type.Optional(Founders),
})

const Refusal = Type.Object({ data: Type.Object({ Записи: Type.Array(RegistryRecord) }), meta: Meta })

export const searchRegistry = defineOperation({
  method: 'GET',
  path: '/search/',
  summary: 'Search in the shape of the external registry service',
  access: 'public',
  limit: 'search',
  query: Type.Object({
    key: Type.Optional(Type.String({ maxLength: 200 })),
    by: Type.Optional(Type.Enum([...registrySearchFields])),
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
