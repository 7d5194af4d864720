/** The default personas file. It is a module, so that the built package needs no file beside it. */
export const DEFAULT_PERSONAS = `# The people of the Gatehouse sandbox. Names and passwords are invented and open nothing anywhere else.
people:
  - id: plain
    username: DM100001
    password: Copper-Kite1
    about: Signs in and reaches the platform. Any other password is refused; five wrong ones lock the account.
  - id: locked
    username: DM100002
    password: Frozen-Gate2
    state: locked
    about: Is locked from the start, and refused with the same answer as a wrong password.
  - id: slow
    username: DM100003
    password: Patient-Oak3
    faults: [{ call: session, kind: slow, ms: 3000 }]
    about: Signs in, but the answer takes about three seconds.
  - id: fault
    username: DM100004
    password: Broken-Lamp4
    faults: [{ call: session, kind: server-error }]
    about: The session call answers 500.
  - id: too-many
    username: DM100005
    password: Crowded-Bus5
    faults: [{ call: session, kind: too-many, retryAfter: "5" }]
    about: The session call answers 429 and asks to wait five seconds.
  - id: busy
    username: DM100006
    password: Market-Noon6
    faults: [{ call: session, kind: busy, retryAfter: "5" }]
    about: The session call answers 503 and asks to wait five seconds.
  - id: malformed
    username: DM100007
    password: Tangled-Yarn7
    faults: [{ call: session, kind: html }]
    about: The session call answers 200 with a web page instead of JSON.
  - id: account-fault
    username: DM100008
    password: Hollow-Tree8
    faults: [{ call: account, kind: server-error }]
    about: Gets a session, then the account call answers 500.
  - id: two-factor
    username: DA200001
    password: Double-Lock1
    twoFactor: true
    about: Is asked for a code, by e-mail or SMS, before there is a session.
  - id: two-factor-enabled-operator
    username: DA200002
    password: Silver-Key22
    operators: [{ is2FAEnabledAO: true }]
    about: Signs in; the first account operator has two-factor enabled.
  - id: two-factor-mandatory
    username: DA200003
    password: Must-Enrol33
    operators: [{ is2FAEnabledAO: true, is2FAMandatory: true }]
    about: Signs in; two-factor is mandatory and not set up, so the way leads to My account.
  - id: forced-change
    username: DA200004
    password: Old-Winter44
    passwordChangeRequired: true
    formerPasswords: [Old-Autumn33, Old-Summer22]
    about: Signs in and must change the password first; the last three may not come back.
  - id: phone
    username: DM300001
    password: Golden-Fish1
    countryCode: "86"
    phone: "13800138000"
    brand: forex-chinese
    about: Signs in by phone, country code 86, or by user name.
  - id: hostile
    username: DM400001
    password: Sharp-Glass1
    hostile: true
    about: Signs in; names in the account answer hold markup, which must stay plain text.
  - id: deactivated
    username: DM100009
    password: Dusty-Attic9
    state: deactivated
    about: Has not signed in for twelve months and is refused.
  - id: suspended
    username: DA200005
    password: Three-Tries5
    state: suspended
    twoFactor: true
    about: Gave three wrong codes once and is refused with 4020.
  - id: many-contacts
    username: DA200006
    password: Ring-Me-Now6
    twoFactor: true
    contacts:
      - { kind: sms, to: "+44 7700 900111" }
      - { kind: email, to: first@client.example }
      - { kind: sms, to: "+49 1510 900222" }
      - { kind: email, to: second@client.example }
    about: Can have the code sent to four places, which arrive unsorted.
  - id: no-contacts
    username: DA200007
    password: Silent-Post7
    twoFactor: true
    contacts: []
    about: Is asked for a code, but there is nowhere to send one.
  - id: sms-only
    username: DA200008
    password: Just-A-Text8
    twoFactor: true
    contacts: [{ kind: sms, to: "+48 600 900 333" }]
    about: Can have the code by SMS only.
  - id: code-not-sent
    username: DA200009
    password: Lost-Pigeon9
    twoFactor: true
    faults: [{ call: send-code, kind: server-error }]
    about: Is asked for a code, but sending it fails.
  - id: verify-fault
    username: DA200010
    password: Stuck-Door10
    twoFactor: true
    faults: [{ call: verify-code, kind: busy, retryAfter: "3", count: 1 }]
    about: Gives the code; the first try is answered 503, the next as it should be.
  - id: two-factor-forced-change
    username: DA200011
    password: Both-Gates11
    twoFactor: true
    passwordChangeRequired: true
    about: Is asked for a code, then for a new password.
  - id: two-factor-account-fault
    username: DA200012
    password: Half-Bridge2
    twoFactor: true
    faults: [{ call: account, kind: server-error }]
    about: Gives the right code, then the account call answers 500.
  - id: two-factor-all
    username: DA200013
    password: Belt-Braces3
    twoFactor: true
    operators: [{ is2FAEnabledAO: true, is2FAMandatory: true }]
    about: Two-factor is mandatory and set up, so the way leads on.
  - id: mandatory-only
    username: DA200014
    password: Quiet-Rule14
    operators: [{ is2FAMandatory: true }]
    about: Two-factor is mandatory but not enabled for the operator. Only the TradingView variants insist on it.
  - id: change-fails
    username: DA200015
    password: Rusty-Hinge5
    passwordChangeRequired: true
    faults: [{ call: change-password, kind: server-error }]
    about: Must change the password, and the change fails.
  - id: change-false
    username: DA200016
    password: Empty-Hands6
    passwordChangeRequired: true
    faults: [{ call: change-password, kind: false-answer }]
    about: Must change the password; the answer is 200 and says that it did not change.
  - id: change-empty
    username: DA200017
    password: Blank-Page17
    passwordChangeRequired: true
    faults: [{ call: change-password, kind: empty }]
    about: Must change the password; the answer is 200 and empty.
  - id: no-operator
    username: DM500001
    password: Lonely-Desk1
    operators: []
    about: Signs in; the account has no operator.
  - id: many-operators
    username: DM500002
    password: Crowded-Row2
    operators: [{}, { is2FAEnabledAO: true, is2FAMandatory: true }, { isDMAClient: true }]
    about: Signs in; of three operators the first counts.
  - id: demo
    username: DM500003
    password: Paper-Money3
    operators: [{ daysUntilExpiryForDemo: 3.03 }]
    account: { contract: demo, currency: USD, culture: 9 }
    about: Signs in to a demo account that runs out in three days.
  - id: dma
    username: DM500004
    password: Direct-Line4
    operators: [{ isDMAClient: true }]
    account: { tradingAccounts: [Cash Equity] }
    about: Signs in; the operator has direct market access.
  - id: nfa
    username: DM500005
    password: First-Out-55
    operators: [{ isNfaEnabledClient: true, isFifo: true }]
    account: { currency: USD, culture: 9 }
    about: Signs in; an American account, first in first out.
  - id: linked
    username: DM500006
    password: Twin-Towers6
    account: { currency: GBP }
    linkedAccounts: [{ currency: EUR, culture: 7 }, { currency: BTC, tradingAccounts: [Crypto], closeOnly: true }]
    about: Signs in; two more accounts are linked, one in euro, one in bitcoin.
  - id: japanese
    username: DM500007
    password: Paper-Crane7
    displayName: 山田 太郎
    userType: 2
    account: { currency: JPY, culture: 16 }
    about: Signs in with a Japanese name, in yen, with a user type that nobody knows.
  - id: other-casing
    username: DM500008
    password: Shift-Lock88
    faults: [{ call: session, kind: other-casing }, { call: account, kind: other-casing }]
    about: Signs in; answers come in the other casing.
  - id: null-arrays
    username: DM500009
    password: Hollow-List9
    faults: [{ call: account, kind: null-arrays }]
    about: Signs in; every list of the account answer is null.
  - id: flaky
    username: DM500010
    password: Loose-Wire10
    faults: [{ call: session, kind: busy, probability: 0.5 }]
    about: The session call answers 503 half of the time.
`;
