import type { ReasonCode } from "../reasons.ts";
import type { DocumentReason } from "./verdict.ts";

export type Language = "ru" | "kk" | "en";
export type AnyReason = ReasonCode | DocumentReason;

/** The sentence for each reason that a person reads. */
const sentences: Record<AnyReason, Record<Language, string>> = {
  "no-signers": {
    ru: "В документе нет ни одной подписи.",
    kk: "Құжатта бірде-бір қолтаңба жоқ.",
    en: "The document has no signature.",
  },
  "content-missing": {
    ru: "Нет содержимого, которое подписано. Приложите исходный файл.",
    kk: "Қол қойылған мазмұн жоқ: бастапқы файлды қоса беріңіз.",
    en: "What was signed is missing: add the original file.",
  },
  "content-differs": {
    ru: "Приложенный файл отличается от того, что подписан.",
    kk: "Қоса берілген файл қол қойылған мазмұннан өзгеше.",
    en: "The file you added differs from what was signed.",
  },
  "signer-repeated": {
    ru: "Одна и та же подпись стоит в документе дважды.",
    kk: "Құжатта бір қолтаңба екі рет тұр.",
    en: "The same signature appears in the document twice.",
  },
  "certificate-missing": {
    ru: "В документе нет сертификата подписавшего.",
    kk: "Құжатта қол қоюшының сертификаты жоқ.",
    en: "The signer’s certificate is missing.",
  },
  "certificate-substituted": {
    ru: "В подписи указан другой сертификат.",
    kk: "Қолтаңба басқа сертификатқа арналған.",
    en: "The signature refers to another certificate.",
  },
  "content-type-mismatch": {
    ru: "Тип содержимого не совпадает с подписанным.",
    kk: "Мазмұн түрі қол қойылғанға сай емес.",
    en: "The type of the content does not match what was signed.",
  },
  "digest-mismatch": {
    ru: "Документ изменён после подписания.",
    kk: "Құжат қол қойылғаннан кейін өзгертілген.",
    en: "The document was changed after it was signed.",
  },
  "uncovered-content": {
    ru: "Внутри подписи есть лишнее: эту часть файла никто не подписывал.",
    kk: "Қолтаңбаның ішінде артық мазмұн бар: файлдың бұл бөлігіне ешкім қол қоймаған.",
    en: "There is something extra inside the signature: nobody signed that part of the file.",
  },
  "signature-mismatch": {
    ru: "Подпись не сходится с ключом сертификата.",
    kk: "Қолтаңба сертификат кілтіне сәйкес келмейді.",
    en: "The signature does not match the key of the certificate.",
  },
  "attributes-missing": {
    ru: "В подписи нет обязательных сведений.",
    kk: "Қолтаңбада міндетті мәліметтер жоқ.",
    en: "The signature lacks required data.",
  },
  "attributes-malformed": {
    ru: "Сведения подписи повреждены.",
    kk: "Қолтаңба мәліметтері бүлінген.",
    en: "The signature data are damaged.",
  },
  "algorithm-not-supported": {
    ru: "Алгоритм подписи здесь не поддерживается: проверить её нельзя.",
    kk: "Қолтаңба алгоритміне мұнда қолдау жоқ: оны тексеру мүмкін емес.",
    en: "The algorithm of the signature is not supported here: it cannot be checked.",
  },
  "algorithm-weak": {
    ru: "Подпись сделана алгоритмом, которому больше нельзя доверять.",
    kk: "Қолтаңба енді сенуге болмайтын алгоритммен жасалған.",
    en: "The signature uses an algorithm that can no longer be relied on.",
  },
  "algorithm-mismatch": {
    ru: "Алгоритмы подписи противоречат друг другу.",
    kk: "Қолтаңба алгоритмдері бір-біріне қайшы.",
    en: "The algorithms of the signature contradict each other.",
  },
  "key-weak": {
    ru: "Ключ слишком короткий или слишком длинный.",
    kk: "Кілт тым қысқа немесе тым ұзын.",
    en: "The key is too short or too long.",
  },
  "key-malformed": { ru: "Ключ сертификата повреждён.", kk: "Сертификат кілті бүлінген.", en: "The key of the certificate is damaged." },
  "issuer-unknown": {
    ru: "Сертификат выдан не тем центром, которому мы доверяем.",
    kk: "Сертификатты біз сенетін орталық берген жоқ.",
    en: "The certificate is not from an authority we trust.",
  },
  "issuer-signature-invalid": {
    ru: "Подпись удостоверяющего центра под сертификатом неверна.",
    kk: "Сертификаттағы куәландырушы орталықтың қолтаңбасы жарамсыз.",
    en: "The authority’s signature on the certificate is wrong.",
  },
  "issuer-algorithm-not-supported": {
    ru: "Сертификат подписан алгоритмом, который здесь не поддерживается.",
    kk: "Сертификатқа мұнда қолдау көрсетілмейтін алгоритммен қол қойылған.",
    en: "The certificate is signed by an algorithm that is not supported here.",
  },
  "issuer-algorithm-weak": {
    ru: "Сертификат подписан алгоритмом, которому больше нельзя доверять.",
    kk: "Сертификатқа енді сенуге болмайтын алгоритммен қол қойылған.",
    en: "The certificate is signed by an algorithm that can no longer be relied on.",
  },
  "issuer-not-authority": {
    ru: "Сертификат выдан тем, кто не вправе их выдавать.",
    kk: "Сертификатты беруге құқығы жоқ тұлға берген.",
    en: "The certificate was issued by someone not entitled to issue certificates.",
  },
  "path-too-long": {
    ru: "Цепочка сертификатов слишком длинная.",
    kk: "Сертификаттар тізбегі тым ұзын.",
    en: "The chain of certificates is too long.",
  },
  "key-usage-forbids": {
    ru: "Этим сертификатом нельзя подписывать документы.",
    kk: "Бұл сертификатпен құжаттарға қол қоюға болмайды.",
    en: "This certificate may not sign documents.",
  },
  "key-of-authority": {
    ru: "Это сертификат удостоверяющего центра: им выдают сертификаты, а не подписывают документы.",
    kk: "Бұл – куәландырушы орталықтың сертификаты: онымен құжатқа қол қойылмайды, сертификат беріледі.",
    en: "This is the certificate of a certification authority: it issues certificates and does not sign documents.",
  },
  "key-for-login": {
    ru: "Этот ключ предназначен для входа (AUTH), а не для подписания документов.",
    kk: "Бұл кілт құжатқа қол қоюға емес, жүйеге кіруге (AUTH) арналған.",
    en: "This key is for signing in (AUTH), not for signing documents.",
  },
  "key-for-websites": {
    ru: "Это ключ сайта (TLS): документы им не подписывают.",
    kk: "Бұл – сайттың кілті (TLS): онымен құжатқа қол қойылмайды.",
    en: "This is the key of a website (TLS): it is not for signing documents.",
  },
  "key-for-programs": {
    ru: "Этот ключ предназначен для подписи программ, а не документов.",
    kk: "Бұл кілт құжаттарға емес, бағдарламаларға қол қоюға арналған.",
    en: "This key is for signing software, not documents.",
  },
  "key-for-timestamps": {
    ru: "Это ключ службы меток времени: документы им не подписывают.",
    kk: "Бұл – уақыт белгісі қызметінің кілті: онымен құжатқа қол қойылмайды.",
    en: "This is the key of a time-stamping service: it is not for signing documents.",
  },
  "key-for-ocsp": {
    ru: "Это ключ службы проверки сертификатов (OCSP): документы им не подписывают.",
    kk: "Бұл – сертификаттарды тексеру қызметінің кілті (OCSP): онымен құжатқа қол қойылмайды.",
    en: "This is the key of a certificate status service (OCSP): it is not for signing documents.",
  },
  "key-for-something-else": {
    ru: "Назначение ключа, указанное в сертификате, не включает подписание документов.",
    kk: "Сертификатта көрсетілген кілт мақсатына құжатқа қол қою кірмейді.",
    en: "The purposes of the key in the certificate do not include signing documents.",
  },
  "critical-extension-unknown": {
    ru: "В сертификате есть важное условие, которое здесь не поддерживается.",
    kk: "Сертификатта мұнда қолдау көрсетілмейтін маңызды шарт бар.",
    en: "The certificate has an important condition that is not supported here.",
  },
  "certificate-expired": {
    ru: "Срок действия сертификата истёк.",
    kk: "Сертификаттың қолданылу мерзімі өтіп кеткен.",
    en: "The certificate had expired.",
  },
  "certificate-not-yet-valid": {
    ru: "Срок действия сертификата ещё не начался.",
    kk: "Сертификаттың қолданылу мерзімі әлі басталмаған.",
    en: "The certificate was not valid yet.",
  },
  "issuer-not-valid-then": {
    ru: "Сертификат удостоверяющего центра тогда не действовал.",
    kk: "Куәландырушы орталықтың сертификаты ол кезде жарамсыз болған.",
    en: "The authority’s certificate was not valid then.",
  },
  "timestamp-missing": {
    ru: "Метки времени нет: срок сертификата проверен на сегодня.",
    kk: "Уақыт белгісі жоқ: сертификат мерзімі бүгінге тексерілді.",
    en: "There is no timestamp: validity was checked as of the time of the check.",
  },
  "timestamp-malformed": { ru: "Метка времени повреждена.", kk: "Уақыт белгісі бүлінген.", en: "The timestamp is damaged." },
  "timestamp-imprint-mismatch": {
    ru: "Метка времени поставлена на другую подпись.",
    kk: "Уақыт белгісі басқа қолтаңбаға қойылған.",
    en: "The timestamp belongs to another signature.",
  },
  "timestamp-signature-invalid": {
    ru: "Подпись под меткой времени неверна.",
    kk: "Уақыт белгісінің қолтаңбасы жарамсыз.",
    en: "The signature of the timestamp is wrong.",
  },
  "timestamp-algorithm-not-supported": {
    ru: "Алгоритм метки времени здесь не поддерживается.",
    kk: "Уақыт белгісінің алгоритміне мұнда қолдау жоқ.",
    en: "The algorithm of the timestamp is not supported here.",
  },
  "timestamp-algorithm-weak": {
    ru: "Метка времени сделана алгоритмом, которому больше нельзя доверять.",
    kk: "Уақыт белгісі енді сенуге болмайтын алгоритммен жасалған.",
    en: "The timestamp uses an algorithm that can no longer be relied on.",
  },
  "timestamp-not-by-authority": {
    ru: "Метку времени поставил тот, кто не вправе этого делать.",
    kk: "Уақыт белгісін құқығы жоқ тұлға қойған.",
    en: "The timestamp was issued by someone not entitled to issue timestamps.",
  },
  "timestamp-untrusted": {
    ru: "Службе метки времени мы не доверяем: срок проверен на сегодня.",
    kk: "Уақыт белгісі қызметіне сенбейміз: мерзім бүгінге тексерілді.",
    en: "The time-stamping authority is not trusted: validity was checked as of the time of the check.",
  },
  "timestamp-in-future": {
    ru: "Время в метке ещё не наступило.",
    kk: "Уақыт белгісі болашақ уақытпен қойылған.",
    en: "The time of the timestamp is in the future.",
  },
  revoked: { ru: "Сертификат отозван.", kk: "Сертификат кері қайтарылған.", en: "The certificate was revoked." },
  "revoked-later": {
    ru: "Сертификат отозван, но уже после подписания.",
    kk: "Сертификат кері қайтарылған, бірақ қол қойылғаннан кейін.",
    en: "The certificate was revoked, but only after signing.",
  },
  "revocation-not-checked": {
    ru: "Не проверено, отозван ли сертификат.",
    kk: "Сертификаттың кері қайтарылған-қайтарылмағаны тексерілмеді.",
    en: "Whether the certificate was revoked was not checked.",
  },
  "revocation-stale": {
    ru: "Сведения об отзыве устарели.",
    kk: "Кері қайтару туралы мәліметтер ескірген.",
    en: "The revocation information is out of date.",
  },
  "revocation-unauthenticated": {
    ru: "Сведения об отзыве не подтверждены их источником.",
    kk: "Кері қайтару туралы мәліметтерді дереккөзі растамаған.",
    en: "The revocation information could not be confirmed with its source.",
  },
  "revocation-unknown": {
    ru: "Удостоверяющий центр не знает этого сертификата.",
    kk: "Куәландырушы орталық бұл сертификатты білмейді.",
    en: "The authority does not know this certificate.",
  },
  "issuer-revoked": {
    ru: "Сертификат удостоверяющего центра отозван.",
    kk: "Куәландырушы орталықтың сертификаты кері қайтарылған.",
    en: "The authority’s own certificate was revoked.",
  },
  "issuer-revocation-not-checked": {
    ru: "Не проверено, отозван ли сертификат удостоверяющего центра.",
    kk: "Куәландырушы орталық сертификатының кері қайтарылған-қайтарылмағаны тексерілмеді.",
    en: "Whether the authority’s own certificate was revoked was not checked.",
  },
};

/** The sentence of a reason in a language. */
export const sentenceOf = (reason: AnyReason, language: Language): string => sentences[reason][language];
