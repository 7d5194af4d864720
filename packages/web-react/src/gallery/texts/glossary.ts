import type { Language } from '@gatehouse-login/core';

/** What a language calls a thing, everywhere. */
export interface Wording {
  readonly term: string;
  /** What a text may contain instead: inflected forms, or the part that all of them share. By default the term itself. */
  readonly forms?: readonly string[];
  /** Other words for the same thing. No text contains them. */
  readonly not?: readonly string[];
}

/** A thing that has one name in each language. */
export interface Term {
  readonly name: string;
  /** Matches an English text that names it. */
  readonly english: RegExp;
  readonly wordings: Readonly<Record<Exclude<Language, 'en'>, Wording>>;
}

/** The glossary. Tests hold every text to it, and `docs/translations.md` shows it. */
export const GLOSSARY: readonly Term[] = [
  {
    name: 'log in',
    english: /\blog(?:ged|ging)? ?in\b/i,
    wordings: {
      de: { term: 'anmelden', forms: ['anmeld', 'angemeldet', 'melden Sie sich'], not: ['einloggen'] },
      es: {
        term: 'iniciar sesión',
        forms: [
          ...['iniciar sesión', 'inicie sesión', 'inicio de sesión', 'iniciando sesión', 'iniciado sesión'],
          ...['iniciado la sesión'],
        ],
        not: ['acceder', 'loguear'],
      },
      pl: { term: 'zalogować się', forms: ['zalog', 'logowani'] },
      zh: { term: '登录', not: ['登陆', '登入'] },
      ja: { term: 'ログイン', not: ['サインイン', 'ログオン'] },
      ar: { term: 'تسجيل الدخول', forms: ['تسجيل الدخول', 'تسجيل دخول', 'سجلت الدخول'] },
    },
  },
  {
    name: 'username',
    english: /\busername\b/i,
    wordings: {
      de: { term: 'Benutzername', not: ['Anmeldename', 'Kennung'] },
      es: { term: 'nombre de usuario', not: ['alias'] },
      pl: {
        term: 'nazwa użytkownika',
        forms: ['nazwa użytkownika', 'nazwy użytkownika', 'nazwę użytkownika', 'nazwą użytkownika'],
      },
      zh: { term: '用户名', not: ['账号', '帐号'] },
      ja: { term: 'ユーザー名', not: ['ユーザーID', 'ユーザーネーム'] },
      ar: { term: 'اسم المستخدم', not: ['اسم الدخول'] },
    },
  },
  {
    name: 'password',
    english: /\bpasswords?\b/i,
    wordings: {
      de: { term: 'Passwort', forms: ['passwort', 'passwört'], not: ['Kennwort', 'Kennwört'] },
      es: { term: 'contraseña', not: ['clave'] },
      pl: { term: 'hasło', forms: ['hasł', 'haseł'] },
      zh: { term: '密码', not: ['口令'] },
      ja: { term: 'パスワード', not: ['暗証番号'] },
      ar: {
        term: 'كلمة المرور',
        forms: ['كلمة المرور', 'كلمات المرور', 'كلمتا المرور'],
        not: ['كلمة السر', 'الرقم السري'],
      },
    },
  },
  {
    name: 'authentication code',
    english: /\bauthentication code\b/i,
    wordings: {
      de: { term: 'Authentifizierungscode', not: ['Bestätigungscode', 'Sicherheitscode'] },
      es: { term: 'código de autenticación', not: ['código de verificación', 'código de seguridad'] },
      pl: {
        term: 'kod uwierzytelniający',
        forms: ['kod uwierzytelniający', 'kodu uwierzytelniającego'],
        not: ['weryfikacyjn'],
      },
      zh: { term: '验证码', not: ['认证码', '校验码'] },
      ja: { term: '認証コード', not: ['確認コード', '検証コード'] },
      ar: { term: 'رمز المصادقة', not: ['رمز التحقق', 'رمز التأكيد'] },
    },
  },
  {
    name: 'two-factor authentication',
    english: /\btwo-factor authentication\b/i,
    wordings: {
      de: { term: 'Zwei-Faktor-Authentifizierung', not: ['2FA'] },
      es: { term: 'autenticación de dos factores', not: ['doble factor', 'dos pasos'] },
      pl: {
        term: 'uwierzytelnianie dwuskładnikowe',
        forms: ['uwierzytelnianie dwuskładnikowe', 'uwierzytelniania dwuskładnikowego'],
        not: ['dwuetapow'],
      },
      zh: { term: '双重身份验证', not: ['双因素', '两步验证'] },
      ja: { term: '二要素認証', not: ['2要素', '二段階'] },
      ar: { term: 'المصادقة الثنائية', not: ['بخطوتين'] },
    },
  },
  {
    name: 'country code',
    english: /\bcountry code\b/i,
    wordings: {
      de: { term: 'Vorwahl', not: ['Ländercode', 'Landeskennzahl'] },
      es: { term: 'prefijo', not: ['código de país', 'código del país'] },
      pl: { term: 'kierunkowy', forms: ['kierunkow'], not: ['kod kraju'] },
      zh: { term: '国际区号', not: ['国家代码'] },
      ja: { term: '国番号', not: ['国コード'] },
      ar: { term: 'رمز الدولة', not: ['رمز البلد'] },
    },
  },
  {
    name: 'trading account',
    english: /\btrading account\b/i,
    wordings: {
      de: { term: 'Handelskonto', forms: ['handelskont'], not: ['Tradingkonto'] },
      es: { term: 'cuenta de operaciones', not: ['cuenta de trading', 'cuenta de negociación'] },
      pl: {
        term: 'rachunek inwestycyjny',
        forms: ['rachunek inwestycyjny', 'rachunku inwestycyjn', 'rachunkiem inwestycyjnym'],
        not: ['konto handlowe', 'konta handlowego'],
      },
      zh: { term: '交易账户', not: ['交易账号', '交易帐户'] },
      ja: { term: '取引口座', not: ['取引アカウント'] },
      ar: { term: 'حساب التداول', not: ['حساب المتاجرة'] },
    },
  },
  {
    name: 'suspended',
    english: /\bsuspended\b/i,
    wordings: {
      de: { term: 'gesperrt', not: ['suspendiert'] },
      es: { term: 'suspendida', not: ['bloquead'] },
      pl: { term: 'zablokowany', forms: ['zablokowan'], not: ['zawieszon'] },
      zh: { term: '暂停', not: ['冻结', '停用'] },
      ja: { term: '停止', not: ['凍結'] },
      ar: { term: 'موقوف', forms: ['موقوف', 'إيقاف'], not: ['تعليق', 'معلق'] },
    },
  },
  {
    name: 'try again',
    english: /\btry (?:it )?again\b/i,
    wordings: {
      de: { term: 'erneut versuchen', forms: ['erneut'], not: ['nochmal', 'noch einmal'] },
      es: {
        term: 'volver a intentarlo',
        forms: ['volver a intentarlo', 'vuelva a intentarlo', 'inténtelo de nuevo', 'reintentar'],
        not: ['otra vez'],
      },
      pl: {
        term: 'spróbować ponownie',
        forms: ['spróbować ponownie', 'ponów próbę'],
        not: ['jeszcze raz'],
      },
      zh: { term: '重试', not: ['再试', '再次尝试'] },
      ja: { term: 'もう一度試す', forms: ['もう一度', '再試行'], not: ['再度'] },
      ar: {
        term: 'المحاولة مرة أخرى',
        forms: ['المحاولة مرة أخرى', 'إعادة المحاولة'],
        not: ['مجددا'],
      },
    },
  },
  {
    name: 'customer services, Client Management',
    english: /\bcustomer services\b|\bclient management\b/i,
    wordings: {
      de: { term: 'Kundenservice', not: ['Kundenbetreuung', 'Kundendienst'] },
      es: {
        term: 'servicio de atención al cliente',
        not: ['servicio al cliente', 'con atención al cliente'],
      },
      pl: {
        term: 'obsługa klienta',
        forms: ['obsługa klienta', 'obsługi klienta', 'obsługę klienta', 'obsługą klienta'],
      },
      zh: { term: '客户服务', not: ['客户支持', '客户经理'] },
      ja: { term: 'カスタマーサポート', not: ['カスタマーサービス', 'お客様窓口'] },
      ar: { term: 'خدمة العملاء', not: ['خدمة الزبائن', 'دعم العملاء'] },
    },
  },
  {
    name: 'platform',
    english: /\bplatform\b/i,
    wordings: {
      de: { term: 'Plattform' },
      es: { term: 'plataforma' },
      pl: { term: 'platforma', forms: ['platform'] },
      zh: { term: '平台' },
      ja: { term: 'プラットフォーム' },
      ar: { term: 'المنصة', forms: ['منصة'] },
    },
  },
  {
    name: 'service (that answers)',
    english: /\bservice\b/i,
    wordings: {
      de: { term: 'Dienst' },
      es: { term: 'servicio' },
      pl: { term: 'usługa', forms: ['usług'] },
      zh: { term: '服务', not: ['服务器'] },
      ja: { term: 'サービス', not: ['サーバー'] },
      ar: { term: 'الخدمة', forms: ['خدمة'], not: ['الخادم'] },
    },
  },
];
