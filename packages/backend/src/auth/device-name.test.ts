import { describe, expect, it } from 'vitest';
import { deviceNameOf } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const LINUX = `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT}`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a device in the list of logins', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [`${LINUX} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Linux'],
    [`${LINUX} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Headless Chrome, Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge, Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.5`, 'Vivaldi, Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari, macOS',
    ],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
    [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
    [`${IPHONE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/604.1`, 'DuckDuckGo, iPhone'],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
  ])('%s is %s', (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));

  it('leaves out what is not known, rather than to guess from what everybody says', () => {
    expect(deviceNameOf(`${LINUX} Somebody/1.0 Safari/537.36`)).toBe('Linux');
    expect(deviceNameOf(`${IPHONE} Mobile/15E148 [FBAN/FBIOS]`)).toBe('iPhone');
    expect(deviceNameOf('curl/8.14.1')).toBeUndefined();
    expect(deviceNameOf('')).toBeUndefined();
  });
});
