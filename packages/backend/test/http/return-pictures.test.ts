// Pictures of what is sent back: who may bring them, how many, what becomes of them.
// Source: spec 2 §4 "Returns flow", §8; docs/adr/0075.

import { UPLOAD_MAX_BYTES } from '@tornister/domain/forms';
import { DAY_MS } from '@tornister/domain/shared';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { issueApiToken } from '../../src/auth/api-token.ts';
import { RETURN_IMAGES_FROM_ADDRESS } from '../../src/limits/limits.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { type Line, openReturnDesk } from '../support/return-desk.ts';
import type { Shopper } from '../support/shopper.ts';

describeOnADatabase('Pictures of a return (spec 2 §4 "Returns flow")', (database) => {
  const { ordered, delivered, stranger, found, lineOf, submit, shop } = openReturnDesk(database);

  const UPLOAD = `mutation($file:Upload!,$signature:String!,$hash:ID!,$itemId:ID!,$lineItemId:ID!){
    answer:uploadReturnImage(file:$file,signature:$signature,hash:$hash,itemId:$itemId,lineItemId:$lineItemId){id fieldErrors{fieldName errorMessage}}}`;
  type Uploaded = {
    readonly id: string | null;
    readonly fieldErrors: readonly { readonly errorMessage: string }[];
  } | null;
  const picture = (format: 'jpeg' | 'png' | 'webp', background = '#c33'): Promise<Buffer> =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .toFormat(format)
      .toBuffer();
  const blob = (content: Buffer | string): Blob =>
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
  const signatureFor = async (who: Shopper): Promise<string> =>
    (await who.call<{ answer: string }>('{answer:getCurrentUploadSignature}')).answer;
  const upload = async (who: Shopper, hash: string, line: Line, file: Blob, signed?: string): Promise<string> => {
    const signature = signed ?? (await signatureFor(who));
    const variables = { file: null, signature, hash, itemId: line.itemId, lineItemId: line.id };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPLOAD, variables }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', file, '../../x\u202egpj.html');
    const token = await issueApiToken(shop().services.secrets, Math.floor(shop().services.now() / 1_000));
    const headers = { ...who.headers, authorization: `Bearer ${token}` };
    const answer = await shop().request('/graphql', { method: 'POST', headers, body: form });
    const { data } = (await answer.json()) as { readonly data: { readonly answer: Uploaded } };
    return data.answer === null ? 'nothing' : (data.answer.id ?? data.answer.fieldErrors[0]?.errorMessage ?? '');
  };
  const anOrder = async () => {
    const { number } = await delivered();
    const shopper = await stranger();
    const order = await found(shopper, number);
    return { number, shopper, order, hash: order.hash, pen: lineOf(order, 'pen') };
  };

  it('are drawn anew, shown small, and go with their return', async () => {
    const { shopper, order, hash, pen, number } = await anOrder();
    const png = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]);
    const ids = [
      await upload(shopper, hash, pen, blob(png)),
      await upload(shopper, hash, pen, blob(await picture('webp'))),
    ];
    for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
    expect([...shop().files.keys()]).toEqual([`${ids[0]}.png`, `${ids[1]}.jpg`]);
    expect(Buffer.from(shop().files.get(`${ids[0]}.png`) ?? []).includes('script')).toBe(false);
    const { images } = await found(shopper, number);
    expect(images.map(({ id, lineId }) => [id, lineId])).toEqual(ids.map((id) => [id, pen.id]));
    expect(images.every(({ preview }) => preview.startsWith('data:image/jpeg;base64,'))).toBe(true);
    const damaged = { lineId: pen.id, quantity: 1, reason: 'damaged', images: ids };
    expect(await submit(shopper, order, [damaged])).toMatchObject({ isError: false });
    expect((await found(shopper, number)).images).toEqual([]);
  });

  it('are at most five for a line, also at once, until one is taken away', async () => {
    const { shopper, hash, pen } = await anOrder();
    const shades = await Promise.all(
      Array.from({ length: 8 }, (_, index) => picture('jpeg', `rgb(${index * 30},0,0)`)),
    );
    const [file = expect.fail(), ...others] = shades.map(blob);
    const answers = await Promise.all(others.map((other) => upload(shopper, hash, pen, other)));
    const taken = answers.filter((id) => id.length === 24);
    expect([taken.length, answers.filter((answer) => answer === 'tooManyFiles').length]).toEqual([5, 2]);
    const remove = 'mutation($hash:ID!,$id:ID!){answer:removeReturnImage(hash:$hash,imageId:$id)}';
    expect(await shopper.call(remove, { hash, id: taken[0] })).toEqual({ answer: true });
    expect(await shopper.call(remove, { hash, id: taken[0] })).toEqual({ answer: false });
    expect(shop().files.size).toBe(4);
    expect(await upload(shopper, hash, pen, file)).toHaveLength(24);
  });

  it('may come a hundred at once: five are kept, and from one address no more than its share is looked at', async () => {
    const { shopper, hash, pen } = await anOrder();
    const upTo = RETURN_IMAGES_FROM_ADDRESS.most + 5;
    const files = await Promise.all(
      Array.from({ length: upTo }, (_, index) => picture('png', `hsl(${index * 2},100%,50%)`).then(blob)),
    );
    const answers = await Promise.all(files.map((file) => upload(shopper, hash, pen, file)));
    const count = (kind: (answer: string) => boolean): number => answers.filter(kind).length;
    expect(count((answer) => /^[\w-]{24}$/.test(answer))).toBe(5);
    expect(count((answer) => answer === 'tooManyFiles')).toBe(RETURN_IMAGES_FROM_ADDRESS.most - 5);
    expect(shop().files.size).toBe(5);
    expect(count((answer) => answer === 'nothing')).toBe(5);
  });

  it('that are sent twice are one, also at once; the same one at another line stands there too', async () => {
    const { shopper, hash, order, pen, number } = await anOrder();
    const file = blob(await picture('jpeg'));
    const [one, two] = await Promise.all([upload(shopper, hash, pen, file), upload(shopper, hash, pen, file)]);
    expect(two).toBe(one);
    expect(await upload(shopper, hash, pen, file)).toBe(one);
    const other = await upload(shopper, hash, lineOf(order, 'ruler'), file);
    expect((await found(shopper, number)).images.map(({ id }) => id).sort()).toEqual([one, other].sort());
    expect(shop().files.size).toBe(2);
  });

  it('and what was answered belong to the login that ordered, or to whoever found the order, and not to both', async () => {
    const { shopper, orderId } = await ordered();
    const row = await database()
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const number = String(row.number);
    const order = await found(shopper, number);
    const pen = lineOf(order, 'pen');
    const save = 'mutation($hash:ID!,$draft:ReturnDraftInput!){answer:saveReturnDraft(hash:$hash,draft:$draft)}';
    const draftOf = (comment: string) => ({
      items: [{ lineId: pen.id, quantity: 1, reason: 'other', comment, images: [] }],
      labels: 0,
    });
    const who = await stranger();
    await shopper.call(save, { hash: order.hash, draft: draftOf('vom Käufer') });
    await who.call(save, { hash: order.hash, draft: draftOf('vom Finder') });
    const own = await upload(shopper, order.hash, pen, blob(await picture('jpeg')));
    const theirs = await upload(who, order.hash, pen, blob(await picture('jpeg')));
    expect(theirs).not.toBe(own);
    const [mine, theirView] = [await found(shopper, number), await found(who, number)];
    expect([mine.draft, theirView.draft]).toMatchObject([draftOf('vom Käufer'), draftOf('vom Finder')]);
    expect([mine, theirView].map(({ images }) => images.map(({ id }) => id))).toEqual([[own], [theirs]]);
    const remove = 'mutation($hash:ID!,$id:ID!){answer:removeReturnImage(hash:$hash,imageId:$id)}';
    expect(await who.call(remove, { hash: order.hash, id: own })).toEqual({ answer: false });
    expect(await shopper.call(remove, { hash: order.hash, id: own })).toEqual({ answer: true });
  });

  it('that are none are refused and take no place', async () => {
    const { shopper, hash, pen, number } = await anOrder();
    const jpeg = await picture('jpeg');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const refusals = [
      [blob(svg), 'fileTypeIncorrect'],
      [blob('%PDF-1.7\n%%EOF'), 'fileTypeIncorrect'],
      [blob('<html>'), 'fileTypeIncorrect'],
      [blob(''), 'fileEmpty'],
      [blob(jpeg.subarray(0, 60)), 'fileBroken'],
      [blob(Buffer.concat([jpeg, Buffer.alloc(UPLOAD_MAX_BYTES - jpeg.length + 1)])), 'fileTooLarge'],
    ] as const;
    for (const [file, message] of refusals) expect(await upload(shopper, hash, pen, file)).toBe(message);
    expect([(await found(shopper, number)).images, shop().files.size]).toEqual([[], 0]);
  });

  it('need a signature of one’s own, once, and a line of this order', async () => {
    const { shopper, hash, pen } = await anOrder();
    const other = await anOrder();
    const file = blob(await picture('jpeg'));
    const signature = await signatureFor(shopper);
    expect(await upload(shopper, hash, pen, file, signature)).toHaveLength(24);
    expect(await upload(shopper, hash, pen, file, signature)).toBe('fileGone');
    expect(await upload(shopper, hash, pen, file, await signatureFor(await stranger()))).toBe('fileGone');
    expect(await upload(shopper, hash, other.pen, file)).toBe('nothing');
    expect(await upload(shopper, hash, { ...pen, itemId: 'ruler' }, file)).toBe('nothing');
    expect(await upload(shopper, 'no.hash', pen, file)).toBe('nothing');
  });

  it('are forgotten when their return never comes', async () => {
    const { shopper, hash, pen } = await anOrder();
    await upload(shopper, hash, pen, blob(await picture('jpeg')));
    shop().pass(2 * DAY_MS);
    await forgetOld(shop().services);
    expect(shop().files.size).toBe(0);
  });
});
