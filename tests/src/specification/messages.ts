import { message, source, type Row } from "./row.ts";

const NCALAYER_SAYS = "packages/signing/src/ncalayer/failure.ts";

export const messages: readonly Row[] = [
  message("site-shell", "content", "К сожалению, запрашиваемая вами страница не найдена", "content.notFound"),
  message("site-shell", "content", "Упс, произошла ошибка...", "content.error"),
  message("both", "shell", "Для звонков по Казахстану", "kit.footer.phone"),
  message("site-shell", "account.login", "Сервис времмено не работает, попробуйте позже", "account.problem.service"),
  message("site-shell", "account.login", "Не верный ИИН/БИН!", "error.iin"),
  message("site-shell", "account.login", "Обязательное поле!", "error.required"),
  message("site-shell", "purchase", "Не верный номер!", "error.phone"),
  message("site-shell", "purchase", "Не верный email!", "error.email"),
  message("site-shell", "purchase", "Введите код", "error.code"),
  message("commercial-flows", "calculators", "Ошибка при обработке данных", "calculators.badData"),
  source("commercial-flows", "calculators", "Неверная структура данных", [
    "packages/flows/src/calculators/calculator.perform.ts",
    /Неверная структура данных/,
  ]),
  source("commercial-flows", "shell", "Ошибка при выполнении запроса {name}", [
    "packages/client/src/failure.ts",
    /`Ошибка при выполнении запроса \$\{failure\.call\}`/,
  ]),
  message("both", "shell", "Благодарим за обращение, наши специалисты свяжутся с Вами по указанным контактам", "kit.success.text"),
  message(
    "site-shell",
    "shell",
    "Ваш возраст менее 18 лет, просим оставить контакные данные и наши менеджера с вами свяжуться!",
    "kit.underAge",
  ),
  message("site-shell", "account.registration", "Личный кабинет создан!", "account.done.title"),
  message("site-shell", "account.registration", "Пароль должен содержать хотя бы одну заглавную букву.", "error.password.capital"),
  message("site-shell", "account.registration", "Пароль должен содержать хотя бы один специальный символ.", "error.password.special"),
  message("site-shell", "account.registration", "Пароль должен быть длиной не менее 8 символов.", "error.password.length"),
  message("site-shell", "account.registration", "Произошла ошибка проверки кода", "account.consent.failed.check"),
  message("site-shell", "account.registration", "Произошла ошибка при отправке кода", "account.consent.failed.send"),
  message("site-shell", "account.registration", "При отправке сообщения произошла ошибка", "account.toast.resend"),
  message("site-shell", "account.registration", "При создании пользователя произошла ошибка", "account.toast.client"),
  message("site-shell", "account.signature", "Не удалось подключиться", "account.signature.notConnected"),
  message("site-shell", "account.signature", "Действие отменено пользователем.", "account.signature.cancelled"),
  message("site-shell", "shell", "У вас пока нет уведомлений", "kit.notices.empty"),
  source("commercial-flows", "signing", "Ошибка при проверке данных", ["packages/client/src/failure.ts", /"Ошибка при проверке данных"/]),
  source("commercial-flows", "signing", "Подключение уже выполнено.", [NCALAYER_SAYS, /"Подключение уже выполнено[.]"/]),
  source("commercial-flows", "signing", "Подключение к NCALayer не установлено.", [
    NCALAYER_SAYS,
    /"Подключение к NCALayer не установлено[.]"/,
  ]),
  source("commercial-flows", "signing", "Ошибка взаимодействия с NCALayer.", [NCALAYER_SAYS, /"Ошибка взаимодействия с NCALayer[.]"/]),
  source("commercial-flows", "signing", "NCALayer закрыл соединение.", [NCALAYER_SAYS, /"NCALayer закрыл соединение[.]"/]),
  source("commercial-flows", "signing", "cancelled by user", [NCALAYER_SAYS, /"cancelled by user"/]),
];
