// A mail server of a test: takes mails by SMTP, or says nothing when one has come. Source: RFC 5321.

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the test says of a mail that has come as a whole: taken, or never answered. */
type Verdict = 'taken' | 'unanswered';

export type SmtpServer = {
  readonly url: string;
  readonly close: () => Promise<void>;
};

const END_OF_MAIL = '\r\n.\r\n';
const MESSAGE_ID = /^message-id:\s*<([^>]+)>/im;

/**
 * Starts it on a free port; `judge` gets the id of each mail and the mail itself, and `after` once its answer is on the way; a recipient without
 * a mailbox is refused.
 */
export const startSmtpServer = async (
  judge: (messageId: string, mail: string) => Verdict,
  after: (messageId: string) => void,
  hasMailbox: (address: string) => boolean = () => true,
): Promise<SmtpServer> => {
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    let received = '';
    let isMail = false;
    const say = (line: string, then?: () => void) => socket.write(`${line}\r\n`, then);
    const takeMail = (mail: string): void => {
      const messageId = MESSAGE_ID.exec(mail)?.[1] ?? '';
      isMail = false;
      if (judge(messageId, mail) === 'taken') say('250 taken', () => after(messageId));
      else after(messageId);
    };
    const takeLine = (line: string): void => {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        isMail = true;
        say('354 go on');
      } else if (command === 'RCPT' && !hasMailbox(/<([^>]*)>/.exec(line)?.[1] ?? ''))
        say(`550 5.1.1 ${/<[^>]*>/.exec(line)?.[0]}: no such mailbox`);
      else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    /** Takes the next line, or the whole mail, off what has come; nothing as long as it is not whole. */
    const nextPart = (): string | undefined => {
      const end = isMail ? END_OF_MAIL : '\r\n';
      const at = received.indexOf(end);
      if (at === -1) return undefined;
      const part = received.slice(0, at);
      received = received.slice(at + end.length);
      return part;
    };
    socket.setEncoding('utf8');
    // A client that is killed resets its connection.
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      received += chunk;
      for (let part = nextPart(); part !== undefined; part = nextPart())
        if (isMail) takeMail(part);
        else takeLine(part);
    });
    say('220 test');
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
