// A school logs in: 500 right passwords from one address behind a trusted proxy, of which none may be refused, and how long they took. Then strangers
// guess: 100 wrong passwords for one account from 100 addresses, and 100 for made-up accounts from the school's address; the owners have to get in.
// LOAD_LOGINS (500) and LOAD_GUESSES (100) ask for fewer.

import { aMember } from '../../e2e/fixtures/customers.ts';
import { createVisitor } from '../../e2e/fixtures/http.ts';
import { query, startOwnPostgres } from './own-postgres.mjs';
import { openShop } from './shop.mjs';

const PUPILS = Number(process.env.LOAD_LOGINS ?? 500);
const GUESSES = Number(process.env.LOAD_GUESSES ?? 100);
/** Logins that wait for their answer at the same time. */
const AT_ONCE = 10;
const WANTED_S = 60;
const SCHOOL = '203.0.113.7';
const LOGGED_IN = 303;
const TOO_MANY = 429;
const say = (line) => process.stdout.write(`${line}\n`);

const emailOf = (number) => `pupil.${number}@school.example`;

/** Accounts with the password of one that was opened by the form: opening so many would take as many hashes. */
const addPupils = (url, email) =>
  query(
    url,
    `insert into accounts select pupil.* from accounts as one, generate_series(1, $2::int) as number,
      jsonb_populate_record(one, jsonb_build_object('id', 'pupil-' || number, 'email', 'pupil.' || number || '@school.example')) as pupil
    where one.email = $1`,
    [email, PUPILS],
  );

/** A login in a new browser; from the given address, else from one that nobody else has. Answers its status. */
const logIn = async (port, { email, password }, address) => {
  const visitor = createVisitor({ port });
  const { status } = await visitor.ask('/login/', {
    method: 'POST',
    headers: {
      origin: `http://de.localhost:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: new URLSearchParams({ intent: 'login', email, password }).toString(),
  });
  return status;
};

/** Asks for all, so many at once; answers how many came to which status. */
const many = async (count, ask) => {
  const statuses = {};
  let next = 0;
  const one = async () => {
    while (next < count) {
      next += 1;
      const status = await ask(next);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return statuses;
};

const timed = async (work) => {
  const startedAt = performance.now();
  const answer = await work();
  return { answer, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
};

/** Runs it; answers whether everybody with a right password got in. */
export const run = async () => {
  const postgres = await startOwnPostgres();
  if (postgres === undefined) {
    say('No PostgreSQL here: `sudo apt-get install postgresql`.');
    return false;
  }
  let open;
  const complaints = [];
  const expect = (isTrue, line) => {
    say(`${isTrue ? '✓' : '✗'} ${line}`);
    if (!isTrue) complaints.push(line);
  };
  try {
    const url = await postgres.createDatabase('logins');
    open = await openShop({ databaseUrl: url });
    const { port } = open;
    process.env.SHOP_PORT = String(port);
    const { login: owner } = await aMember({ port });
    await addPupils(url, owner.email);
    const pupil = (number) => ({ email: emailOf(number), password: owner.password });

    const school = await timed(() => many(PUPILS, (number) => logIn(port, pupil(number), SCHOOL)));
    const served = school.answer[LOGGED_IN] ?? 0;
    expect(
      served === PUPILS,
      `${served} of ${PUPILS} right logins from one address served, ${school.answer[TOO_MANY] ?? 0} refused as too many (by status: ${JSON.stringify(school.answer)})`,
    );
    say(`  in ${school.seconds} s, ${AT_ONCE} at once (wanted: ${WANTED_S}; each takes a hash of 64 MB)`);

    const fromAnywhere = await many(GUESSES, () => logIn(port, { ...owner, password: 'a wrong guess' }));
    const inAfter = await timed(() => logIn(port, owner));
    expect(
      inAfter.answer === LOGGED_IN,
      `after ${GUESSES} wrong guesses from as many addresses (${JSON.stringify(fromAnywhere)}) the owner is answered by ${inAfter.answer} in a new browser, after ${inAfter.seconds} s`,
    );

    const madeUp = (number) => ({ email: `nobody.${number}@school.example`, password: 'a wrong guess' });
    const fromSchool = await many(GUESSES, (number) => logIn(port, madeUp(number), SCHOOL));
    const besides = await timed(() => logIn(port, pupil(1), SCHOOL));
    expect(
      besides.answer === LOGGED_IN,
      `after ${GUESSES} wrong guesses from the school's address (${JSON.stringify(fromSchool)}) a pupil there is answered by ${besides.answer}, after ${besides.seconds} s`,
    );
    return complaints.length === 0;
  } finally {
    await open?.close();
    await postgres.stop();
  }
};
